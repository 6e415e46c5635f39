import { readings } from './readings';
import { site } from './site';
import type {
  Card,
  CaseStudyId,
  FaqSet,
  Hero,
  PageMeta,
  Reading,
  SectionHead,
  ServiceId,
} from './types';

/** The home page, section by section, in the specification’s order. Testimonials and plans have files of their own. */
export const home: {
  readonly meta: PageMeta;
  readonly hero: Hero & {
    /** Scrolls to the form. */
    readonly enquire: string;
    /** Opens the booking page. */
    readonly book: string;
    readonly coordinates: string;
  };
  readonly partners: { readonly label: string };
  readonly testimonials: SectionHead;
  readonly showcase: SectionHead & {
    readonly entries: readonly {
      readonly caseStudyId: CaseStudyId;
      readonly line: string;
      readonly linkLabel: string;
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
    readonly items: readonly { readonly reading: Reading; readonly text: string }[];
  };
  readonly mission: { readonly heading: string; readonly text: string };
  readonly pricing: SectionHead;
  readonly enquire: string;
  readonly faq: FaqSet;
  readonly form: SectionHead;
} = {
  meta: {
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
  },
  partners: { label: 'Businesses we work with' },
  testimonials: { heading: 'What they say, and what moved' },
  showcase: {
    heading: 'Where they started, where they are',
    lead: 'Three clients, each measured against the day we met.',
    entries: [
      {
        caseStudyId: 'halcyon',
        line: 'A perfume house that sold through other people’s shops, until it had a street of its own.',
        linkLabel: 'Read the Halcyon story',
      },
      {
        caseStudyId: 'lovage-yard',
        line: 'A dining room that was full on Saturday and quiet on Tuesday.',
        linkLabel: 'Read the Lovage Yard story',
      },
      {
        caseStudyId: 'ardmere',
        line: 'A small hotel whose guests belonged to the booking sites.',
        linkLabel: 'Read the Ardmere story',
      },
    ],
  },
  howItWorks: {
    label: 'How It Works',
    heading: 'Three moves, in this order.',
    lead: 'A first month that tells you where you are before it tells you where to go.',
    steps: [
      {
        title: 'Take the reading',
        text: 'We audit search, social and site, and agree the number that matters.',
      },
      {
        title: 'Set the course',
        text: 'A plan for content, channels and brand, priced before it starts.',
      },
      {
        title: 'Report the distance',
        text: 'Live rank tracking and a monthly review against the first reading.',
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
    heading: 'We are measured too.',
    lead: 'Three figures that clients ask us for, and what stands behind each.',
    items: [
      {
        reading: readings.success,
        text: 'We agree what success is before we begin, so nobody gets to choose it afterwards.',
      },
      {
        reading: readings.roi,
        text: 'Each client knows their own figure, because we wrote the first one down together.',
      },
      {
        reading: readings.years,
        text: 'You work with people who have done this before, for a trade close to yours.',
      },
    ],
  },
  mission: {
    heading: 'A straight answer, every month',
    text: 'We are here so that a business owner can ask what the marketing did and be told. So we measure before we touch anything, put the first figure in writing and report everything after it against that mark. If something we made did not move the number, the report says so.',
  },
  pricing: {
    heading: 'Plans',
    lead: 'Three ways to begin. There are no prices here because no two businesses start from the same place; yours comes in writing, before any work does.',
  },
  enquire: 'Enquire Now',
  faq: {
    heading: 'Asked often',
    lead: 'If yours is not among them, a person will answer it.',
    ask: { label: 'Ask your own question', href: '/contact' },
    items: [
      {
        id: 'results',
        question: 'How soon will we see results?',
        answer:
          'Paid and social usually move first. Search takes longer, because it has to be earned. The monthly review shows each one against its first reading, so you will know what is moving and what is not yet.',
      },
      {
        id: 'outside-london',
        question: 'Do you work outside London?',
        answer:
          'Yes. Most of our clients are in London and we work across the UK. We come to you for shoots and workshops; reviews are by video or at our table in Greenwich.',
      },
      {
        id: 'which-plan',
        question: 'Which plan is right for us?',
        answer:
          'Silver keeps you present. Gold doubles the keywords and adds a magazine feature every 6 months. Tailored adds a monthly full-day shoot. Tell us where you are and we will suggest the smallest one that does the job.',
      },
      {
        id: 'prices',
        question: 'Why are no prices shown?',
        answer:
          'Because the work depends on where you start. After a free 30-minute consultation we write you a plan with a price on it, and you decide with both in front of you.',
      },
    ],
  },
  form: {
    heading: 'Tell us where you are.',
    lead: 'Your name and an email address are enough. We typically reply within 24 hours on business days.',
  },
};
