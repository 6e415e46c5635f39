import { csvFormatRows } from 'd3-dsv';
import parsePhoneNumber from 'libphonenumber-js/min';

export const BYTE_ORDER_MARK = '\ufeff';
const CHANGED = /^\s*[=+\-@\t\r|%＝＋－＠]|^0\d+$|^\d{12,}$|^[\d.]+e\d+$/i;

/**
 * A spreadsheet runs a cell that begins like a formula, and takes the first noughts of a number away: an
 * apostrophe before it makes it text. A telephone number needs none: with spaces it is neither.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const cell = (value: string): string => phone(value) ?? (CHANGED.test(value) ? `'${value}` : value);

export const csv = (rows: readonly (readonly string[])[]): string =>
  `${csvFormatRows(rows.map((row) => row.map(cell)))}\n`;

/** A telephone number as people write it, +44 20 7946 0000 or 020 7946 0000; nothing where it is none. */
export function phone(value: string): string | undefined {
  if (!/^[+0][\d\s().-]{6,}$/.test(value)) return undefined;
  const number = parsePhoneNumber(value, 'GB');
  const shown = value.startsWith('0') ? number?.formatNational() : number?.formatInternational();
  return shown && /^\+?\d+ [\d ]+$/.test(shown) ? shown : undefined;
}
