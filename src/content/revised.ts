/**
 * The day on which the pages' fixed texts were last revised, as an ISO date.
 * Sitemaps and feeds state it, so that a rebuild of the same texts changes no file.
 */
export const revised = '2025-10-07';
