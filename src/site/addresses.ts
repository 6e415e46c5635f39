import parsePhoneNumber from 'libphonenumber-js/min';
import { site } from './site';

/** Between the groups of a number, which stay on one line. */
const GAP = '\u00a0';

/** An E.164 number as it is written abroad: `+44 20 7946 0000`, `+33 1 42 68 53 00`; one that no country has, as it is. */
export function phoneShown(number: string): string {
  const parsed = parsePhoneNumber(number);
  return parsed?.isPossible() ? parsed.formatInternational().replaceAll(' ', GAP) : number;
}

/** A link that dials. */
export const phoneHref = (): string => `tel:${site.phone}`;

/** A link that opens a chat; WhatsApp wants the digits alone. */
export const whatsappHref = (): string => `https://wa.me/${site.whatsapp.slice(1)}`;

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
