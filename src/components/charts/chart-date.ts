const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A date as charts label it: “7 Jul”. */
export function chartDate(date: string): string {
  return short.format(new Date(`${date}T00:00:00Z`));
}
