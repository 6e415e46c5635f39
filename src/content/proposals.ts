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
import type { Card, Frame, MailLink, PageRecord, Reading, SectionHead } from './types';

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
  readonly tracking: SectionHead & Frame;
  readonly expect: SectionHead & { readonly readings: readonly [Reading, Reading, Reading] };
  /** A row for each of the three targets: reached, or missed. */
  readonly outcome: SectionHead & { readonly rows: readonly [Card, Card, Card] };
  readonly why: SectionHead & { readonly cards: readonly [Card, Card, Card, Card] };
  readonly closing: SectionHead & { readonly mail: MailLink };
}

const pipd = rankingsOf('pipd-de-poule');
const multiLines = rankingsOf('multi-lines-kitchens');
const pipdSent = dayInWords(pipdStory.proposed);
const multiLinesSent = dayInWords(multiLinesStory.proposed);

/** On what the targets and what came of them are counted alike. */
const BASELINE = 'October to December 2025 against the same months of 2024';
const OUTCOME = {
  label: 'What came of it',
  heading: 'Promised, and reached or missed',
  lead: `A row a target, all on one baseline: ${BASELINE}; rankings at the last reading of December.`,
} as const;

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
      heading: 'Four pieces of work, in this order',
      lead: 'Each had its price beside it. Prices removed here, at the client’s wish.',
      cards: [
        {
          title: 'Search for the cloth',
          text: 'Pages for houndstooth, for wool and for each coat, written around the words your buyers use. 7 July to 1 August 2025.',
        },
        {
          title: 'A page that fits',
          text: 'One coat on twelve people, with heights, sizes and what each would change. 4 to 29 August.',
        },
        {
          title: 'People who wear it',
          text: 'Influencers with 10k-100k followers who would buy the coat anyway, and say when it is a gift. From 1 September.',
        },
        {
          title: 'The cutting-room email',
          text: 'One for each run: what is being cut, how many, and first choice for those who asked. From 1 October, for each run.',
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
      lead: `What we proposed on ${pipdSent}, for ${BASELINE}.`,
      readings: [
        {
          value: '150%+',
          label: 'organic traffic growth',
          scale: { kind: 'lengths', count: 2.5 },
          note: `Visits from unpaid search, ${BASELINE}.`,
        },
        {
          value: '3x',
          label: 'conversion rate',
          scale: { kind: 'lengths', count: 3 },
          note: `Orders for every thousand visits, ${BASELINE}.`,
        },
        {
          value: 'Page 1',
          label: 'rankings',
          note: `For the ${pipd.terms} search terms that we agreed.`,
        },
      ],
    },
    outcome: {
      ...OUTCOME,
      rows: [
        {
          title: 'Traffic: reached',
          text: `Promised 150%+. Counted ${growth(pipdStory.visits)}: ${pipdStory.visits.since} visits from unpaid search, from ${pipdStory.visits.before}.`,
        },
        {
          title: 'Conversion: missed',
          text: `Promised 3x. Counted ${times(pipdStory.conversion)}: ${pipdStory.conversion.since} orders for every thousand visits, from ${pipdStory.conversion.before}. Sizes ran out in November, and the page kept selling what was gone. Returns for fit fell by ${fall(pipdStory.returns)}, which we had not promised.`,
        },
        {
          title: 'Rankings: missed',
          text: `Promised page 1. ${pipd.last.topTen} of ${pipd.terms} terms stand there; ${pipd.terms - pipd.last.topTen} do not, the broadest ones.`,
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
      lead: 'Bring one on the call. We will bring the list of what people asked about it. The button opens an email to us.',
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
      heading: 'Four pieces of work, in this order',
      lead: 'Each had its price beside it. Prices removed here, at the client’s wish.',
      cards: [
        {
          title: 'A page for every town',
          text: 'Each with kitchens you have fitted there, the fitter’s name and the time it took. 7 July to 29 August 2025.',
        },
        {
          title: 'Rooms worth the drive',
          text: 'A day’s photography in finished kitchens, with the owners’ consent and their own words. Three days in August.',
        },
        {
          title: 'Searches that ask to visit',
          text: 'Advert money on people ready to see a showroom, and none on people collecting ideas. From 1 September.',
        },
        {
          title: 'An enquiry that sorts itself',
          text: 'Five questions that tell you the room, the budget and the month before you pick up the phone. In place by 15 September.',
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
      lead: `What we proposed on ${multiLinesSent}, for ${BASELINE}.`,
      readings: [
        {
          value: '200%+',
          label: 'organic traffic growth',
          scale: { kind: 'lengths', count: 3 },
          note: `Visits from unpaid search, ${BASELINE}.`,
        },
        {
          value: '4x',
          label: 'lead generation',
          scale: { kind: 'lengths', count: 4 },
          note: `Enquiries that name a room and a month, ${BASELINE}.`,
        },
        {
          value: 'Top 3',
          label: 'local rankings',
          note: `For the ${multiLines.terms} searches that we agreed, in the five towns you serve.`,
        },
      ],
    },
    outcome: {
      ...OUTCOME,
      rows: [
        {
          title: 'Traffic: missed',
          text: `Promised 200%+. Counted ${growth(multiLinesStory.visits)}: ${multiLinesStory.visits.since} visits from unpaid search, from ${multiLinesStory.visits.before}. Two of the five town pages went up in October, two months late, because the photographs were not ready.`,
        },
        {
          title: 'Leads: reached',
          text: `Promised 4x. Counted ${times(multiLinesStory.enquiries)}: ${multiLinesStory.enquiries.since} qualified enquiries, from ${multiLinesStory.enquiries.before}. Nine kitchens had been ordered out of them by 31 December. Advertising for each fell by ${fall(multiLinesStory.cost)}, which we had not promised.`,
        },
        {
          title: 'Rankings: reached in part',
          text: `Promised the top 3. ${multiLines.last.topThree} of ${multiLines.terms} searches stand there, at least one in each of the five towns; ${multiLines.terms - multiLines.last.topThree} do not.`,
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
      lead: 'Pick a morning that suits. We will arrive having read your last fifty enquiries, if you send them. The button opens an email to us.',
      mail: {
        label: 'Schedule Your Strategy Call',
        subject: 'Strategy call: Multi-Lines Kitchens',
      },
    },
  },
};
