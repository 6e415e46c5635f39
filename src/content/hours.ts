const WEEK = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * Business hours. `days`, `opens` and `closes` (London, 24 h) are read by the diary and the clock,
 * too; `shown` is read by people only: the hours of calls with California, by its own clock.
 */
export const hours = asHours({
  days: 'Mon–Fri',
  shown: '9AM–6PM PST',
  opens: '09:00',
  closes: '18:00',
});

/**
 * The hours with the names of the open days.
 *
 * @throws naming each field that machines could not read
 */
export function asHours<Hours extends Readonly<Record<'days' | 'opens' | 'closes', string>>>(
  given: Hours,
) {
  /** The indexes in `WEEK` of the first and the last open day, or of the only one. */
  const ends = given.days.split('–').map((end) => WEEK.findIndex((day) => day.slice(0, 3) === end));
  const [first = -1, last = first] = ends;
  const openDays = WEEK.slice(first, last + 1);
  const wrong = (['opens', 'closes'] as const)
    .filter((field) => !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(given[field]))
    .map((field) => `hours.${field}: is "${given[field]}"; write HH:MM, such as 08:30`);
  if (wrong.length === 0 && given.closes <= given.opens)
    wrong.push(`hours.closes: is ${given.closes}, not after ${given.opens}; write a later time`);
  if (ends.length > 2 || ends.includes(-1) || openDays.length === 0)
    wrong.push(
      `hours.days: is "${given.days}"; write Sat, or Mon–Fri from the earlier to the later`,
    );
  if (wrong.length === 0) return { ...given, openDays, firstDay: WEEK[first] ?? '' };
  throw new Error(
    `Wrong content:\n  ${wrong.map((problem) => `src/content/hours.ts: ${problem}`).join('\n  ')}`,
  );
}
