import { site } from './site';

/** Between the groups of a number, which stay on one line. */
const GAP = '\u00a0';

/** An E.164 number as a London office writes it: `+44 20 7946 0000`, `+44 7700 900000`. */
export function phoneShown(number: string): string {
  const london = /^\+44(20)(\d{4})(\d{4})$/.exec(number);
  if (london) return ['+44', ...london.slice(1)].join(GAP);
  const mobile = /^\+44(7\d{3})(\d{6})$/.exec(number);
  if (mobile) return ['+44', ...mobile.slice(1)].join(GAP);
  return number;
}

/** A link that dials. */
export const phoneHref: string = `tel:${site.phone}`;

/** A link that opens a chat; WhatsApp wants the digits alone. */
export const whatsappHref: string = `https://wa.me/${site.whatsapp.slice(1)}`;

/**
 * A link that opens a mail draft to the agency.
 *
 * @param subject set in the draft where given
 */
export function mailHref(subject?: string): string {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return `mailto:${site.email}${query}`;
}

/** Where the studio is, on one line; the two halves of its postcode stay together. */
export const postalAddress: string = [
  site.address.street,
  site.address.locality,
  `${site.address.region} ${site.address.postcode.replace(' ', GAP)}`,
].join(', ');
