import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'sale-or-let': {
    kind: 'line',
    title: 'What is left of one sale, and of one managed flat',
    caption: 'After costs, the landlord overtakes the seller in the fourth year.',
    before: '£',
    dateForm: 'month',
    dates: ['2025-10-01', '2026-10-01', '2027-10-01', '2028-10-01', '2029-10-01'],
    series: [
      { label: 'Managed flat', values: [0, 792, 1584, 2376, 3168], accent: true },
      { label: 'Sale', values: [3000, 3000, 3000, 3000, 3000] },
    ],
  },
  'three-figures': {
    kind: 'mockup',
    title: 'Three figures on one day of the month',
    caption: 'An invented quarter, in the form in which it goes out.',
    head: 'E16, July to September, from 31 lets',
    rows: [
      {
        pair: ['Days from listing to let', '19'],
        note: 'The same three for a year, so that they can be compared.',
      },
      { pair: ['Rent agreed against rent asked', '98%'] },
      { pair: ['Tenants who renewed', '17 of 31'] },
      {
        text: 'What surprised us: the two-bedroom flats nearest the station took longest.',
        note: 'One sentence by one person. It is what the reporter quotes.',
      },
      {
        text: 'Based on 31 lets by this office. No home or person can be recognised.',
        note: 'The sample, always.',
      },
    ],
  },
};
