import { hours } from '../../src/content/contact.ts';
import holidays from './bank-holidays.json' with { type: 'json' };
import { type Day, dayAfter, dayOf, HOUR, isDay, isTime, londonTime, MINUTE } from './dates.ts';

/** The working days that can be booked, today included. */
const WORKING_DAYS = 15;
/** Days that are looked at for them, closures included. */
const FARTHEST = 60;
export const SLOT_MINUTES = 30;
export const SLOT: number = SLOT_MINUTES * MINUTE;

const bankHolidays = new Map(
  holidays['england-and-wales'].events.map(({ date, title }) => [date, title]),
);

/** The last day that the list of bank holidays knows of. Later ones would be offered. */
export const HOLIDAYS_UNTIL: Day = `${[...bankHolidays.keys()].at(-1)?.slice(0, 4)}-12-31`;

/** A time in which nothing is offered. */
export interface Closure {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** What decides which half hours are offered. */
export interface Rules {
  readonly now: number;
  readonly noticeHours: number;
  readonly closures: readonly Closure[];
}

/**
 * Every half hour that can be booked, by day: the next fifteen working days within the business
 * hours, outside closures, and not sooner than the notice.
 */
export function slotsFrom(rules: Rules): Map<Day, number[]> {
  const days = new Map<Day, number[]>();
  let day = dayOf(rules.now);
  for (let i = 0; i < FARTHEST && days.size < WORKING_DAYS; i += 1, day = dayAfter(day)) {
    if (closedDay(day) !== undefined) continue;
    const slots = slotsOf(day).filter((slot) => refusalOf(slot, rules) === undefined);
    days.set(day, slots);
  }
  return days;
}

/** Why a half hour of a working day is not offered, in words; nothing when it is. */
function refusalOf(slot: number, { now, noticeHours, closures }: Rules): string | undefined {
  if (slot <= now) return 'This time has passed. Please choose a later one.';
  if (slot < now + noticeHours * HOUR)
    return `Please choose a time at least ${noticeHours} hours from now, so that we can prepare.`;
  if (closures.some(({ from, to }) => slot < to && slot + SLOT > from))
    return 'We are away at this time. Please choose another.';
  return undefined;
}

/** Why no consultation can begin at a moment, in words; nothing when it is offered. */
export function whyNot(moment: number, rules: Rules): string | undefined {
  if (moment <= rules.now) return 'This time has passed. Please choose a later one.';
  const day = dayOf(moment);
  const closed = closedDay(day);
  if (closed !== undefined) return `${closed} Please choose another day.`;
  if (!slotsOf(day).includes(moment))
    return `Consultations begin on the hour or the half hour, from ${hours.opens} to ${hours.closes} in London.`;
  const refusal = refusalOf(moment, rules);
  if (refusal !== undefined) return refusal;
  if (slotsFrom(rules).has(day)) return undefined;
  return 'This day is too far ahead. Please choose an earlier one.';
}

function closedDay(day: Day): string | undefined {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === 0) return 'We are closed on Sundays.';
  if (weekday === 6) return 'We are closed on Saturdays.';
  const holiday = bankHolidays.get(day);
  return holiday === undefined ? undefined : `We are closed on a bank holiday (${holiday}).`;
}

function slotsOf(day: Day): number[] {
  const slots: number[] = [];
  const close = londonTime(day, hours.closes);
  for (let slot = londonTime(day, hours.opens); slot < close; slot += SLOT) slots.push(slot);
  return slots;
}

/**
 * Reads what staff write for a closure: `2026-12-24`, `2026-12-24..2027-01-02`, or a part of one day
 * as `2026-12-23T15:00..18:00`. Days are whole, the last one included.
 *
 * @throws saying what was expected
 */
export function closureFrom(text: string): { readonly from: number; readonly to: number } {
  const [first = '', last = ''] = text.trim().split('..');
  const [day = '', time = ''] = first.split('T');
  if (isDay(day) && time === '' && (last === '' || isDay(last))) {
    const to = londonTime(dayAfter(last || day), '00:00');
    if (to > londonTime(day, '00:00')) return { from: londonTime(day, '00:00'), to };
  }
  if (isDay(day) && isTime(time) && isTime(last) && time < last)
    return { from: londonTime(day, time), to: londonTime(day, last) };
  throw new Error(
    `"${text}" is no day off. Write a day (2026-12-24), days (2026-12-24..2027-01-02) or a part of a day (2026-12-23T15:00..18:00).`,
  );
}

/** A closure as {@link closureFrom} reads it. */
export function closureText({ from, to }: Omit<Closure, 'id'>): string {
  const [first, last] = [dayOf(from), dayOf(to - 1)];
  const isWhole = londonTime(first, '00:00') === from && londonTime(dayOf(to), '00:00') === to;
  if (isWhole) return first === last ? first : `${first}..${last}`;
  const time = (moment: number) => new Date(moment).toISOString().slice(11, 16);
  const shift = from - londonTime(first, '00:00');
  return `${first}T${time(shift)}..${time(shift + to - from)}`;
}
