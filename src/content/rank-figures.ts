import { mean, sum } from 'd3-array';
import { LAST_POSITION, type RankedTerm, type Rankings } from './parse-ranks';

/**
 * Share of searchers who click on each of the first ten results, in percent: Sistrix, July 2020,
 * measured on smartphones over 80 million keywords.
 */
const clickCurve: readonly number[] = [28.5, 15.7, 11, 8, 7.2, 5.1, 4, 3.2, 2.8, 2.5];

/**
 * The figures at the date with this index; negative indexes count from the last date. `average` is
 * over the terms that were found; `visibility` is 100 per cent where every term is first.
 */
export function summaryAt({ terms }: Rankings, index: number) {
  const positions = terms.map(({ points }) => points.at(index)?.position);
  const within = (limit: number) =>
    positions.filter((position) => position !== undefined && position <= limit).length;
  const clicks = (position = Number.POSITIVE_INFINITY) => clickCurve[Math.round(position) - 1] ?? 0;
  return {
    topThree: within(3),
    topTen: within(10),
    average: mean(positions),
    visibility: (100 * sum(positions, clicks)) / (terms.length * clicks(1)),
  };
}

/** Upper limits of the bands of the distribution, best first. */
export const bands = [3, 10, 20, 100] as const;

/** How many terms were in each of the {@link bands} at each date. */
export function distribution({ dates, terms }: Rankings): readonly (readonly number[])[] {
  return dates.map((_, index) =>
    bands.map((limit, band) => {
      const above = bands[band - 1] ?? 0;
      return terms.filter(({ points }) => {
        const position = points[index]?.position;
        return position !== undefined && position > above && position <= limit;
      }).length;
    }),
  );
}

/**
 * First, last and best position of a term, and the places gained: a term that was not found counts
 * as one place below the last that is looked up.
 */
export function movement({ points }: RankedTerm) {
  const first = points[0]?.position;
  const last = points.at(-1)?.position;
  const found = points.flatMap(({ position }) => position ?? []);
  return {
    first,
    last,
    best: found.length > 0 ? Math.min(...found) : undefined,
    gain: (first ?? LAST_POSITION + 1) - (last ?? LAST_POSITION + 1),
  };
}
