/** A day as `YYYY-MM-DD`. */
export type Day = string;

const DAY = 24 * 60 * 60 * 1000;
const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

const at = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const later = (date: Date, days: number) => new Date(date.getTime() + days * DAY);

/**
 * The bank holidays of England in a year, by the rules in force since 1978. A holiday that is
 * proclaimed for one year, such as a coronation, is not among them.
 *
 * @see https://www.gov.uk/bank-holidays
 */
export function bankHolidays(year: number): Day[] {
  const easter = easterSunday(year);
  const christmas = at(year, 12, 25);
  const boxing = at(year, 12, 26);
  const weekday = christmas.getUTCDay();
  return [
    onWorkingDay(at(year, 1, 1)),
    later(easter, -2),
    later(easter, 1),
    firstMonday(year, 5),
    lastMonday(year, 5),
    lastMonday(year, 8),
    // On a weekend the substitute days are the next working days that are not the other's.
    weekday === SATURDAY || weekday === SUNDAY ? at(year, 12, 27) : christmas,
    weekday === SATURDAY ? at(year, 12, 28) : onWorkingDay(boxing),
  ].map((date) => date.toISOString().slice(0, 10));
}

function onWorkingDay(date: Date): Date {
  if (date.getUTCDay() === SATURDAY) return later(date, 2);
  return date.getUTCDay() === SUNDAY ? later(date, 1) : date;
}

function firstMonday(year: number, month: number): Date {
  const first = at(year, month, 1);
  return later(first, (7 + MONDAY - first.getUTCDay()) % 7);
}

function lastMonday(year: number, month: number): Date {
  const last = at(year, month + 1, 0);
  return later(last, -((7 + last.getUTCDay() - MONDAY) % 7));
}

/** By the anonymous Gregorian algorithm (Meeus, Jones and Butcher). */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return at(year, Math.floor(sum / 31), (sum % 31) + 1);
}
