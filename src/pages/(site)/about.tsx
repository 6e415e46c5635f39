import { ButtonLink } from '../../components/button-link';
import { about, timeline } from '../../content/about';
import { counted } from '../../content/counted';
import { PageHead } from '../../metadata/page-head';
import { Cards } from '../../sections/cards';
import { Closing } from '../../sections/closing';
import { CountedRows } from '../../sections/counted-rows';
import { Hero } from '../../sections/hero';
import { PictureBand } from '../../sections/picture-band';
import { ReadingsRow } from '../../sections/readings-row';
import { TextSection } from '../../sections/text-section';
import { Timeline } from '../../sections/timeline';

export default async function AboutPage() {
  const { hero, story, readings, readingsLabel, values, people, closing } = about;
  return (
    <>
      <PageHead path="/about" />
      <Hero title={hero.headline} lead={hero.lead} type="page" />
      <PictureBand picture="meridian" priority />
      <TextSection head={story} paragraphs={story.paragraphs} />
      <ReadingsRow label={readingsLabel} readings={readings} tone="raised" />
      <Cards head={values} cards={values.items} />
      <CountedRows id="counted" head={about.counted} rows={counted} />
      <Cards head={people} cards={people.items} />
      <Timeline head={about.timeline} entries={timeline} />
      <Closing head={closing}>
        <ButtonLink href={closing.link.href}>{closing.link.label}</ButtonLink>
      </Closing>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
