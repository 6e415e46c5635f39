import { ButtonLink } from '../../../components/button-link';
import { mailHref } from '../../../content/addresses';
import { find } from '../../../content/find';
import { proposals } from '../../../content/proposals';
import { site } from '../../../content/site';
import { PageHead } from '../../../metadata/page-head';
import { Cards } from '../../../sections/cards';
import { Closing } from '../../../sections/closing';
import { Dashboard } from '../../../sections/dashboard';
import { HungReadings } from '../../../sections/hung-readings';
import { ProposalHero } from '../../../sections/proposal-hero';
import { RuledRows } from '../../../sections/ruled-rows';
import { TextSection } from '../../../sections/text-section';

const all = Object.values(proposals);

export default async function ProposalPage({ client }: { readonly client: string }) {
  const proposal = find<string, (typeof all)[number]>(all, client, 'proposals.ts');
  const { id, hero, opportunity, growth, tracking, expect, outcome, why, closing } = proposal;
  return (
    <>
      <PageHead path={`/proposals/${id}`} />
      <ProposalHero client={proposal.client} {...hero} picture={proposal.image} />
      <TextSection head={opportunity} paragraphs={opportunity.paragraphs} size="lead" />
      <RuledRows head={growth} rows={growth.cards} />
      <Dashboard data={tracking} src={site.dashboards[id]} />
      <HungReadings head={expect} readings={expect.readings} />
      <RuledRows head={outcome} rows={outcome.rows} />
      <Cards head={why} cards={why.cards} />
      <Closing head={closing}>
        <ButtonLink href={mailHref(closing.mail.subject)}>{closing.mail.label}</ButtonLink>
        <ButtonLink href={mailHref(closing.mail.subject)} kind="plain">
          {site.email}
        </ButtonLink>
      </Closing>
    </>
  );
}

export const getConfig = async () =>
  ({ render: 'static', staticPaths: all.map(({ id }) => id) }) as const;
