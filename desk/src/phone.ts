import parsePhoneNumber from 'libphonenumber-js/min';

/** A telephone number as people write it, +44 20 7946 0000 or 020 7946 0000; nothing where it is none. */
export function phone(value: string): string | undefined {
  if (!/^[+0][\d\s().-]{6,}$/.test(value)) return undefined;
  const number = parsePhoneNumber(value, 'GB');
  const shown = value.startsWith('0') ? number?.formatNational() : number?.formatInternational();
  return shown && /^\+?\d+ [\d ]+$/.test(shown) ? shown : undefined;
}
