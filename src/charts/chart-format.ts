import { chartWords } from '../content/chart-words';
import type { Figure, WorkDone } from '../content/schemas';
import { formatDay, formatMonth, formatNumber, formatPounds } from '../site/format';

/** Writes a value as a chart labels it: with its unit, in British English. */
export type Format = (value: number) => string;

/** A number with at most one decimal. */
export const plainNumber: Format = (value) => formatNumber(value, 1);

/** The format of a figure's values. */
export const formatOf =
  ({ before, unit = '' }: Figure): Format =>
  (value) =>
    before ? formatPounds(value) : plainNumber(value) + unit;

/** How dates are labelled: by their day, or by their month where there is one a month. */
export type DateForm = 'day' | 'month';

/** A date as charts label it: “7 Jul 2025”, “Jul 2025”. */
export function chartDate(date: string, form: DateForm = 'day'): string {
  return (form === 'day' ? formatDay : formatMonth)(date, 'short');
}

/** What was done, as sentences to be added to another: “. Nov 2024: a page for each scent”. */
export const doneSaid = (
  done: readonly WorkDone[] | undefined,
  dateForm: DateForm | undefined,
): string =>
  (done ?? []).map(({ date, text }) => `. ${chartDate(date, dateForm)}: ${text}`).join('');

/** A value as a table's cell, which says in words where there is none. */
export function cellText(value: number | undefined, format: Format): string {
  return value === undefined ? chartWords.missing : format(value);
}
