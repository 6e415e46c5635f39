/**
 * The day on which the pages' texts were last revised, as an ISO date. Sitemaps and feeds state it,
 * so that builds are reproducible.
 */
export const revised = '2025-10-07';
