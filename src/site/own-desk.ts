import { site } from './site';

/**
 * Whether the form and the booking page are the desk’s: both are on one host, at the desk's two
 * addresses.
 */
export function hasOwnDesk(): boolean {
  const form = new URL(site.form);
  const booking = new URL(site.booking);
  return (
    form.origin === booking.origin &&
    form.pathname.endsWith('/enquiry') &&
    booking.pathname.endsWith('/consultation')
  );
}
