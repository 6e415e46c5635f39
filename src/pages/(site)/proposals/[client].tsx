import { proposals } from '../../../content/proposals';
import { Dashboard } from '../../../dashboards/dashboard';
import { ButtonLink } from '../../../parts/button-link';
import { HungReadings } from '../../../parts/hung-readings';
import { Reading } from '../../../parts/reading';
import { CardPairs } from '../../../parts/sections/cards';
import { Closing } from '../../../parts/sections/closing';
import { RuledRows } from '../../../parts/sections/ruled-rows';
import { TextSection } from '../../../parts/sections/text-section';
import { ProposalHero } from '../../../proposals/proposal-hero';
import { PageHead } from '../../../seo/page-head';
import { mailHref } from '../../../site/contact-links';
import { find } from '../../../site/find';
import { site } from '../../../site/site';

export default async function ProposalPage({ client }: { readonly client: string }) {
  const proposal = find(proposals, client, 'proposals.yaml');
  const { id, opportunity, growth, tracking, expect, outcome, why, closing } = proposal;
  return (
    <>
      <PageHead path={`/proposals/${id}`} />
      <ProposalHero proposal={proposal} />
      <TextSection
        head={opportunity}
        size="lead"
        tone="green"
        beside={<Reading data={expect.readings[0]} />}
      />
      <RuledRows head={growth} rows={growth.cards} />
      <Dashboard data={tracking} src={site.dashboards[id]} />
      <HungReadings head={expect} tone="raised" />
      <HungReadings head={outcome} />
      <CardPairs head={why} cards={why.cards} />
      <Closing head={closing}>
        <ButtonLink href={mailHref(closing.mail.subject)}>{closing.mail.label}</ButtonLink>
        <ButtonLink href={mailHref(closing.mail.subject)} kind="onPaper">
          {site.email}
        </ButtonLink>
      </Closing>
    </>
  );
}

export const getConfig = async () =>
  ({ render: 'static', staticPaths: proposals.map(({ id }) => id) }) as const;
