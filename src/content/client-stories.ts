import { sum } from 'd3-array';
import { z } from 'zod';
import { formatDay, formatNumber } from '../site/format';
import { readContent } from '../site/read-content';
import type { DashboardClient } from '../site/site';
import { summaryAt } from './rank-figures';
import { ranks } from './rank-files';
import { caseStudyId, charts, figure } from './schemas';

/*
 * What was counted for the clients of whom several pages tell, and when. Testimonials, cases,
 * proposals and services take their figures, periods and dates from here: `{pipd.visits.growth}`.
 * Articles repeat the charts of cases.
 */

/** Figures of single clients, each of which belongs to its client only. */
const figures = readContent(
  'figures',
  z.strictObject({ cases: z.record(caseStudyId, figure), bookings: charts[0] }),
);

/** The chart of each case, of its main metric. */
export const caseFigures = figures.cases;
/** Hair Nova's bookings from search, the six months before the work and the six since. */
export const hairNovaBookings = figures.bookings;

/** A number of two periods of the same length, and what copy says of its change. */
function compared(before: number, since: number, periods: string) {
  const rise = `${Math.round(100 * (since / before - 1))}%`;
  return {
    before,
    since,
    periods,
    /** Both counts as copy writes them: “5,676”. */
    from: formatNumber(before),
    to: formatNumber(since),
    rise,
    /** The growth in per cent: “+164%”. */
    growth: `+${rise}`,
    /** The growth as a multiple: “4×”, “2.1×”. */
    times: `${Math.round((10 * since) / before) / 10}×`,
    /** The growth as a factor, to two decimals. */
    rate: Math.round((100 * since) / before) / 100,
    /** The decrease in per cent: “46%”. */
    fall: `${Math.round(100 * (1 - since / before))}%`,
  };
}

/** A share counted in some months: in per cent, and as copy writes it. */
const share = (counted: number, of: number, months: string) => ({
  percent: Math.round((100 * counted) / of),
  sample: `${counted} of ${of}, ${months}`,
});

/** The figures of a client’s rankings at the first and the last date, and the time between. */
function rankingsOf(client: DashboardClient) {
  const rankings = ranks[client];
  const { dates, terms } = rankings;
  return {
    terms: terms.length,
    first: summaryAt(rankings, 0),
    last: summaryAt(rankings, -1),
    period: `${formatDay(dates[0] ?? '')} to ${formatDay(dates.at(-1) ?? '')}`,
  };
}

/** The day on which a proposal was sent, and `sent`, that day in words. */
const sentOn = (proposed: string) => ({ proposed, sent: formatDay(proposed) });

const bookings = hairNovaBookings.series[0]?.values ?? [];
const total = (values: typeof bookings) => sum(values);
const AUTUMN = 'October to December 2025 against 2024';

/** What was counted for each of these clients, for the words of pages. */
export const stories = {
  /** The salon: work began on 1 July 2025. */
  hairNova: {
    ranks: rankingsOf('hair-nova'),
    bookings: compared(
      total(bookings.slice(0, 6)),
      total(bookings.slice(6)),
      'July to December 2025 against January to June',
    ),
    /** How many clients of those months booked again: before the work, and since. */
    rebookedBefore: share(65, 191, 'January to March 2025'),
    rebooked: share(139, 228, 'July to September 2025'),
  },
  /** The jeweller: the name and the pages changed at the end of April 2024. */
  beryl: {
    commissions: compared(30, 51, 'the year after the change, May 2024 to April 2025'),
  },
  /** The kitchen workshop, whose proposal was sent before its rankings were first looked up. */
  multiLines: {
    ranks: rankingsOf('multi-lines-kitchens'),
    ...sentOn('2025-06-02'),
    enquiries: compared(12, 48, AUTUMN),
    /** Pounds of advertising for each enquiry. */
    cost: compared(130, 70, AUTUMN),
    visits: compared(1150, 3243, AUTUMN),
  },
  /** The coat label, whose proposal was also sent before its rankings were first looked up. */
  pipd: {
    ranks: rankingsOf('pipd-de-poule'),
    ...sentOn('2025-06-09'),
    visits: compared(2150, 5676, AUTUMN),
    /** Returns for fit in each 100 orders: 50 of 200, then 90 of 500. */
    returns: compared(25, 18, AUTUMN),
    /** Orders for each thousand visits. */
    conversion: compared(8, 17, AUTUMN),
  },
};
