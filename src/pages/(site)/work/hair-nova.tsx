import { css } from '../../../../styled-system/css';
import { Figure } from '../../../charts/figure';
import { hairNovaBookings } from '../../../content/client-stories';
import { hairNova } from '../../../content/hair-nova';
import { nought } from '../../../content/nought';
import { wall } from '../../../content/wall';
import { Dashboard } from '../../../dashboards/dashboard';
import { AnyLink } from '../../../parts/any-link';
import { Band } from '../../../parts/band';
import { textLink } from '../../../parts/link.styles';
import { quote as quoteClasses } from '../../../parts/quote.styles';
import { Reading } from '../../../parts/reading';
import { SectionHead } from '../../../parts/section-head';
import { Closing } from '../../../parts/sections/closing';
import { ReadingsRow } from '../../../parts/sections/readings-row';
import { TextSection } from '../../../parts/sections/text-section';
import { ChangeNumber } from '../../../parts/visitor-number';
import { PageHead } from '../../../seo/page-head';
import { site } from '../../../site/site';
import { CaseHero } from '../../../work/case-hero';
import { NumberedLegend } from '../../../work/numbered-legend';
import { OwnSheet } from '../../../work/own-sheet';
import { PullQuote } from '../../../work/pull-quote';
import { Steam } from '../../../work/steam';

/** The links under the visitor's number: to print it, to change it. */
const numberLinks = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  '&:has(> p[hidden])': { display: 'none' },
});

/** Once there is a visitor's number, the client's own stands apart from it, in ink. */
const clientNumber = css({
  '[data-number] &': {
    borderTop: 'hair',
    marginTop: '3',
    paddingTop: '40px',
    '& > :first-child': { display: 'block', color: 'quiet', paddingBottom: '3' },
    '& div > div:first-child > span:first-child': { color: 'text' },
  },
});

/** A plot as tall as the legend where that stands beside it; on paper the legend may go on. */
const withLegend = css({
  '--plot-height': { base: '320px', xl: 'initial' },
  '& > figure': { breakInside: 'auto' },
});

export default async function HairNovaPage() {
  const { back, client, hero, challenge, solution, dashboard, quote, closing } = hairNova;
  const classes = quoteClasses({ size: 'large' });
  const visitorNumber = (className: string) => (
    <p className={className} data-own-number="" hidden>
      <span className={classes.visitorFigure} data-part="comes-to" /> {nought.from}{' '}
      <span data-part="said" /> <span data-part="terms" />
    </p>
  );
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
        over={
          <>
            <OwnSheet />
            <Steam />
          </>
        }
        reading={
          <>
            {/* The visitor's number comes first, as on the sheet in the picture. */}
            {visitorNumber(css({ color: 'reading' }))}
            <div className={numberLinks}>
              <p data-own-number="" hidden>
                <AnyLink href={wall.page.path} className={textLink({ standing: true })}>
                  {wall.link}
                </AnyLink>
              </p>
              <ChangeNumber />
            </div>
            <div className={clientNumber}>
              <div hidden>{client}</div>
              <Reading data={hero.reading} size="medium" />
            </div>
          </>
        }
      />
      <ReadingsRow label={hairNova.readingsLabel} readings={hairNova.readings} />
      <TextSection head={challenge} pull={challenge.pull} size="lead" tone="oxblood" />
      <Band>
        <SectionHead head={solution} />
        <div className={withLegend}>
          <Figure
            data={{
              ...hairNovaBookings,
              done: solution.cards.map(({ began, title }) => ({ date: began, text: title })),
            }}
            layout="hung"
            height={580}
            legend={<NumberedLegend items={solution.cards} />}
          />
        </div>
      </Band>
      <Dashboard data={dashboard} src={site.dashboards['hair-nova']} />
      <PullQuote data={quote}>{visitorNumber(classes.visitor)}</PullQuote>
      <Closing head={closing} />
    </>
  );
}
