/** The language of the pages, of their dates and of their numbers. */
export const LANGUAGE = 'en-GB';

/** A number as people write it: 1,250; −12.5. It has at most `decimals` decimals. */
export function formatNumber(value: number, decimals = 2): string {
  const amount = Math.abs(value).toLocaleString(LANGUAGE, { maximumFractionDigits: decimals });
  return signOf(value, amount) + amount;
}

/** Pounds, with pence where there are any: £1,080; £4.60; −£20. */
export function formatPounds(value: number): string {
  const digits = Math.abs(value - Math.round(value)) < 0.005 ? 0 : 2;
  const amount = Math.abs(value).toLocaleString(LANGUAGE, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${signOf(value, amount)}£${amount}`;
}

/** The sign of a value: a typographic minus, but none before an amount that is rounded to zero. */
const signOf = (value: number, amount: string) => (value < 0 && /[1-9]/.test(amount) ? '−' : '');

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
/** The space before a month, after its day, and the space after a copyright sign. */
const SPACES_TO_KEEP = new RegExp(`(?<=\\b\\d{1,2}) (?=(?:${MONTHS})\\b)|(?<=©) `, 'g');

/** A text in which “7 October” stays on one line, and so does “© Crown”. */
export const keptTogether = (text: string): string => text.replace(SPACES_TO_KEEP, '\u00a0');

/** A day in British form; `form` says which parts are written. */
const dateText = (day: string, form: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(LANGUAGE, { ...form, timeZone: 'UTC' });

/** The day `2025-10-07` as in copy, “7 October 2025”, and as in charts, “7 Oct 2025”. */
export const formatDay = (day: string, month: 'long' | 'short' = 'long'): string =>
  dateText(day, { day: 'numeric', month, year: 'numeric' }).replace(' ', '\u00a0');

/** The month of a day, as copy writes it: “October 2025”; and as charts label it: “Oct 2025”. */
export const formatMonth = (day: string, month: 'long' | 'short' = 'long'): string =>
  dateText(day, { month, year: 'numeric' });
