import { hours } from '../../src/content/contact.ts';
import { bankHolidays, type Day } from './bank-holidays.ts';

/** The working days that can be booked, today included. */
const WORKING_DAYS = 15;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const SLOT_MINUTES = 30;
export const ZONE = 'Europe/London';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
});
const longFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** The day of a moment in London. */
export const dayOf = (moment: number): Day => dayFormat.format(moment);
/** Its time in London, as `09:30`. */
export const timeOf = (moment: number): string => timeFormat.format(moment);
/** Its day in words: `Monday 30 November`. */
export const dayInWords = (moment: number): string => longFormat.format(moment).replace(',', '');

/**
 * Every half hour that can be booked, by day: the next fifteen working days within the business
 * hours, without what has begun.
 */
export function slotsFrom(now: number): Map<Day, number[]> {
  const days = new Map<Day, number[]>();
  // Counted from noon: a change of the clocks moves it by an hour, but never to another day.
  for (let noon = Date.parse(`${dayOf(now)}T12:00:00Z`); days.size < WORKING_DAYS; noon += DAY) {
    const day = dayOf(noon);
    if (isWorkingDay(day))
      days.set(
        day,
        slotsOf(day).filter((slot) => slot > now),
      );
  }
  return days;
}

function isWorkingDay(day: Day): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !bankHolidays(Number(day.slice(0, 4))).includes(day);
}

function slotsOf(day: Day): number[] {
  const slots: number[] = [];
  const close = londonTime(day, hours.closes);
  for (let slot = londonTime(day, hours.opens); slot < close; slot += SLOT_MINUTES * MINUTE) {
    slots.push(slot);
  }
  return slots;
}

/** The moment at which clocks in London show a time. Summer time is one hour ahead of UTC. */
function londonTime(day: Day, time: string): number {
  const winter = Date.parse(`${day}T${time}:00Z`);
  return timeOf(winter) === time ? winter : winter - 60 * MINUTE;
}
