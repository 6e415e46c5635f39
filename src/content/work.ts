import { site } from '../site/site';
import { rankingsOf } from './client-stories';
import { caseFigures } from './figures';
import type { PictureId } from './pictures';
import { readings } from './readings';
import type { Award, Hero, Link, MailLink, PageRecord, Reading, SectionHead } from './types';

/** Four of the awards that the agency claims. The organisations are invented. */
export const awards: readonly [Award, Award, Award, Award] = [
  {
    name: 'London Digital Agency of the Year',
    year: 2025,
    organization: 'Thames Digital Register',
  },
  { name: 'Best Luxury Campaign', year: 2024, organization: 'The Atelier Prizes' },
  { name: 'Search Excellence', year: 2024, organization: 'Guild of Search Practice' },
  { name: 'Best Use of Measurement', year: 2023, organization: 'Thames Digital Register' },
];

/** A picture of the carousel by its id, with a short caption. */
export interface CarouselPicture {
  readonly image: PictureId;
  readonly caption: string;
}

/** The eight pictures of the work carousel, each once; the carousel itself repeats them to loop. */
export const carousel: readonly CarouselPicture[] = [
  { image: 'apothecary', caption: 'Pestle Lane, advice by the bottle' },
  { image: 'bell', caption: 'Ardmere, the desk at six' },
  { image: 'kettlebell', caption: 'Windlass, first week of March' },
  { image: 'kitchen', caption: 'Multi-Lines Kitchens, brass on marble' },
  { image: 'lipstick', caption: 'Carmine Hall, the evening red' },
  { image: 'perfume', caption: 'Halcyon, the first bottle' },
  { image: 'ring', caption: 'Beryl & Daughter, a green stone' },
  { image: 'salon', caption: 'Hair Nova, before opening' },
];

/** The work page around its case studies. */
export const work: {
  readonly page: PageRecord;
  readonly hero: Hero;
  /** Accessible name of the row of figures. */
  readonly readingsLabel: string;
  readonly readings: readonly [Reading, Reading, Reading, Reading];
  readonly cases: {
    readonly heading: string;
    readonly challengeLabel: string;
    readonly solutionLabel: string;
    readonly resultsLabel: string;
    readonly servicesLabel: string;
  };
  readonly hairNova: Link & { readonly title: string; readonly line: string };
  readonly awards: SectionHead;
  readonly carousel: SectionHead;
  readonly closing: SectionHead & { readonly schedule: string; readonly request: MailLink };
} = {
  page: {
    path: '/work',
    name: 'Our Work',
    header: true,
    footer: 'Agency',
    type: 'CollectionPage',
    image: 'perfume',
    figure: caseFigures.halcyon,
    title: `Our work: five case studies and awards | ${site.name}`,
    description:
      'Five London clients, what they asked for, what we did and three results each: a perfume house, a restaurant, a law firm, an estate agent and a hotel.',
  },
  hero: {
    headline: 'Our work, counted.',
    lead: 'Our work in four figures, then in five clients: what they asked for, what we did and what it came to.',
  },
  readingsLabel: 'The agency in figures',
  readings: [readings.success, readings.roi, readings.awards, readings.years],
  cases: {
    heading: 'Five clients, start to now',
    challengeLabel: 'Challenge',
    solutionLabel: 'Solution',
    resultsLabel: 'Results',
    servicesLabel: 'Services',
  },
  hairNova: {
    title: 'Hair Nova, with the dashboard open',
    line: `One salon’s search rankings, read every Monday from ${rankingsOf('hair-nova').period}.`,
    label: 'Open the Hair Nova case',
    href: '/work/hair-nova',
  },
  awards: {
    heading: 'Awards',
    lead: `Four of our ${readings.awards.value}, of which six were our founders’ before the company began in 2023. We enter what a client can vouch for.`,
  },
  carousel: {
    heading: 'From the studio',
    lead: 'Eight photographs from eight shoots.',
  },
  closing: {
    heading: 'Where would yours begin?',
    lead: 'Schedule Consultation opens our booking page. Request Case Study opens an email: name your trade, and we send the nearest.',
    schedule: 'Schedule Consultation',
    request: { label: 'Request Case Study', subject: 'Case Study Request' },
  },
};
