import type { EnquiryField } from '../site/field-rules.ts';
import { site } from '../site/site.ts';

const labels: Readonly<Record<EnquiryField, string>> = {
  firstName: 'First name',
  surname: 'Surname',
  companyName: 'Company name',
  email: 'Email',
  contactNumber: 'Contact number',
  nought: 'Your number a month',
};

/** The enquiry form’s visible words. The home and the contact page show the same form. */
export const enquiryForm = {
  labels,
  /** Shown beside the labels of optional fields. */
  optional: 'optional',
  /** The format that a field expects, where a browser's own message does not say it. */
  hints: {
    firstName: 'At least one letter',
    surname: 'At least one letter',
    email: 'name@example.com',
  } as Readonly<Partial<Record<EnquiryField, string>>>,
  submit: 'Enquire Now',
  /** The sentence at the button on what becomes of the data. */
  privacy: {
    text: 'Used only to answer you.',
    link: 'What we keep',
    href: '/privacy',
  },
};

/** The words shown after an enquiry was sent. */
export interface EnquiryWords {
  readonly overlay: Readonly<Record<keyof typeof overlay, string>>;
  /**
   * The sentences on what became of the enquiry, our address, and the words before the visitor's
   * number.
   */
  readonly known: Readonly<
    Record<
      | 'sending'
      | 'waiting'
      | 'trying'
      | 'stored'
      | 'refused'
      | 'turnedAway'
      | 'lost'
      | 'unknown'
      | 'email'
      | 'sent'
      | 'number',
      string
    >
  >;
}

/** The overlay's words. The desk's page after an enquiry shows them, too. */
export const overlay = {
  title: 'Thank You!',
  text: 'Your message has been sent successfully. We’ll get back to you soon.',
  from: 'From',
  nought: 'nought',
  dismiss: 'Enquire Now',
  /** Beside the button: what it does. */
  effect: 'closes this message.',
} as const;

export const enquiryWords: EnquiryWords = {
  overlay,
  known: {
    sending: 'Sending …',
    waiting: 'No answer yet.',
    trying: 'No answer yet: we try again.',
    stored: 'Received at {time}.',
    refused: 'Not sent: please look at this field again.',
    turnedAway: 'Turned away on its way: write to {email}.',
    lost: 'Not received: write to {email}, or send it again.',
    /** Our address, a link in the sentences that name it. */
    email: site.email,
    sent: 'On its way.',
    unknown: 'If you hear nothing within a day, ring us.',
    number: 'Send your number, too:',
  },
};
