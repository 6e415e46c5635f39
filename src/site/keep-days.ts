const DEFAULT_DAYS = 365;

/**
 * Days after which the desk deletes an enquiry or a consultation. The desk and the privacy page
 * both use this number.
 *
 * @throws when `NOUGHTLINE_DESK_KEEP` is not a whole number of days from 1 to 3650
 */
export function keepDays(): number {
  const given = process.env.NOUGHTLINE_DESK_KEEP;
  if (given === undefined || given === '') return DEFAULT_DAYS;
  const days = Number(given);
  if (/^\d{1,4}$/.test(given) && days >= 1 && days <= 3650) return days;
  throw new Error(
    `NOUGHTLINE_DESK_KEEP is "${given}": expected a number of days from 1 to 3650, for example ${DEFAULT_DAYS}`,
  );
}
