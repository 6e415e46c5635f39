/** A day as `YYYY-MM-DD`. */
export type Day = string;

export const MINUTE = 60_000;
export const HOUR: number = 60 * MINUTE;
export const DAY: number = 24 * HOUR;
export const ZONE = 'Europe/London';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(moment: number, zone: string, parts: Intl.DateTimeFormatOptions): string {
  const key = `${zone} ${JSON.stringify(parts)}`;
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...parts });
    formats.set(key, made);
  }
  return made.format(moment).replace(',', '');
}

/** The day of a moment in London. */
export const dayOf = (moment: number): Day =>
  format(moment, ZONE, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .split('/')
    .reverse()
    .join('-');

/** Its time, as `09:30`. */
export const timeOf = (moment: number, zone: string = ZONE): string =>
  format(moment, zone, { hour: '2-digit', minute: '2-digit' });

/** Its day in words: `Monday 30 November`. */
export const dayInWords = (moment: number, zone: string = ZONE): string =>
  format(moment, zone, { weekday: 'long', day: 'numeric', month: 'long' });

/** Its day in few letters: `Mon 30 Nov`. */
export const dayInShort = (moment: number, zone: string = ZONE): string =>
  format(moment, zone, { weekday: 'short', day: 'numeric', month: 'short' });

/** A moment as people write it: `Today, 09:30`, `Mon 30 Nov, 09:30`, `30 November 2025, 09:30`. */
export function inWords(moment: number, now: number): string {
  const day = dayOf(moment);
  if (day === dayOf(now)) return `Today, ${timeOf(moment)}`;
  if (day === dayOf(now - DAY)) return `Yesterday, ${timeOf(moment)}`;
  if (day === dayOf(now + DAY)) return `Tomorrow, ${timeOf(moment)}`;
  const isNear = Math.abs(moment - now) < 180 * DAY;
  const date = isNear
    ? dayInShort(moment)
    : format(moment, ZONE, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${date}, ${timeOf(moment)}`;
}

/** The moment at which clocks in London show a time. Summer time is one hour ahead of UTC. */
export function londonTime(day: Day, time: string): number {
  const winter = Date.parse(`${day}T${time}:00Z`);
  return timeOf(winter) === time ? winter : winter - HOUR;
}

/** The day after. */
export const dayAfter = (day: Day): Day =>
  new Date(Date.parse(`${day}T12:00:00Z`) + DAY).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T12:00:00Z`)) &&
  new Date(`${text}T12:00:00Z`).toISOString().startsWith(text);

/** Whether a text is a time of the day, as `09:30`. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Time zones that visitors choose from, by their names in the IANA database, from west to east. */
export const ZONES: readonly string[] = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Mexico_City',
  'America/Chicago',
  'America/New_York',
  'America/Toronto',
  'America/Bogota',
  'America/Halifax',
  'America/Sao_Paulo',
  'America/Argentina/Buenos_Aires',
  'Atlantic/Azores',
  'Africa/Lagos',
  'Europe/Lisbon',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Madrid',
  'Europe/Rome',
  'Europe/Warsaw',
  'Europe/Athens',
  'Europe/Bucharest',
  'Europe/Kyiv',
  'Europe/Istanbul',
  'Africa/Cairo',
  'Africa/Johannesburg',
  'Africa/Nairobi',
  'Asia/Jerusalem',
  'Asia/Riyadh',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Singapore',
  'Asia/Hong_Kong',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Asia/Seoul',
  'Australia/Perth',
  'Australia/Brisbane',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** The city that a time zone is named after. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ');

/** A moment in the visitor's own time zone, beside London's: `12:30 in New York`; empty in London. */
export function elsewhere(moment: number, zone: string): string {
  if (!ZONES.includes(zone)) return '';
  const isSameDay = dayInShort(moment, zone) === dayInShort(moment);
  const day = isSameDay ? '' : `${dayInShort(moment, zone)}, `;
  return `${day}${timeOf(moment, zone)} in ${cityOf(zone)}`;
}
