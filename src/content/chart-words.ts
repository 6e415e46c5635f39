import { site } from '../site/site';

/** Texts that all charts share. */
export const chartWords = {
  figures: 'The figures',
  date: 'Date',
  first: 'First',
  last: 'Last',
  still: 'Nothing has moved between the two readings, so every line is level.',
  /** Shown for a reading that was not taken, or a term that was not found. */
  missing: 'none',
} as const;

/** Texts of the dashboards. */
export const dashboardWords = {
  lastReading: 'Last reading',
  topThree: 'terms in the top three',
  topTen: 'terms in the top ten',
  average: 'average position',
  visibility: 'visibility',
  more: 'More below: every term, first and last',
  bestGain: 'Best gain first',
  columns: {
    term: 'Term',
    first: 'First',
    last: 'Last',
    change: 'Change',
    best: 'Best',
  },
  notFound: 'none',
  unchanged: 'unchanged',
  sample:
    'Sample data for a fictional client: places among Google’s unpaid results, on a phone, searched from the client’s own postcode.',
  download: 'Download the readings (CSV)',
  due: 'Next reading due',
  home: `Kept by ${site.name}`,
  method:
    'Visibility weighs each position by the share of searchers who click there (Sistrix, 2020, smartphones). 100% would be every term first.',
} as const;
