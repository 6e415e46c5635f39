import { group } from 'd3-array';
import { csvParseRows } from 'd3-dsv';
import { z } from 'zod';

/** A search term with its position at each date, oldest first; undefined where it was not found. */
export interface RankedTerm {
  readonly term: string;
  readonly address: string;
  readonly points: readonly { readonly date: string; readonly position: number | undefined }[];
}

export interface Rankings {
  /** The days on which the positions were looked up, oldest first, each once. */
  readonly dates: readonly string[];
  readonly terms: readonly RankedTerm[];
}

const HEADER = 'date,term,position,address';
/** The last position that is looked up. */
export const LAST_POSITION = 100;
const day = z.iso.date();

/** Takes digits, with or without a point, since `Number` would also take `0x10` and `1e1`. */
const numberIn = (text: string) => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

/**
 * Reads a client's rankings.
 *
 * @param file named in errors
 * @throws with file, row and how to fix it
 */
export function parseRanks(csv: string, file: string): Rankings {
  const [header = [], ...rows] = csvParseRows(csv.trim());
  const isUtf8 = !/[\0\ufffd]/.test(csv);
  const assert = (isRight: boolean, row: number, what: string, fix: string) => {
    if (!isRight) throw new Error(`${file}, row ${row}: ${what}. ${fix}`);
  };
  const head = header.join(',');
  assert(isUtf8, 1, 'the file is in another encoding, such as UTF-16', 'Save it as UTF-8.');
  const isSplitByCommas = !/^sep=|;|\t/.test(head);
  assert(isSplitByCommas, 1, `the header is "${head}"`, `Separate with commas: "${HEADER}".`);
  assert(head === HEADER, 1, `the header is "${head}"`, `Make it "${HEADER}".`);
  assert(rows.length > 0, 2, 'there are no rows', 'Add one for each date and term.');
  const points = rows.map((cells, index) => {
    const row = index + 2;
    const [date = '', term = '', position = '', address = ''] = cells;
    const previousDate = rows[index - 1]?.[0] ?? '';
    const number = position === '' ? undefined : numberIn(position);
    assert(cells.length === 4, row, `it has ${cells.length} cells`, `Give it four: ${HEADER}.`);
    assert(day.safeParse(date).success, row, `"${date}" is not a date`, 'Write it as 2026-01-05.');
    assert(date >= previousDate, row, `${date} follows ${previousDate}`, 'Sort the rows by date.');
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
  const terms = [...group(points, ({ term }) => term)].map(([term, rows]): RankedTerm => {
    const byDate = group(rows, ({ date }) => date);
    for (const date of dates) {
      const [found, again] = byDate.get(date) ?? [];
      const isThere = found !== undefined;
      const fix = 'Add it; the position may be empty.';
      assert(isThere, rows[0]?.row ?? 2, `"${term}" has no row for ${date}`, fix);
      assert(!again, again?.row ?? 2, `"${term}" is there twice on ${date}`, 'Remove one row.');
    }
    return { term, address: rows.at(-1)?.address ?? '', points: rows };
  });
  return { dates, terms };
}
