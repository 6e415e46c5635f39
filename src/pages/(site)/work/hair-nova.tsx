import { ButtonLink } from '../../../components/button-link';
import { hairNovaBookings } from '../../../content/figures';
import { hairNova } from '../../../content/hair-nova';
import { site } from '../../../content/site';
import { PageHead } from '../../../metadata/page-head';
import { Cards } from '../../../sections/cards';
import { CaseHero } from '../../../sections/case-hero';
import { Closing } from '../../../sections/closing';
import { Dashboard } from '../../../sections/dashboard';
import { FigureBand } from '../../../sections/figure-band';
import { PullQuote } from '../../../sections/pull-quote';
import { ReadingsRow } from '../../../sections/readings-row';
import { TextSection } from '../../../sections/text-section';

export default async function HairNovaPage() {
  const { back, client, hero, challenge, solution, dashboard, quote, closing } = hairNova;
  return (
    <>
      <PageHead path="/work/hair-nova" />
      <CaseHero
        path="/work/hair-nova"
        back={back}
        kicker={client}
        title={hero.headline}
        lead={hero.lead}
        picture={hairNova.image}
      />
      <ReadingsRow label={hairNova.readingsLabel} readings={hairNova.readings} />
      <FigureBand data={hairNovaBookings} />
      <TextSection head={challenge} paragraphs={challenge.paragraphs} size="lead" />
      <Cards head={solution} cards={solution.cards} tone="raised" />
      <Dashboard data={dashboard} src={site.dashboards['hair-nova']} />
      <PullQuote data={quote} />
      <Closing head={closing}>
        <ButtonLink href={closing.link.href}>{closing.link.label}</ButtonLink>
      </Closing>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
