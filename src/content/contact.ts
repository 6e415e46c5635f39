import { site } from '../site/site.ts';
import { frameFallback } from './frame-fallback.ts';
import type { Card, Frame, Hero, PageRecord, ProcessStep, SectionHead } from './types';

/** The five fields of the enquiry form, by the names they are posted under. */
export type EnquiryField = 'firstName' | 'surname' | 'companyName' | 'email' | 'contactNumber';

/** The enquiry form’s visible words. The home and the contact page show the same form. */
export const enquiryForm: {
  readonly labels: Readonly<Record<EnquiryField, string>>;
  /** Shown beside the labels of optional fields. */
  readonly optional: string;
  /** What a field expects, where a browser's own message does not say it. */
  readonly hints: Readonly<Partial<Record<EnquiryField, string>>>;
  readonly submit: string;
} = {
  labels: {
    firstName: 'First name',
    surname: 'Surname',
    companyName: 'Company name',
    email: 'Email',
    contactNumber: 'Contact number',
  },
  optional: 'optional',
  hints: {
    email: 'name@example.com',
  },
  submit: 'Enquire Now',
};

/** What is said after an enquiry. */
export interface EnquiryWords {
  /** The overlay; its button dismisses it, and `effect` says so beside it. */
  readonly sent: Readonly<Record<'title' | 'text' | 'dismiss' | 'effect', string>>;
  /** What is known of it, in a line. */
  readonly known: Readonly<Record<'none' | 'lost' | 'unknown', string>> & Confirmed;
}

/** What a service that confirms can make known besides. */
type Confirmed = Readonly<Partial<Record<'trying' | 'stored' | 'refused', string>>>;

/** The overlay after an enquiry. */
export const overlay = {
  title: 'Thank You!',
  text: 'Your message has been sent successfully. We’ll get back to you soon.',
  dismiss: 'Enquire Now',
  effect: 'closes this message.',
} as const;

const confirmed: Confirmed = {
  trying: 'No answer yet: we try again.',
  stored: 'Received at {time}.',
  refused: 'Not sent: please look at this field again.',
};

/** @param confirms whether the form's service says what has become of an enquiry */
export const enquiryWords = (confirms: boolean): EnquiryWords => ({
  sent: overlay,
  known: {
    ...(confirms && confirmed),
    none: 'No answer yet.',
    lost: `Not received: write to ${site.email}, or send it again.`,
    unknown: 'Sent, not confirmed.',
  },
});

// The visible hours say Pacific time; a clause says what they are for, and London’s stand beside them.
/** Business hours: `days` and `shown` are read on the page, `opens` and `closes` (24-hour, local) by machines. */
export const hours = {
  days: 'Mon–Fri',
  shown: '9AM–6PM PST',
  opens: '09:00',
  closes: '18:00',
} as const;

/** The contact page. Addresses and numbers stand with the agency’s facts, not here. */
export const contact: {
  readonly page: PageRecord;
  readonly hero: Hero;
  /** Over the form, for whoever comes from a service: the form has no field for it. */
  readonly chosen: Readonly<Record<'text' | 'mail', string>>;
  readonly details: {
    readonly heading: string;
    readonly email: string;
    readonly phone: string;
    readonly address: string;
    readonly hours: string;
    /** What the hours in Pacific time are. */
    readonly pacific: string;
    /** Stands before the hours by London’s clock. */
    readonly london: string;
    readonly company: string;
    /** Stands after a number that nobody has given out. */
    readonly invented: string;
    readonly vat: string;
    readonly ico: string;
    readonly response: string;
    readonly responseNote: string;
  };
  readonly map: Frame & { readonly heading: string };
  readonly whyChoose: SectionHead & { readonly cards: readonly [Card, Card, Card, Card] };
  readonly industries: SectionHead & {
    /** Where every tile leads. */
    readonly href: string;
  };
  readonly process: SectionHead & {
    readonly steps: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep];
  };
  readonly consultation: SectionHead & { readonly book: string };
} = {
  page: {
    path: '/contact',
    name: 'Contact',
    header: true,
    footer: 'Agency',
    type: 'ContactPage',
    title: `Contact ${site.name}, a marketing agency in London`,
    description:
      'Send an enquiry, ring, write or book a free 30-minute content strategy consultation. We typically reply within 24 hours on business days.',
  },
  hero: {
    headline: 'Let’s Connect',
    lead: 'Write to us, ring or book a call. Tell us what you sell and what is stuck; whoever reads your message is the one who answers it.',
  },
  chosen: {
    text: 'About {service}: add that after your company’s name, or',
    mail: 'send a mail with that subject',
  },
  details: {
    heading: 'Or reach us directly',
    email: 'Email',
    phone: 'Phone',
    address: 'Studio',
    hours: 'Hours',
    pacific: 'for calls with California, by arrangement',
    london: 'in the studio, London time',
    company: 'Company',
    invented: 'invented',
    vat: 'VAT number',
    ico: 'ICO registration',
    response: 'Response',
    responseNote: 'Typically within 24 hours on business days',
  },
  map: {
    heading: `Find us in ${site.address.locality}`,
    title: `Map showing ${site.name} in ${site.address.locality}, ${site.address.region}`,
    open: 'Open the map',
    fallback: frameFallback,
  },
  whyChoose: {
    label: `Why Choose ${site.name}`,
    heading: 'What you can hold us to',
    cards: [
      {
        title: 'A number first',
        text: 'Before any plan, we agree the one figure that would make this worth your money.',
      },
      {
        title: 'One person to write to',
        text: 'The person who answers your enquiry stays with your work and knows its history.',
      },
      {
        title: 'London, street by street',
        text: 'We plan for the places your customers walk to, and go and look at them.',
      },
      {
        title: 'Reports in plain words',
        text: 'One page a month that you could hand to your accountant without a covering note.',
      },
    ],
  },
  industries: {
    heading: 'Who we work for',
    lead: 'Four people, and at most twelve clients at a time. Each trade opens our articles about it; where there is none, it names the nearest.',
    href: '/blog',
  },
  process: {
    heading: 'What happens next',
    steps: [
      {
        step: 'You write',
        desc: 'A name and an email address will do. We typically reply within 24 hours on business days.',
      },
      {
        step: 'We talk',
        desc: 'Thirty minutes, free, about what you have tried and what you want.',
      },
      {
        step: 'You get a plan',
        desc: 'What we would do, in which order, what it costs and the number it should move.',
      },
      { step: 'We start', desc: 'Within 1–2 weeks of signing, with a reading of where you are.' },
    ],
  },
  consultation: {
    heading: 'Thirty minutes, free',
    lead: 'A content strategy consultation about your own business. Bring the question that keeps coming back. What you learn is yours, whether you hire us or not. The button opens our booking page.',
    book: 'Book a Consultation',
  },
};
