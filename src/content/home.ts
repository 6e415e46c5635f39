import { site, studioPlace } from '../site/site';
import { readings } from './readings';
import type {
  Card,
  CaseStudyId,
  FaqSet,
  Hero,
  PageRecord,
  Reading,
  SectionHead,
  ServiceId,
} from './types';

/** The home page, section by section, in their order. Testimonials and plans have files of their own. */
export const home: {
  readonly page: PageRecord;
  readonly hero: Hero & {
    /** Scrolls to the form. */
    readonly enquire: string;
    /** Opens the booking page. */
    readonly book: string;
    readonly coordinates: string;
    /** Leads to the blog, which the top bar does not name. */
    readonly read: string;
  };
  readonly partners: { readonly label: string };
  readonly testimonials: SectionHead;
  readonly showcase: SectionHead & {
    readonly entries: readonly {
      readonly caseStudyId: CaseStudyId;
      readonly line: string;
    }[];
  };
  readonly howItWorks: SectionHead & {
    readonly steps: readonly [Card, Card, Card];
  };
  readonly services: SectionHead & {
    /** Title and summary come from the service; the link leads to its block. */
    readonly cards: readonly { readonly serviceId: ServiceId; readonly linkLabel: string }[];
  };
  readonly whyChoose: SectionHead & {
    readonly readings: readonly Reading[];
  };
  readonly mission: { readonly heading: string; readonly text: string };
  readonly pricing: SectionHead;
  readonly enquire: string;
  readonly faq: FaqSet;
  readonly form: SectionHead;
} = {
  page: {
    path: '/',
    name: 'Home',
    header: true,
    image: 'meridian',
    kicker: studioPlace,
    title: `${site.name}, digital marketing and branding in London`,
    description:
      'Digital marketing, branding, content and SEO for London businesses. We measure where you stand first, agree one number, and report how far it has moved.',
  },
  hero: {
    headline: site.promise,
    lead: 'Digital marketing, branding, content and SEO for London businesses who want to know where they stand, and how far they have come.',
    enquire: 'Enquire Now',
    book: 'Book a Consultation',
    coordinates: site.position.shown,
    read: 'Read our articles',
  },
  partners: { label: 'Businesses we work with' },
  testimonials: { heading: 'What they say, and what moved' },
  showcase: {
    heading: 'Where they started, where they are',
    lead: 'Three clients; under each figure, the months it compares.',
    entries: [
      {
        caseStudyId: 'halcyon',
        line: 'A perfume house that sold through other people’s shops, until it had a street of its own.',
      },
      {
        caseStudyId: 'lovage-yard',
        line: 'A dining room that was full on Saturday and quiet on Tuesday.',
      },
      {
        caseStudyId: 'ardmere',
        line: 'A small hotel that could not write to its own guests.',
      },
    ],
  },
  howItWorks: {
    label: 'How It Works',
    heading: 'The first month, step by step',
    steps: [
      {
        title: 'Take the reading',
        text: 'We audit search, social and site, and agree the number that matters.',
      },
      {
        title: 'Set the course',
        text: 'A plan for content and channels, priced before it starts.',
      },
      {
        title: 'Report the distance',
        text: 'Weekly rank tracking and a monthly review against the first reading.',
      },
    ],
  },
  services: {
    label: 'Our Services',
    heading: 'What we do for you',
    cards: [
      { serviceId: 'brand-strategy', linkLabel: 'See brand strategy' },
      { serviceId: 'digital-marketing', linkLabel: 'See digital marketing' },
      { serviceId: 'content-storytelling', linkLabel: 'See content' },
      { serviceId: 'ux-digital', linkLabel: 'See UX' },
    ],
  },
  whyChoose: {
    label: `Why Choose ${site.name}`,
    heading: 'Three figures of our own',
    readings: [readings.success, readings.roi, readings.years],
  },
  mission: {
    heading: 'A straight answer, every month',
    text: 'We are here so that a business owner can ask what the marketing did and be told. So we put the first figure in writing and report everything after it against that mark. If something we made did not move the number, the report says so.',
  },
  pricing: {
    heading: 'Plans',
    lead: 'By the month, three at least, then 30 days’ notice. A post is a picture or video, premium if we shoot it; a campaign, an email to your list; a keyword, a search we write for; a feature, an article on you. Brand Strategy, UX & Digital and adverts are quoted apart.',
  },
  enquire: 'Enquire Now',
  faq: {
    heading: 'Asked often',
    lead: 'Is yours not here? Send it.',
    ask: { label: 'Write to us', href: '/contact' },
    items: [
      {
        id: 'results',
        question: 'How soon will we see results?',
        answer:
          'Paid and social usually move first. Search takes longer. The monthly review shows each against its first reading.',
      },
      {
        id: 'outside-london',
        question: 'Do you work outside London?',
        answer:
          'Yes, across the UK. We come to you for shoots and workshops; reviews are by video.',
      },
      {
        id: 'which-plan',
        question: 'Which plan is right for us?',
        answer:
          'The smallest that does the job. Gold adds keywords and a magazine feature; Tailored, a monthly full-day shoot.',
      },
      {
        id: 'prices',
        question: 'What decides the price?',
        answer:
          'How many pages and shoots it takes, who else competes for those searches, and what you do yourselves. So none is shown here. After a free 30-minute consultation you get a plan with a price on it.',
      },
    ],
  },
  form: {
    heading: 'Send an enquiry',
    lead: 'Your name and an email address are enough. We typically reply within 24 hours on business days.',
  },
};
