import { growth, hairNovaStory, percent, rankingsOf, sample } from './client-stories';
import { hairNovaBookings } from './figures';
import { frameFallback } from './frame-fallback';
import type { PictureId } from './pictures';
import type { Card, Frame, Hero, Link, PageRecord, Quote, Reading, SectionHead } from './types';

const { bookings, rebooked, rebookedBefore } = hairNovaStory;
const rankings = rankingsOf('hair-nova');

/** The Hair Nova case study. Every figure belongs to that client only. */
export const hairNova: {
  readonly page: PageRecord;
  readonly back: Link;
  readonly client: string;
  /** A picture’s id. */
  readonly image: PictureId;
  readonly hero: Hero;
  /** Accessible name of the row of figures. */
  readonly readingsLabel: string;
  readonly readings: readonly [Reading, Reading, Reading];
  readonly challenge: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly solution: SectionHead & { readonly cards: readonly [Card, Card, Card, Card] };
  readonly dashboard: SectionHead & Frame;
  readonly quote: Quote;
  readonly closing: SectionHead & { readonly link: Link };
} = {
  page: {
    path: '/work/hair-nova',
    parent: '/work',
    name: 'Hair Nova',
    footer: 'Read',
    figure: hairNovaBookings,
    title: 'Hair Nova: how a London salon filled its week',
    description: `A case study with its weekly rankings on the page. How Hair Nova, a salon in Deptford, took bookings from search up by ${growth(bookings).slice(1)} in six months.`,
  },
  back: { label: 'Our Work', href: '/work' },
  client: 'Hair Nova',
  image: 'salon',
  hero: {
    headline: 'The number on the wall',
    lead: 'Hair Nova is a salon of six chairs in Deptford. On the first morning we wrote down how many bookings came from search, and pinned it up beside the kettle.',
  },
  readingsLabel: 'What moved for Hair Nova',
  readings: [
    {
      value: growth(bookings),
      label: 'bookings from search in six months',
      scale: { kind: 'lengths', count: 3.12 },
      note: `Bookings whose first visit to the site came from a search: ${bookings.since} from ${bookings.before}, ${bookings.periods}.`,
    },
    {
      value: String(rankings.last.topThree),
      label: `of ${rankings.terms} chosen terms in the top three`,
      scale: { kind: 'bounded', from: 0, to: rankings.terms, at: rankings.last.topThree },
      note: `The searches that the salon chose to be found for, ${rankings.period}; one was in the top three at the start.`,
    },
    {
      value: `${percent(rebooked)}%`,
      label: `of first visits rebooked, from ${percent(rebookedBefore)}%`,
      scale: { kind: 'bounded', from: 0, to: 100, at: percent(rebooked) },
      note: `New guests who booked a second visit before they left: ${sample(rebooked)}, against ${sample(rebookedBefore)}.`,
    },
  ],
  challenge: {
    heading: 'Challenge',
    paragraphs: [
      'Saturdays were full and the rest of the week had holes in it. Amara Osei had paid for a new site the year before. It was handsome, it was slow, and it had one page for everything the salon did.',
      'People near Deptford were searching for curl cuts, for colour correction, for a stylist who could do both. They found a directory, and the directory charged the salon for every introduction.',
    ],
  },
  solution: {
    label: 'Solution',
    heading: 'Four things, in the order we did them',
    cards: [
      {
        title: 'A page for each skill',
        text: 'Curl cuts, colour correction, silk press and bridal each got a page with prices, timings and the stylist who does it.',
      },
      {
        title: 'A profile that tells the truth',
        text: 'Real hours, real photographs, every service listed, and an answer to each review within the day.',
      },
      {
        title: 'Pictures from the chair',
        text: 'One morning’s shoot a month, before opening. Hands, tools and finished hair, with the guest’s consent.',
      },
      {
        title: 'The second visit',
        text: 'A rebooking offered at the mirror and, failing that, by one message in week five.',
      },
    ],
  },
  dashboard: {
    label: 'Real-Time Performance Tracking',
    heading: 'See for yourself',
    lead: `Hair Nova’s search rankings, read every Monday from ${rankings.period}, on the page that the salon opens. They rise and fall; we leave them as they are. The salon is fictional, and so are its readings.`,
    title: 'Search rankings for Hair Nova',
    open: 'Open the dashboard',
    fallback: frameFallback,
  },
  quote: {
    quote:
      'I was used to hearing that things were going well. I had never been shown. The paper is still by the kettle, with the old number on it.',
    name: 'Amara Osei',
    role: 'Founder, Hair Nova',
  },
  closing: {
    heading: 'What would we pin on your wall?',
    lead: 'Thirty minutes is usually enough to find out, and it is free.',
    link: { label: 'Write to us', href: '/contact' },
  },
};
