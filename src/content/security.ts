/**
 * The fields of security.txt besides the agency's email address (RFC 9116). The expiry date is
 * fixed, so that a build does not depend on the day: renew it before it passes.
 */
export const security = {
  expires: '2027-10-07T00:00:00Z',
  languages: ['en'],
} as const;
