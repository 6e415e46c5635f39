import { site } from '../site/site';
import {
  dayInWords,
  fall,
  growth,
  multiLinesStory,
  pipdStory,
  rankingsOf,
  times,
} from './client-stories';
import { frameFallback } from './frame-fallback';
import type { PictureId } from './pictures';
import type { Card, DashboardFrame, MailLink, PageRecord, Reading, SectionHead } from './types';

/** The clients who have a proposal page. */
export type ProposalId = 'pipd-de-poule' | 'multi-lines-kitchens';

/** A proposal: one client, addressed by name. The labels are the plain names of its sections. */
export interface Proposal {
  readonly id: ProposalId;
  readonly client: string;
  /** A picture’s id. */
  readonly image: PictureId;
  readonly page: PageRecord;
  readonly hero: { readonly line: string; readonly lead: string };
  readonly opportunity: SectionHead & { readonly paragraphs: readonly string[] };
  readonly growth: SectionHead & { readonly cards: readonly [Card, Card, Card, Card] };
  readonly tracking: SectionHead & DashboardFrame;
  readonly expect: SectionHead & { readonly readings: readonly [Reading, Reading, Reading] };
  readonly why: SectionHead & { readonly cards: readonly [Card, Card, Card, Card] };
  readonly closing: SectionHead & { readonly mail: MailLink };
}

const pipd = rankingsOf('pipd-de-poule');
const multiLines = rankingsOf('multi-lines-kitchens');
const pipdSent = dayInWords(pipdStory.proposed);
const multiLinesSent = dayInWords(multiLinesStory.proposed);

/** The two proposals as they were sent, with what has been read since. */
export const proposals: Readonly<Record<ProposalId, Proposal>> = {
  'pipd-de-poule': {
    id: 'pipd-de-poule',
    client: 'Pipd de Poule',
    image: 'houndstooth',
    page: {
      path: '/proposals/pipd-de-poule',
      name: 'Pipd de Poule',
      visibility: 'unlisted',
      kind: 'proposal',
      title: 'Marketing Strategy Proposal for Pipd de Poule',
      description:
        'Our proposal to Pipd de Poule, as sent in June 2025: the opportunity, four pieces of work, three targets, and the weekly rankings read since.',
    },
    hero: {
      line: 'Marketing Strategy Proposal',
      lead: `As we sent it on ${pipdSent}, for a label that people recognise across a street and could not then find by name.`,
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
      label: 'How We’ll Help You Grow',
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
          title: 'The cutting-room email',
          text: 'One for each run: what is being cut, how many, and first choice for those who asked.',
        },
      ],
    },
    tracking: {
      label: 'Real-Time Performance Tracking',
      heading: 'Your rankings, every Monday',
      lead: `Added once work began: your search rankings, read every Monday from ${pipd.period}, on a page that you open without asking us. ${pipd.last.topTen} of ${pipd.terms} terms are on page 1 at the last reading, from ${pipd.first.topTen === 0 ? 'none' : pipd.first.topTen}.`,
      title: 'Search rankings for Pipd de Poule',
      open: 'Open the dashboard',
      fallback: frameFallback,
    },
    expect: {
      label: 'What You Can Expect',
      heading: 'Three figures to hold us to',
      lead: `What we proposed on ${pipdSent}: targets, each counted from the reading before the work. What came of them: ${growth(pipdStory.visits)} organic visits, ${pipdStory.visits.periods}, and returns for fit down by ${fall(pipdStory.returns)}.`,
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
          text: 'A small run doesn’t need a thousand adverts. We plan for the number of coats you have.',
        },
        {
          title: 'You see what we see',
          text: 'The same weekly rankings and the same monthly page, in words you can use.',
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
    page: {
      path: '/proposals/multi-lines-kitchens',
      name: 'Multi-Lines Kitchens',
      visibility: 'unlisted',
      kind: 'proposal',
      title: 'Marketing Strategy Proposal for Multi-Lines Kitchens',
      description:
        'Our proposal to Multi-Lines Kitchens, as sent in June 2025: the opportunity, four pieces of work, three targets, and the weekly rankings read since.',
    },
    hero: {
      line: 'Marketing Strategy Proposal',
      lead: `As we sent it on ${multiLinesSent}, for a workshop whose kitchens last thirty years, and whose customers look for six weeks.`,
    },
    opportunity: {
      label: 'The Opportunity',
      heading: 'Near enough to visit',
      paragraphs: [
        'Daniel, almost everyone who visits the Multi-Lines Kitchens showroom has been sent by someone who owns one of your kitchens. That is the best kind of customer, and there are only so many dinner tables.',
        'Meanwhile people within half an hour of your door are choosing a kitchen from a screen. They compare three makers, look at finished rooms in houses like theirs, and book the visit that seems easiest. You have the rooms. They are on a hard drive in the office.',
        'Put those kitchens where the search happens, town by town, and the showroom will do the rest as it does now.',
      ],
    },
    growth: {
      label: 'How We’ll Help You Grow',
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
      heading: 'Every town, every Monday',
      lead: `Added once work began: where Multi-Lines stands in search, read every Monday from ${multiLines.period}. ${multiLines.last.topThree} of ${multiLines.terms} terms are in the top three at the last reading, at least one in each of your five towns; ${multiLines.first.topThree === 0 ? 'none was' : `${multiLines.first.topThree} were`} at the first.`,
      title: 'Search rankings for Multi-Lines Kitchens',
      open: 'Open the dashboard',
      fallback: frameFallback,
    },
    expect: {
      label: 'What You Can Expect',
      heading: 'What we would answer for',
      lead: `What we proposed on ${multiLinesSent}: targets, each counted from the day before we start. What came of them: ${times(multiLinesStory.enquiries)} qualified enquiries, ${multiLinesStory.enquiries.periods}, and advertising for each down by ${fall(multiLinesStory.cost)}.`,
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
          note: 'In search results for the towns you serve.',
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
