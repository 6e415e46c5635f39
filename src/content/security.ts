/**
 * What security.txt says beside the agency's mail address (RFC 9116).
 * The date is written and not computed, so that a build does not depend on the
 * day: renew it before it passes.
 */
export const security = {
  expires: '2027-10-07T00:00:00Z',
  languages: ['en'],
} as const;
