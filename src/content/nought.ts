import { stories } from './client-stories';
import { clients } from './clients';
import { enquiryForm } from './contact';
import type { Counted } from './types';

/** What a visitor may count, the client for whom the same was counted, and what one of it became. */
const rateOf = (unit: Counted, id: string, { rate }: { readonly rate: number }) => ({
  unit,
  client: clients.find((client) => client.id === id)?.name ?? id,
  rate,
});

/** The number that stands for a visitor's own. */
const EXAMPLE = 40;

/** The hero’s field: the visitor’s own number, and what it would be at a client’s rate. */
export const nought = {
  label: enquiryForm.labels.nought,
  /** After the number and what it counts. */
  period: 'a\u00a0month',
  /** The word of the promise that the visitor’s number replaces. */
  word: 'nought.',
  /** In the field while it is empty, after the caret. */
  example: ` such as ${EXAMPLE}`,
  /** In the promise once, where nobody types. */
  exampleNumber: EXAMPLE,
  limits: 'Whole, from 1 to 999,999.',
  zero: 'Starting from none? Your first is the number to beat.',
  units: 'What it counts',
  rates: [
    rateOf('enquiries', 'multi-lines-kitchens', stories.multiLines.enquiries),
    rateOf('bookings', 'hair-nova', stories.hairNova.bookings),
    rateOf('visits', 'pipd-de-poule', stories.pipd.visits),
  ],
  /** Before the visitor’s number, on pages that say where one begins. */
  begin: 'You begin at',
  /** After it, on pages but the first: what leads to its field, and what forgets it. */
  change: 'Change',
  forget: ['or', 'forget it'],
  /** Before that number and after it, where a result says what it would be. */
  alike: ['At the same rate, which nobody can promise, your', 'would be'],
  /** Between the figure and the visitor’s number, on a client’s own page. */
  from: 'from your',
  /** After that number there, whatever it counts. */
  grown: (client: string) => `grown as ${client}’s bookings. Not\u00a0a\u00a0promise.`,
  /** After the figure, in the hero. */
  at: (client: string) => `at the rate of ${client}. Not\u00a0a\u00a0promise.`,
} as const;
