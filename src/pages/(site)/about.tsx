import { css } from '../../../styled-system/css';
import { CountedRows } from '../../about/counted-rows';
import { Heights } from '../../about/heights';
import { Timeline } from '../../about/timeline';
import { about } from '../../content/about';
import { AnyLink } from '../../parts/any-link';
import { Hero } from '../../parts/hero';
import { textLink } from '../../parts/link.styles';
import { Reading } from '../../parts/reading';
import { Cards } from '../../parts/sections/cards';
import { Closing } from '../../parts/sections/closing';
import { PictureBand } from '../../parts/sections/picture-band';
import { ReadingsRow } from '../../parts/sections/readings-row';
import { TextSection } from '../../parts/sections/text-section';
import { PageHead } from '../../seo/page-head';
import { PullQuote } from '../../work/pull-quote';

/** What is done since a client said so. */
const quoteNote = css({ marginTop: '4', textStyle: 'small', maxWidth: '30em' });

export default async function AboutPage() {
  const { hero, story, readings, readingsLabel, values, unsatisfied, people, closing } = about;
  return (
    <>
      <PageHead path="/about" />
      <Hero
        title={hero.headline}
        lead={hero.lead}
        type="page"
        beside={
          // Keeps the aside clear of the lead on a phone.
          <div className={css({ paddingTop: { base: '44px', md: '0' } })}>
            <Reading data={hero.reading} />
          </div>
        }
      />
      <PictureBand picture="plumb" kind="plumb" />
      <TextSection head={story} pull={story.pull} />
      <ReadingsRow label={readingsLabel} readings={readings} tone="raised" />
      <PullQuote data={unsatisfied}>
        <p className={quoteNote}>{unsatisfied.since}</p>
        <p>
          <AnyLink href={unsatisfied.href} className={textLink({ standing: true })}>
            {unsatisfied.label}
          </AnyLink>
        </p>
      </PullQuote>
      <Cards head={values} cards={values.items} />
      <CountedRows id="counted" counted={about.counted} />
      <PictureBand picture="shadows" below kind="sunlit" />
      <Heights people={people} />
      <Timeline timeline={about.timeline} />
      <Closing head={closing} />
    </>
  );
}
