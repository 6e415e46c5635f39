import { csvFormatRows } from 'd3-dsv';
import parsePhoneNumber from 'libphonenumber-js/min';

/** Begins a CSV file that spreadsheets are to read as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
/** Matches where a formula starts in a cell, also after a separator at which a program splits it. */
const FORMULA = /(^|[;,\t])([\s"]*[=+\-@\t\r|%＝＋－＠])/g;
/** Matches text that a spreadsheet would change: a leading zero, many digits, or an exponent. */
const READ_AS_NUMBER = /^0\d+$|^\d{12,}$|^[\d.]+e\d+$/i;

/**
 * The text of a cell. Spreadsheets run formulas and drop leading zeros, and an apostrophe turns both
 * into text. A telephone number needs none: with its spaces it is neither a formula nor a number.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const cell = (value: string): string =>
  phone(value) ?? (READ_AS_NUMBER.test(value) ? `'${value}` : value.replace(FORMULA, "$1'$2"));

/** Rows as lines of CSV whose cells no spreadsheet changes or runs. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `${csvFormatRows(rows.map((row) => row.map(cell)))}\n`;

/** A telephone number as people write it, +44 20 7946 0000; undefined for any other text. */
export function phone(value: string): string | undefined {
  if (!/^[+0][\d\s().-]{6,}$/.test(value)) return undefined;
  const number = parsePhoneNumber(value, 'GB');
  const shown = value.startsWith('0') ? number?.formatNational() : number?.formatInternational();
  return shown && /^\+?\d+ [\d ]+$/.test(shown) ? shown : undefined;
}
