/** What every chart says besides its own words. */
export const chartWords = {
  figures: 'The figures',
  date: 'Date',
  first: 'First',
  last: 'Last',
  value: 'Value',
  /** In the place of a reading that was not taken, or of a term that was not found. */
  missing: 'none',
} as const;
