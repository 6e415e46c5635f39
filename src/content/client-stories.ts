import { summaryAt } from '../site/rank-readings';
import { ranks } from '../site/ranks';
import type { DashboardClient } from '../site/site';
import { hairNovaBookings } from './figures';

/*
 * What was counted for the three clients with a dashboard, and when. Testimonials, cases,
 * proposals, services and articles take their figures, periods and dates from here.
 */

/** A count in two periods of the same length. */
interface Compared {
  readonly before: number;
  readonly since: number;
  readonly periods: string;
}

/** So many of so many, counted in some months. */
interface Share {
  readonly counted: number;
  readonly of: number;
  readonly months: string;
}

const bookings = hairNovaBookings.series[0].values;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The salon: work began on 1 July 2025. */
export const hairNovaStory = {
  bookings: {
    before: total(bookings.slice(0, 6)),
    since: total(bookings.slice(6)),
    periods: 'July to December 2025 against January to June',
  } satisfies Compared,
  rebookedBefore: { counted: 58, of: 171, months: 'January to March 2025' } satisfies Share,
  rebooked: { counted: 131, of: 214, months: 'July to September 2025' } satisfies Share,
};

const AUTUMN = 'October to December 2025 against 2024';

/** The jeweller: the name and the pages changed at the end of April 2024. */
export const berylStory = {
  commissions: {
    before: 30,
    since: 51,
    periods: 'the year after the change, May 2024 to April 2025',
  } satisfies Compared,
};

/** The kitchen workshop, whose proposal was sent before the first reading. */
export const multiLinesStory = {
  proposed: '2025-06-02',
  enquiries: { before: 12, since: 48, periods: AUTUMN } satisfies Compared,
  /** Pounds of advertising for each enquiry. */
  cost: { before: 130, since: 70, periods: AUTUMN } satisfies Compared,
  visits: { before: 1150, since: 3243, periods: AUTUMN } satisfies Compared,
};

/** The coat label, likewise. */
export const pipdStory = {
  proposed: '2025-06-09',
  visits: { before: 2150, since: 5676, periods: AUTUMN } satisfies Compared,
  /** Returns for fit in each 100 orders. */
  returns: { before: 25, since: 18, periods: AUTUMN } satisfies Compared,
  /** Orders for each thousand visits. */
  conversion: { before: 8, since: 17, periods: AUTUMN } satisfies Compared,
};

/** Growth as copy writes it: “+164%”. */
export const growth = ({ before, since }: Compared): string =>
  `+${Math.round(100 * (since / before - 1))}%`;

/** “4×”, “2.1×”. */
export const times = ({ before, since }: Compared): string =>
  `${Math.round((10 * since) / before) / 10}×`;

/** What one became, to two decimals. */
export const rateOf = ({ before, since }: Compared): number =>
  Math.round((100 * since) / before) / 100;

/** By how much it fell: “46%”. */
export const fall = ({ before, since }: Compared): string =>
  `${Math.round(100 * (1 - since / before))}%`;

/** A share in per cent. */
export const percent = ({ counted, of }: Share): number => Math.round((100 * counted) / of);

/** “131 of 214, July to September 2025”. */
export const sample = ({ counted, of, months }: Share): string => `${counted} of ${of}, ${months}`;

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as copy writes it: “7 July 2025”. */
export const dayInWords = (day: string): string => long.format(new Date(day));

/** How many of a client’s terms stand where, first and last, and when that was read. */
export function rankingsOf(client: DashboardClient) {
  const readings = ranks[client];
  const { dates, terms } = readings;
  return {
    terms: terms.length,
    first: summaryAt(readings, 0),
    last: summaryAt(readings, -1),
    period: `${dayInWords(dates[0] ?? '')} to ${dayInWords(dates.at(-1) ?? '')}`,
  };
}
