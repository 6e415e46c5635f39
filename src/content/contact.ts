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
  /** The sentence under the button on what becomes of the data. */
  privacy: {
    text: 'Used only to answer you.',
    link: 'What we keep',
    href: '/privacy',
  },
};

/** The words after an enquiry. */
export interface EnquiryWords {
  /** The overlay's words; its button dismisses it, and `effect` says so beside the button. */
  readonly sent: Readonly<Record<keyof typeof overlay, string>>;
  /** The sentences that say what became of the enquiry, and the words before the visitor's number. */
  readonly known: Readonly<
    Record<
      | 'sending'
      | 'waiting'
      | 'trying'
      | 'stored'
      | 'refused'
      | 'rejected'
      | 'lost'
      | 'unknown'
      | 'sent'
      | 'number',
      string
    >
  >;
}

export const overlay = {
  title: 'Thank You!',
  text: 'Your message has been sent successfully. We’ll get back to you soon.',
  from: 'From',
  nought: 'nought',
  dismiss: 'Enquire Now',
  effect: 'closes this message.',
} as const;

export const enquiryWords: EnquiryWords = {
  sent: overlay,
  known: {
    sending: 'Sending …',
    waiting: 'No answer yet.',
    trying: 'No answer yet: we try again.',
    stored: 'Received at {time}.',
    refused: 'Not sent: please look at this field again.',
    rejected: `Turned away on its way: write to ${site.email}.`,
    lost: `Not received: write to ${site.email}, or send it again.`,
    sent: 'On its way.',
    unknown: 'If you hear nothing within a day, ring us.',
    number: 'Send your number, too:',
  },
};

const WEEK = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * Business hours. `days`, `opens` and `closes` (London, 24 h) are read by the diary and the clock, too;
 * `shown` has the same clock hours, in Pacific time, for calls with California.
 */
export const hours = asHours({
  days: 'Mon–Fri',
  shown: '9AM–6PM PST',
  opens: '09:00',
  closes: '18:00',
});

/**
 * The hours with the names of the open days.
 *
 * @throws naming each field that machines could not read
 */
export function asHours<Hours extends Readonly<Record<'days' | 'opens' | 'closes', string>>>(
  given: Hours,
) {
  const ends = given.days.split('–').map((end) => WEEK.findIndex((day) => day.slice(0, 3) === end));
  const [first = -1, last = first] = ends;
  const openDays = WEEK.slice(first, last + 1);
  const wrong = (['opens', 'closes'] as const)
    .filter((field) => !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(given[field]))
    .map((field) => `hours.${field}: is "${given[field]}"; write HH:MM, such as 08:30`);
  if (wrong.length === 0 && given.closes <= given.opens)
    wrong.push(`hours.closes: is ${given.closes}, not after ${given.opens}; write a later time`);
  if (ends.length > 2 || ends.includes(-1) || openDays.length === 0)
    wrong.push(
      `hours.days: is "${given.days}"; write Sat, or Mon–Fri from the earlier to the later`,
    );
  if (wrong.length === 0) return { ...given, openDays, firstDay: WEEK[first] ?? '' };
  throw new Error(
    `Wrong content:\n  ${wrong.map((problem) => `src/content/contact.ts: ${problem}`).join('\n  ')}`,
  );
}
