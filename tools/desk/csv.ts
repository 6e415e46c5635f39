import type { StoredEnquiry } from './enquiries.ts';

const HEADINGS = [
  'id',
  'receivedAt',
  'firstName',
  'surname',
  'companyName',
  'email',
  'contactNumber',
] as const satisfies readonly (keyof StoredEnquiry)[];

/** The enquiries as CSV (RFC 4180), UTF-8. */
export function csvOf(enquiries: readonly StoredEnquiry[]): string {
  const rows = enquiries.map((enquiry) =>
    HEADINGS.map((heading) =>
      heading === 'receivedAt'
        ? new Date(enquiry.receivedAt).toISOString()
        : String(enquiry[heading]),
    ),
  );
  return [[...HEADINGS], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/**
 * A spreadsheet runs a cell that begins like a formula: an apostrophe before it makes it text.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function cell(value: string): string {
  const safe = /^\s*[=+\-@\t\r|%＝＋－＠]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
