import { site } from '../site/site.ts';

/** The five fields of the enquiry form, by the names they are posted under, and the visitor’s own number. */
export type EnquiryField = keyof typeof labels;

const labels = {
  firstName: 'First name',
  surname: 'Surname',
  companyName: 'Company name',
  email: 'Email',
  contactNumber: 'Contact number',
  nought: 'Your number a month',
} as const;

/** The enquiry form’s visible words. The home and the contact page show the same form. */
export const enquiryForm = {
  labels,
  /** Shown beside the labels of optional fields. */
  optional: 'optional',
  /** What a field expects, where a browser's own message does not say it. */
  hints: {
    firstName: 'At least one letter',
    surname: 'At least one letter',
    email: 'name@example.com',
  } as Readonly<Partial<Record<EnquiryField, string>>>,
  submit: 'Enquire Now',
  /** Under the button: what becomes of the words typed. */
  privacy: {
    text: 'Used only to answer you.',
    link: 'What we keep',
    href: '/privacy',
  },
};

/** What is said after an enquiry. */
export interface EnquiryWords {
  /** The overlay; its button dismisses it, and `effect` says so beside it. */
  readonly sent: Readonly<Record<keyof typeof overlay, string>>;
  /** What is known of it, in a line; what stands before such a line, and before the number that goes with it. */
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

// The visible hours say Pacific time; a clause says what they are for, and London’s stand beside them.
/** Business hours: `days` and `shown` are read on the page, `opens` and `closes` (24-hour, local) by machines. */
export const hours = asHours({
  days: 'Mon–Fri',
  shown: '9AM–6PM PST',
  opens: '09:00',
  closes: '18:00',
});

/**
 * The hours with the names of the days that they hold on.
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
    `Wrong content:\n  ${wrong.map((each) => `src/content/contact.ts: ${each}`).join('\n  ')}`,
  );
}
