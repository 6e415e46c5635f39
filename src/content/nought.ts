import { stories } from './client-stories';
import { clients } from './clients';
import { yourNumber } from './your-number';

/** What a visitor may count, and the client for whom the same was counted. */
export interface Rate {
  readonly unit: string;
  readonly client: string;
  /** What one of them became. */
  readonly rate: number;
}

const rateOf = (unit: string, id: string, { rate }: Pick<Rate, 'rate'>): Rate => ({
  unit,
  client: clients.find((client) => client.id === id)?.name ?? id,
  rate,
});

/** The hero’s field: the visitor’s own number, and what it would be at a client’s rate. */
export const nought = {
  label: yourNumber,
  limits: 'Whole, from 1 to 9,999,999.',
  units: 'What it counts',
  rates: [
    rateOf('enquiries', 'multi-lines-kitchens', stories.multiLines.enquiries),
    rateOf('bookings', 'hair-nova', stories.hairNova.bookings),
    rateOf('visits', 'pipd-de-poule', stories.pipd.visits),
  ] satisfies readonly [Rate, Rate, Rate],
  /** After the figure, in the hero and beside what each client says. */
  at: (client: string) => `at the rate of ${client}. Not a promise.`,
} as const;
