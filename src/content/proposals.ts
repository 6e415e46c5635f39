import { frameFallback } from './frame-fallback';
import type { PictureId } from './pictures';
import { site } from './site';
import type { Card, DashboardFrame, MailLink, PageMeta, Reading, SectionHead } from './types';

/** The clients who have a proposal page. */
export type ProposalId = 'pipd-de-poule' | 'multi-lines-kitchens';

/** A proposal: one client, addressed by name. The labels are the specification’s section names. */
export interface Proposal {
  readonly id: ProposalId;
  readonly client: string;
  /** A picture’s id. */
  readonly image: PictureId;
  readonly meta: PageMeta;
  readonly hero: { readonly line: string; readonly lead: string };
  readonly opportunity: SectionHead & { readonly paragraphs: readonly string[] };
  readonly growth: SectionHead & { readonly cards: readonly [Card, Card, Card, Card] };
  readonly tracking: SectionHead & DashboardFrame;
  readonly expect: SectionHead & { readonly readings: readonly [Reading, Reading, Reading] };
  readonly why: SectionHead & { readonly cards: readonly [Card, Card, Card, Card] };
  readonly closing: SectionHead & { readonly mail: MailLink };
}

/** The two proposals with the three headline metrics specified for each. */
export const proposals: Readonly<Record<ProposalId, Proposal>> = {
  'pipd-de-poule': {
    id: 'pipd-de-poule',
    client: 'Pipd de Poule',
    image: 'houndstooth',
    meta: {
      title: 'Marketing Strategy Proposal for Pipd de Poule',
      description:
        'Our proposal to Pipd de Poule: the opportunity, four pieces of work, live rankings, what to expect and why we are the team to do it.',
    },
    hero: {
      line: 'Marketing Strategy Proposal',
      lead: 'For a label that people recognise across a street and cannot yet find by name.',
    },
    opportunity: {
      label: 'The Opportunity',
      heading: 'Known by the cloth',
      paragraphs: [
        'Pipd de Poule, your check does something most labels pay years of advertising for. People see the coat, remember it and go home to look for it. Then they type “houndstooth wool coat London” and meet somebody else’s.',
        'Your feed is busy and well liked. Your product pages say less. They show the coat and leave out how it hangs at five foot two, how it wears in rain and when the next run will be cut. Those are the questions people send you every week. Each one is a search, and a page that answers it can sell.',
        'Louder posts will not fix that. The coat has to be where people look once they have seen it.',
      ],
    },
    growth: {
      label: "How We'll Help You Grow",
      heading: 'Four pieces of work',
      cards: [
        {
          title: 'Search for the cloth',
          text: 'Pages for houndstooth, for wool and for each coat, written around the words your buyers use.',
        },
        {
          title: 'A page that fits',
          text: 'One coat on twelve people, with heights, sizes and what each would change.',
        },
        {
          title: 'People who wear it',
          text: 'Influencers with 10k-100k followers who would buy the coat anyway, and say when it is a gift.',
        },
        {
          title: 'The cutting-room letter',
          text: 'An email for each run: what is being cut, how many, and first choice for those who asked.',
        },
      ],
    },
    tracking: {
      label: 'Real-Time Performance Tracking',
      heading: 'Your rankings, whenever you like',
      lead: 'This page is live and is yours to open without asking us. It shows where you stand in search for the terms we chose together.',
      title: 'Live search rankings for Pipd de Poule',
      open: 'Open the dashboard',
      fallback: frameFallback,
    },
    expect: {
      label: 'What You Can Expect',
      heading: 'Three figures to hold us to',
      lead: 'Each is counted from the reading we take before the work begins. They are targets, and we report against them whichever way they go. This is the plan as we first sent it; what came of it is in Clémence Aubry’s words on our home page.',
      readings: [
        {
          value: '150%+',
          label: 'organic traffic growth',
          scale: { kind: 'lengths', count: 2.5 },
          note: 'Visits from unpaid search, against the first reading.',
        },
        {
          value: '3x',
          label: 'conversion rate',
          scale: { kind: 'lengths', count: 3 },
          note: 'Orders for every hundred visits, against the first reading.',
        },
        {
          value: 'Page 1',
          label: 'rankings',
          note: 'For the search terms we agree with you.',
        },
      ],
    },
    why: {
      label: `Why ${site.name}`,
      heading: 'Why us, for this',
      cards: [
        {
          title: 'We photograph cloth',
          text: 'Weight, drape and weave, in daylight. A coat bought from a true picture comes back less often.',
        },
        {
          title: 'We write like a shop assistant',
          text: 'The good kind, who tells you to take the smaller size.',
        },
        {
          title: 'We know when to stop',
          text: 'A small run does not want a thousand adverts. We plan for the number of coats you have.',
        },
        {
          title: 'You see what we see',
          text: 'The same rankings and the same monthly page, in words you can use.',
        },
      ],
    },
    closing: {
      heading: 'Shall we start with the coat?',
      lead: 'Bring one on the call. We will bring the list of what people asked about it.',
      mail: {
        label: 'Schedule Your Strategy Call',
        subject: 'Strategy call: Pipd de Poule',
      },
    },
  },
  'multi-lines-kitchens': {
    id: 'multi-lines-kitchens',
    client: 'Multi-Lines Kitchens',
    image: 'kitchen',
    meta: {
      title: 'Marketing Strategy Proposal for Multi-Lines Kitchens',
      description:
        'Our proposal to Multi-Lines Kitchens: the opportunity near your showroom, four pieces of work, live rankings, what to expect and why we suit it.',
    },
    hero: {
      line: 'Marketing Strategy Proposal',
      lead: 'For a workshop whose kitchens last thirty years, and whose customers look for six weeks.',
    },
    opportunity: {
      label: 'The Opportunity',
      heading: 'Near enough to visit',
      paragraphs: [
        'Daniel, almost everyone who visits the Multi-Lines Kitchens showroom has been sent by somebody who owns one of your kitchens. That is the best kind of customer, and there are only so many dinner tables.',
        'Meanwhile people within half an hour of your door are choosing a kitchen from a screen. They compare three makers, look at finished rooms in houses like theirs, and book the visit that seems easiest. You have the rooms. They are on a hard drive in the office.',
        'Put those kitchens where the search happens, town by town, and the showroom will do the rest as it does now.',
      ],
    },
    growth: {
      label: "How We'll Help You Grow",
      heading: 'Four pieces of work',
      cards: [
        {
          title: 'A page for every town',
          text: 'Each with kitchens you have fitted there, the fitter’s name and the time it took.',
        },
        {
          title: 'Rooms worth the drive',
          text: 'A day’s photography in finished kitchens, with the owners’ consent and their own words.',
        },
        {
          title: 'Searches that ask to visit',
          text: 'Advert money on people ready to see a showroom, and none on people collecting ideas.',
        },
        {
          title: 'An enquiry that sorts itself',
          text: 'Five questions that tell you the room, the budget and the month before you pick up the phone.',
        },
      ],
    },
    tracking: {
      label: 'Real-Time Performance Tracking',
      heading: 'Every town, every day',
      lead: 'This page is live. Open it when you like to see where Multi-Lines stands in each of the towns you serve.',
      title: 'Live search rankings for Multi-Lines Kitchens',
      open: 'Open the dashboard',
      fallback: frameFallback,
    },
    expect: {
      label: 'What You Can Expect',
      heading: 'What we would answer for',
      lead: 'We count each from the day before we start. If one is not moving, the review opens with it. This is the plan as we first sent it; what came of it is in Daniel Reyes’s words on our home page.',
      readings: [
        {
          value: '200%+',
          label: 'organic traffic growth',
          scale: { kind: 'lengths', count: 3 },
          note: 'Visits from unpaid search, against the first reading.',
        },
        {
          value: '4x',
          label: 'lead generation',
          scale: { kind: 'lengths', count: 4 },
          note: 'Enquiries that name a room and a month, against the first reading.',
        },
        {
          value: 'Top 3',
          label: 'local rankings',
          note: 'In the map results of the towns you serve.',
        },
      ],
    },
    why: {
      label: `Why ${site.name}`,
      heading: 'Why us, for this',
      cards: [
        {
          title: 'We start in the showroom',
          text: 'A morning listening to what visitors ask is worth more than a keyword list.',
        },
        {
          title: 'We know long decisions',
          text: 'A kitchen is bought over weeks. We plan for the third visit as well as the first click.',
        },
        {
          title: 'We answer for leads',
          text: 'A form filled in by a student with an assignment is not a lead, and we do not count it.',
        },
        {
          title: 'We report in orders',
          text: 'Rankings matter because of what follows. Each review ends with kitchens sold.',
        },
      ],
    },
    closing: {
      heading: 'Shall we come to the showroom?',
      lead: 'Pick a morning that suits. We will arrive having read your last fifty enquiries, if you send them.',
      mail: {
        label: 'Schedule Your Strategy Call',
        subject: 'Strategy call: Multi-Lines Kitchens',
      },
    },
  },
};
