/** Texts that all charts share. */
export const chartWords = {
  figures: 'The figures',
  date: 'Date',
  first: 'First',
  last: 'Last',
  value: 'Value',
  still: 'Nothing has moved between the two readings, so every line is level.',
  /** Shown for a reading that was not taken, or a term that was not found. */
  missing: 'none',
} as const;
