import parsePhoneNumber from 'libphonenumber-js/min';
import { site } from './site';

/** A no-break space between the groups of a number, which stay on one line. */
const GAP = '\u00a0';

/** An E.164 number in its international form, `+44 20 7946 0000`; an impossible one unchanged. */
export function phoneShown(number: string): string {
  const parsed = parsePhoneNumber(number);
  return parsed?.isPossible() ? parsed.formatInternational().replaceAll(' ', GAP) : number;
}

/** The address of a link that dials. */
export const phoneHref = (): string => `tel:${site.phone}`;

/** The address of a link that opens a chat; WhatsApp wants the digits alone. */
export const whatsappHref = (): string => `https://wa.me/${site.whatsapp.slice(1)}`;

/**
 * The address of a link that opens a mail draft to the agency.
 *
 * @param subject the draft's subject
 */
export function mailHref(subject?: string): string {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return `mailto:${site.email}${query}`;
}

/** Where the studio is, on one line; the number and its street stay together, and the halves of the postcode. */
export const postalAddress: string = [
  site.address.street.replace(/(?<=^\d+\w?) /, GAP),
  site.address.locality,
  `${site.address.region} ${site.address.postcode.replace(' ', GAP)}`,
].join(', ');
