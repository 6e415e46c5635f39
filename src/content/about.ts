import { site } from '../site/site';
import { readings } from './readings';
import type { Card, Hero, Link, PageRecord, Reading, SectionHead } from './types';

/** One entry of the timeline. */
export interface TimelineEntry {
  readonly year: 2023 | 2024 | 2025;
  readonly title: string;
  readonly text: string;
}

// The agency’s own years; the 8+ that are claimed elsewhere are the founders’ practice.
/** The agency’s timeline, 2023 to 2025. Its awards are those of the work page. */
export const timeline: readonly TimelineEntry[] = [
  {
    year: 2023,
    title: 'The door opens',
    text: `${site.name} opens in ${site.address.locality}. Its founders bring over eight years’ experience each, and one rule about measuring first.`,
  },
  {
    year: 2023,
    title: 'Best Use of Measurement',
    text: 'Our first award is for a report of one page. We still send it every month.',
  },
  {
    year: 2024,
    title: 'A shoot of our own',
    text: 'Photography and video move in-house, so the people who plan a picture also take it.',
  },
  {
    year: 2024,
    title: 'Two awards in one year',
    text: 'Best Luxury Campaign and Search Excellence, for work that began with the same audit.',
  },
  {
    year: 2025,
    title: 'Rankings in the open',
    text: 'Clients’ search rankings, read every Monday, go on to pages that they can open without asking us.',
  },
  {
    year: 2025,
    title: 'London Digital Agency of the Year',
    text: 'We put the trophy behind the printer and go back to work.',
  },
];

/** The about page around its timeline. */
export const about: {
  readonly page: PageRecord;
  readonly hero: Hero;
  readonly story: { readonly heading: string; readonly paragraphs: readonly string[] };
  /** Accessible name of the row of figures. */
  readonly readingsLabel: string;
  readonly readings: readonly [Reading, Reading, Reading, Reading];
  readonly values: SectionHead & { readonly items: readonly [Card, Card, Card, Card] };
  readonly counted: SectionHead & { readonly failed: string };
  /** Who works here: name, and what they answer for. */
  readonly people: SectionHead & {
    readonly items: readonly (Card & { readonly height: number })[];
    /** After a height in metres. */
    readonly unit: string;
  };
  readonly timeline: SectionHead;
  readonly closing: SectionHead & { readonly link: Link };
} = {
  page: {
    path: '/about',
    name: 'About',
    header: true,
    footer: 'Agency',
    type: 'AboutPage',
    image: 'meridian',
    title: `About ${site.name}, the agency that measures first`,
    description: `A digital marketing and branding agency in ${site.address.locality}, ${site.address.region}. Why we measure before we do anything, what we value, and what has happened since ${site.foundingYear}.`,
  },
  hero: {
    headline: 'Who measures first.',
    lead: 'About us: a marketing agency of four people in Greenwich, where the world starts counting. It has made us particular about where things begin.',
  },
  story: {
    heading: 'Why we measure first',
    paragraphs: [
      'Beside our studio, at the top of the park, a line is set into a courtyard, and longitude is counted from it. Nobody who stands there thinks the line is the achievement. It is there so that every distance from it means something.',
      'Most marketing skips that step. We had spent years in agencies and in-house teams watching it happen: a campaign launched in a hurry, a chart that only went up, no record of where it began. Clients asked a fair question, what did this do for us, and were given adjectives.',
      `So in 2023 we opened ${site.name} with one rule. Before we change a word or spend a pound, we find out what search knows about you, where your site loses people and what your customers say when you are out of the room. Then we agree one number that matters and write it down.`,
      'It makes for a quieter first month than some people hope for. It has meant telling clients that the new logo could wait, or that the channel they loved was bringing them nobody. Salons, solicitors, kitchen makers and a perfume house have stayed with us after hearing it. We would rather be useful than agreeable, and we try to be both.',
    ],
  },
  readingsLabel: 'The agency in figures',
  readings: [readings.brands, readings.revenue, readings.satisfaction, readings.rating],
  values: {
    heading: 'What we hold to',
    items: [
      {
        title: 'Measure first',
        text: 'No plan without a starting figure. If it cannot be counted, we say how we will judge it instead.',
      },
      {
        title: 'Say it plainly',
        text: 'Bad months are reported in the same words, and at the same length, as good ones.',
      },
      {
        title: 'Make it well',
        text: 'A photograph, a sentence or a page is finished when we would show it to a stranger.',
      },
      {
        title: 'Leave you stronger',
        text: 'Accounts, files and passwords are in your name. You could carry on without us, and that keeps us honest.',
      },
    ],
  },
  counted: {
    heading: 'Also counted, and what failed',
    lead: 'Results beside those of Our Work, and for each client something that we would not repeat. The articles tell the rest.',
    failed: 'What failed:',
  },
  people: {
    heading: 'Who works here',
    lead: 'One of the four answers your enquiry, and stays with your work. We take on at most twelve clients at a time; the 53 are those of three years.',
    unit: 'm from nought',
    items: site.people.map(({ name, role }, index) => ({
      title: name,
      text: role,
      height: [1.71, 1.84, 1.78, 1.63][index] ?? 0,
    })),
  },
  timeline: { heading: 'So far', lead: 'Three years in six entries.' },
  closing: {
    heading: 'Bring us a question',
    lead: 'The one your marketing never seems to answer is a good place to begin.',
    link: { label: 'Write to us', href: '/contact' },
  },
};
