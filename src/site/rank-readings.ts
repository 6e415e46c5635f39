import { group, mean, sum } from 'd3-array';
import { csvParseRows } from 'd3-dsv';
import { z } from 'zod';

/** A search term with all its readings, oldest first; a reading where it was not found has none. */
interface RankedTerm {
  readonly term: string;
  readonly address: string;
  readonly points: readonly { readonly date: string; readonly position: number | undefined }[];
}

/** A client's search rankings. */
export interface RankReadings {
  /** The days of the readings, oldest first, each once. */
  readonly dates: readonly string[];
  readonly terms: readonly RankedTerm[];
}

const HEADER = 'date,term,position,address';
const LAST_POSITION = 100;
const day = z.iso.date();

/**
 * Share of searchers who click on each of the first ten results, in percent: Sistrix, July 2020,
 * measured on smartphones over 80 million keywords.
 */
export const clickCurve: readonly number[] = [28.5, 15.7, 11, 8, 7.2, 5.1, 4, 3.2, 2.8, 2.5];

/** Takes digits, with or without a point, since `Number` would also take `0x10` and `1e1`. */
const asNumber = (text: string) => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

/**
 * Reads a client's rankings.
 *
 * @param file named in errors
 * @throws with file, row and how to fix it
 */
export function parseRanks(csv: string, file: string): RankReadings {
  const [header = [], ...rows] = csvParseRows(csv.trim());
  const isUtf8 = !/[\0\ufffd]/.test(csv);
  const assert = (isRight: boolean, row: number, what: string, fix: string) => {
    if (!isRight) throw new Error(`${file}, row ${row}: ${what}. ${fix}`);
  };
  const head = header.join(',');
  assert(isUtf8, 1, 'the file is in another encoding, such as UTF-16', 'Save it as UTF-8.');
  const isSplit = !/^sep=|;|\t/.test(head);
  assert(isSplit, 1, `the header is "${head}"`, `Separate with commas: "${HEADER}".`);
  assert(head === HEADER, 1, `the header is "${head}"`, `Make it "${HEADER}".`);
  assert(rows.length > 0, 2, 'there are no readings', 'Add one row for each date and term.');
  const points = rows.map((cells, index) => {
    const row = index + 2;
    const [date = '', term = '', position = '', address = ''] = cells;
    const before = rows[index - 1]?.[0] ?? '';
    const number = position === '' ? undefined : asNumber(position);
    assert(cells.length === 4, row, `it has ${cells.length} cells`, `Give it four: ${HEADER}.`);
    assert(day.safeParse(date).success, row, `"${date}" is not a date`, 'Write it as 2026-01-05.');
    assert(date >= before, row, `${date} follows ${before}`, 'Sort the rows by date.');
    assert(term !== '', row, 'the term is empty', 'Name the search term.');
    assert(
      number === undefined || (number >= 1 && number <= LAST_POSITION),
      row,
      `"${position}" is not a position`,
      `Give a number from 1 to ${LAST_POSITION}, or leave it empty if the term was not found.`,
    );
    const isAddress = /^https?:/i.test(address) && URL.canParse(address);
    assert(isAddress, row, `"${address}" is not an address`, 'Give a full URL, with https.');
    return { date, term, position: number, address, row };
  });
  const dates = [...new Set(points.map(({ date }) => date))];
  const terms = [...group(points, ({ term }) => term)].map(([term, of]): RankedTerm => {
    const byDate = group(of, ({ date }) => date);
    for (const date of dates) {
      const [found, again] = byDate.get(date) ?? [];
      const isThere = found !== undefined;
      const fix = 'Add it; the position may be empty.';
      assert(isThere, of[0]?.row ?? 2, `"${term}" has no row for ${date}`, fix);
      assert(!again, again?.row ?? 2, `"${term}" is there twice on ${date}`, 'Remove one row.');
    }
    return { term, address: of.at(-1)?.address ?? '', points: of };
  });
  return { dates, terms };
}

/**
 * The figures of the reading with this index; negative indexes count from the last. `average` is
 * over the terms that were found; `visibility` is 100 per cent where every term is first.
 */
export function summaryAt({ terms }: RankReadings, index: number) {
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

/** How many terms were in each of the {@link bands} at each reading. */
export function distribution({ dates, terms }: RankReadings): readonly (readonly number[])[] {
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

/** First, last and best position of a term, and the places gained. */
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
