import { z } from 'zod';
import holidays from './data/bank-holidays.json' with { type: 'json' };
import { type Day, dayAfter, dayOf, HOUR, isDay, londonTime, MINUTE, weekdayOf } from './dates.ts';
import { hours } from './site.ts';

/** How many open days the diary offers, whatever days of the week those are. */
export const DAYS_OFFERED = 15;
/** How many days ahead the diary looks for them: with one open day a week it finds fewer. */
export const DAYS_AHEAD = 60;
/** How long a consultation takes, in minutes and in milliseconds. */
export const SLOT_MINUTES = 30;
export const SLOT: number = SLOT_MINUTES * MINUTE;

const bankHolidays = new Map(
  holidays['england-and-wales'].events.map(({ date, title }) => [date, title]),
);

/** The last day that the list of bank holidays covers; later holidays would be offered as free. */
export const HOLIDAYS_UNTIL: Day = `${[...bankHolidays.keys()].at(-1)?.slice(0, 4)}-12-31`;

/** A time that staff have blocked ("Time off" in the inbox), in which nobody can book. */
export const closure = z.object({ id: z.number(), from: z.number(), to: z.number() });
export type Closure = Readonly<z.infer<typeof closure>>;

interface Rules {
  readonly now: number;
  readonly noticeHours: number;
  readonly closures: readonly Closure[];
}

/** The slots of the next open days, booked or not, outside closures and after the notice. */
export function openSlots(rules: Rules): Map<Day, number[]> {
  const days = new Map<Day, number[]>();
  let day = dayOf(rules.now);
  for (let ahead = 0; ahead < DAYS_AHEAD && days.size < DAYS_OFFERED; ahead += 1) {
    const slots = slotsOfDay(day).filter((slot) => refusalOf(slot, rules) === undefined);
    if (whyClosed(day) === undefined) days.set(day, slots);
    day = dayAfter(day);
  }
  return days;
}

/** Why a slot of an open day cannot be booked, in words; undefined where it can. */
function refusalOf(slot: number, { now, noticeHours, closures }: Rules): string | undefined {
  if (slot <= now) return 'This time has passed. Please choose a later one.';
  if (slot < now + noticeHours * HOUR)
    return `Please choose a time at least ${noticeHours} hours from now, so that we can prepare.`;
  if (closures.some(({ from, to }) => slot < to && slot + SLOT > from))
    return 'We are away at this time. Please choose another.';
  return undefined;
}

/** Why no consultation can begin at a moment, in words; undefined where one can. */
export function whyNoSlot(moment: number, rules: Rules): string | undefined {
  const day = dayOf(moment);
  const closed = whyClosed(day);
  if (closed !== undefined) return `${closed} Please choose another day.`;
  if (!slotsOfDay(day).includes(moment))
    return `Consultations begin at ${hours.opens}, then every ${SLOT_MINUTES} minutes, and end by ${hours.closes}, London time.`;
  const refusal = refusalOf(moment, rules);
  if (refusal !== undefined || openSlots(rules).has(day)) return refusal;
  return 'This day is too far ahead. Please choose an earlier one.';
}

/** Why nobody is there on a day, in words; undefined on an open day. */
function whyClosed(day: Day): string | undefined {
  if (placeInWeek(day) < 0) return `We are closed on ${weekdayOf(day)}s.`;
  const holiday = bankHolidays.get(day);
  return holiday === undefined ? undefined : `We are closed on a bank holiday (${holiday}).`;
}

/** Where a day stands among the open days of its week, from 0; -1 for a weekday that is closed. */
export const placeInWeek = (day: Day): number =>
  (hours.openDays as readonly string[]).indexOf(weekdayOf(day));

/** All slots between opening and closing. */
function slotsOfDay(day: Day): number[] {
  const opens = londonTime(day, hours.opens);
  const count = (londonTime(day, hours.closes) - opens) / SLOT;
  return Array.from({ length: count }, (_, index) => opens + index * SLOT);
}

/** The fields of a closure: its first and last day, and the times at which it begins and ends. */
export const CLOSURE_FIELDS = ['from', 'to', 'begins', 'ends'] as const;
export type ClosureFields = Readonly<Record<(typeof CLOSURE_FIELDS)[number], string>>;

/** The closure that staff have filled in; undefined where its days or times are wrong. */
export function closureOf(typed: ClosureFields): Omit<Closure, 'id'> | undefined {
  const last = typed.to || typed.from;
  if (!isDay(last)) return undefined;
  const from = londonTime(typed.from, typed.begins || '00:00');
  const to = typed.ends ? londonTime(last, typed.ends) : londonTime(dayAfter(last));
  return from < to ? { from, to } : undefined;
}
