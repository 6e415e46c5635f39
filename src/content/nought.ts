import { stories } from './client-stories';
import { clients } from './clients';
import { enquiryForm } from './enquiry-words';
import type { CountedUnit } from './schemas';

const SINGULAR: Readonly<Record<CountedUnit, string>> = {
  enquiries: 'enquiry',
  bookings: 'booking',
  visits: 'visit',
};

/** A unit that a visitor may count, and the client and growth factor that are shown for it. */
const rateFor = (unit: CountedUnit, id: string, { rate }: { readonly rate: number }) => ({
  unit,
  /** The unit in the singular: “enquiry”. */
  singular: SINGULAR[unit],
  client: clients.find((client) => client.id === id)?.name ?? id,
  rate,
});

/** An example of a visitor's number. */
const EXAMPLE = 40;

/**
 * The words of the home page's field for the visitor's own number, and of the places on other pages
 * that repeat the number and say what it would be at a client's rate.
 */
export const nought = {
  label: enquiryForm.labels.nought,
  /** The words after the number and its unit. */
  period: 'a\u00a0month',
  /** The word of the headline that the visitor’s number replaces. */
  word: 'nought.',
  /** The placeholder, after the caret in the empty field. */
  example: ` such as ${EXAMPLE}`,
  /** The number that the headline shows once to visitors who do not type. */
  exampleNumber: EXAMPLE,
  /** Which numbers the field takes, and the sentence instead of that for a visitor who types 0. */
  limits: 'Whole, from 1 to 999,999.',
  zero: 'Starting from none? Your first is the number to beat.',
  /** The name of the choice of a unit. */
  units: 'What it counts',
  rates: [
    rateFor('enquiries', 'multi-lines-kitchens', stories.multiLines.enquiries),
    rateFor('bookings', 'hair-nova', stories.hairNova.bookings),
    rateFor('visits', 'pipd-de-poule', stories.pipd.visits),
  ],
  /** The words before the visitor’s number, on pages that say where one begins. */
  begin: 'You begin at',
  /** The link to the number's field, after the number on other pages. */
  change: 'Change',
  /** The button after the link `change`, and the word between the two. */
  forget: { or: 'or', button: 'forget it' },
  /** The words before the number and between it and its growth, under a client's result. */
  atSameRate: { before: 'At the same rate, which nobody can promise, your', after: 'would be' },
  /** Between the figure and the visitor’s number, on Hair Nova’s page and on the sheet. */
  from: 'from your',
  /** The words after the figure in the hero. */
  atRateOf: (client: string) => `at the rate of ${client}. Not\u00a0a\u00a0promise.`,
} as const;
