import { chartWords } from '../content/chart-words';
import type { Figure } from '../content/types';

const plain = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const inMonths = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', ...inMonths });
const month = new Intl.DateTimeFormat('en-GB', inMonths);

/** Writes a value as a chart labels it: with its unit, in British English. */
export type Format = (value: number) => string;

/** A number with at most one decimal. */
export const plainNumber: Format = (value) => plain.format(value).replace('-', '−');

/** Pounds, with pence only where there are any. */
const pounds: Format = (value) =>
  `${value < 0 ? '−' : ''}£${Math.abs(value).toLocaleString('en-GB', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  })}`;

/** How a figure's values are written. */
export const formatOf =
  ({ before, unit = '' }: Figure): Format =>
  (value) =>
    before ? pounds(value) : plainNumber(value) + unit;

/** How dates are labelled: weekly readings by their day, monthly ones by their month. */
export type DateForm = 'day' | 'month';

/** A date as charts label it: “7 Jul 2025”, “Jul 2025”. */
export function chartDate(date: string, form: DateForm = 'day'): string {
  return (form === 'day' ? day : month).format(new Date(`${date}T00:00:00Z`));
}

/** A value for a table; missing values have a word. */
export function cellText(value: number | undefined, format: Format): string {
  return value === undefined ? chartWords.missing : format(value);
}
