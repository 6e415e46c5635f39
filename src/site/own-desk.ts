import { site } from './site';

/**
 * Whether the form and the booking page are the desk’s: they stand on one host, at its two
 * addresses.
 */
export function deskIsOurs(): boolean {
  const form = new URL(site.form);
  const booking = new URL(site.booking);
  return (
    form.origin === booking.origin &&
    form.pathname.endsWith('/enquiry') &&
    booking.pathname.endsWith('/consultation')
  );
}
