import { site } from '../src/site/site.ts';

/** Every outbound address and number of the company with the variable that sets it. */
const facts = (): readonly (readonly [variable: string, value: string])[] => [
  ['NOUGHTLINE_ORIGIN', site.origin],
  ['NOUGHTLINE_EMAIL', site.email],
  ['NOUGHTLINE_PHONE', site.phone],
  ['NOUGHTLINE_WHATSAPP', site.whatsapp],
  ['NOUGHTLINE_BOOKING', site.booking],
  ['NOUGHTLINE_FORM', site.form],
  ['NOUGHTLINE_MAP', site.map],
  ['NOUGHTLINE_COMPANY_NUMBER', site.company.number],
  ['NOUGHTLINE_VAT', site.company.vat],
  ['NOUGHTLINE_ICO', site.company.ico],
  ...site.social.map(({ href }) => ['NOUGHTLINE_SOCIAL', href] as const),
  ...Object.entries(site.dashboards).map(
    ([client, address]) =>
      [`NOUGHTLINE_DASHBOARD_${client.replaceAll('-', '_').toUpperCase()}`, address] as const,
  ),
];

/** Reserved hosts (RFC 2606), numbers that Ofcom reserves for drama, numbers of noughts. */
const PLACEHOLDER =
  /^(?:https:\/\/|[^/]*@)[^/]*\.example(?:[/:]|$)|^\+44(?:2079460|7700900)\d{3}$|^[A-Z]{0,2}0{6,12}$/;

/** The addresses and numbers of the site that are still placeholders, a line each. */
export const placeholders = (): readonly string[] =>
  facts()
    .filter(([, value]) => PLACEHOLDER.test(value))
    .map(([variable, value]) =>
      process.env[variable]
        ? `${variable} is set to a placeholder: ${value}`
        : `${variable} is not set: ${value}`,
    );

/** Says on standard error which of them are still placeholders. */
export function listPlaceholders(): void {
  const missing = placeholders();
  if (missing.length === 0) return;
  process.stderr.write(
    `These outside addresses and numbers are placeholders and lead nowhere:\n  ${missing.join('\n  ')}\n`,
  );
}
