import { stories } from './client-stories';
import { clients } from './clients';

/** What a visitor may count, and the client for whom the same was counted. */
export interface Rate {
  readonly unit: string;
  readonly client: string;
  /** What one of them became. */
  readonly rate: number;
}

const nameOf = (id: string) => clients.find((client) => client.id === id)?.name ?? id;

/** The hero’s field: the visitor’s own number, and what it would be at a client’s rate. */
export const nought = {
  label: 'Your number today',
  limits: 'A whole number, from 1 to 9,999,999.',
  units: 'What it counts',
  rates: [
    {
      unit: 'enquiries',
      client: nameOf('multi-lines-kitchens'),
      rate: stories.multiLines.enquiries.rate,
    },
    {
      unit: 'bookings',
      client: nameOf('hair-nova'),
      rate: stories.hairNova.bookings.rate,
    },
    {
      unit: 'visits',
      client: nameOf('pipd-de-poule'),
      rate: stories.pipd.visits.rate,
    },
  ] satisfies readonly [Rate, Rate, Rate],
  /** After the figure, in the hero and beside what each client says. */
  at: (client: string) => `at the rate of ${client}. Not a promise.`,
  submit: 'Send it with an enquiry',
} as const;
