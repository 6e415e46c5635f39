import { phone } from './phone.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A table as CSV (RFC 4180) for spreadsheets: a line at a time, so that a long one delays nobody. */
export function* csvLines(
  headings: readonly string[],
  rows: Iterable<readonly string[]>,
): Generator<string> {
  yield BYTE_ORDER_MARK + line(headings);
  for (const row of rows) yield line(row);
}

const line = (row: readonly string[]) => `${row.map(cell).join(',')}\r\n`;

/**
 * A spreadsheet runs a cell that begins like a formula, and takes the first noughts of a number away: an
 * apostrophe before it makes it text. A telephone number needs none: with spaces it is neither.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function cell(value: string): string {
  return `"${(phone(value) ?? text(value)).replaceAll('"', '""')}"`;
}

const CHANGED = /^\s*[=+\-@\t\r|%＝＋－＠]|^0\d+$|^\d{12,}$|^[\d.]+e\d+$/i;

const text = (value: string) => (CHANGED.test(value) ? `'${value}` : value);
