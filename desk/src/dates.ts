import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/** A day in London, as `2026-11-30`. */
export type Day = string;

/** Durations, in milliseconds. */
export const MINUTE = 60_000;
export const HOUR: number = 60 * MINUTE;
export const DAY: number = 24 * HOUR;

const london = tz('Europe/London');
const inLondon = (moment: number, pattern: string): string =>
  format(moment, pattern, { in: london });

/** The day of a moment in London. */
export const dayOf = (moment: number): Day => inLondon(moment, 'yyyy-MM-dd');
/** The weekday of a day, as `Monday`. */
export const weekdayOf = (day: Day): string => inLondon(londonTime(day, '12:00'), 'EEEE');
/** The time of a moment in London, as `09:30`. */
export const timeOf = (moment: number): string => inLondon(moment, 'HH:mm');
/** The day of a moment in words: `Monday 30 November`. */
export const dayInWords = (moment: number): string => inLondon(moment, 'EEEE d MMMM');
/** The day of a moment in short, which wraps only after the weekday: `Mon 30 Nov`. */
export const dayInShort = (moment: number): string => inLondon(moment, 'EEE d\u00a0MMM');

/** A moment as people write it: `Today, 09:30`, `Mon 30 Nov, 09:30`, `30 November 2025, 09:30`. */
export function inWords(moment: number, now: number): string {
  const near = { Today: now, Yesterday: now - DAY, Tomorrow: now + DAY };
  const word = Object.entries(near).find(([, other]) => dayOf(other) === dayOf(moment))?.[0];
  const isFar = Math.abs(moment - now) > 180 * DAY;
  return `${word ?? inLondon(moment, isFar ? 'd MMMM yyyy' : 'EEE d MMM')}, ${timeOf(moment)}`;
}

/** The moment at which clocks in London show a time; `NaN` where there is none. */
export const londonTime = (day: Day, time = '00:00'): number =>
  /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(`${day}T${time}`)
    ? parseISO(`${day}T${time}`, { in: london }).getTime()
    : Number.NaN;

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean => isValid(londonTime(text));

/** The day after another, whether or not the clocks change. */
export const dayAfter = (day: Day): Day => dayOf(londonTime(day, '12:00') + DAY);
