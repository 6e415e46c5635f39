const zone = { timeZone: 'UTC' } as const;
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', ...zone });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', ...zone });

const at = (iso: string) => new Date(`${iso}T00:00:00Z`);

/** An ISO day as the month it stands in: `October 2025`. */
export function monthOf(iso: string): string {
  return month.format(at(iso));
}

/** An ISO day as it is written: `7 October 2025`. */
export function dayOf(iso: string): string {
  return day.format(at(iso));
}
