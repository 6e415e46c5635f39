import type { Figure } from './types';

/** The same day of so many weeks. */
const weeks = (count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2022, 0, 3 + 7 * index)).toISOString().slice(0, 10),
  );

/** A row of values that rises and falls, the same at each build. */
const wave = (count: number, height: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    Math.round(height * (index / count + 0.3 * Math.sin(index / 7) + 0.1 * Math.sin(index * 1.7))),
  );

/** Every kind of chart, and what is hard to draw. */
export const specimenCharts: readonly Figure[] = [
  {
    kind: 'line',
    title: 'A line of 200 points',
    caption: 'Many readings, with values below nought.',
    dates: weeks(200),
    series: [{ label: 'Change', values: wave(200, 400), accent: true }],
  },
  {
    kind: 'line',
    title: 'Lines with gaps and long labels',
    caption: 'A reading that was not taken leaves a gap; labels keep clear of one another.',
    dates: weeks(8),
    series: [
      {
        label: 'Bookings from searches for wedding hair in Greenwich',
        values: [4, 5, undefined, undefined, 9, 11, 12, 14],
        accent: true,
      },
      {
        label: 'Bookings from the salon’s own email on a Sunday',
        values: [9, undefined, 10, 9, undefined, 12, 13, 13],
      },
      { label: 'Walk-ins', values: [6, 6, 5, 7, 6, 5, 6, undefined] },
    ],
  },
  {
    kind: 'line',
    title: 'One point',
    caption: 'The first reading stands on the line.',
    dates: weeks(1),
    series: [{ label: 'Visits', values: [41], accent: true }],
  },
  {
    kind: 'steps',
    title: 'Steps',
    caption: 'For what holds until it changes, such as a price.',
    unit: '%',
    dates: weeks(10),
    series: [{ label: 'Commission', values: [18, 18, 15, 15, 15, 12, 12, 8, 8, 8], accent: true }],
  },
  {
    kind: 'slope',
    title: 'First reading to now',
    caption:
      'Labels that would cover one another are moved apart; one term was not found at first.',
    dates: ['2025-07-07', '2025-12-29'],
    slopes: [
      { label: 'colour correction south east london', first: 47, last: 12, accent: true },
      { label: 'curl cut deptford', first: 10, last: 12 },
      { label: 'bridal hair', first: 12, last: 13 },
      { label: 'silk press', first: undefined, last: 30 },
      { label: 'balayage', first: 28, last: undefined },
    ],
  },
  {
    kind: 'stacked',
    title: 'How a total is made up',
    caption: 'Bands on one another, the first at the bottom.',
    dates: weeks(6),
    bands: [
      { label: 'Direct', values: [3, 4, 6, 7, 9, 11] },
      { label: 'Agencies', values: [8, 8, 7, 6, 5, 4] },
      { label: 'Others', values: [4, 3, 3, 2, 2, 0] },
    ],
  },
  {
    kind: 'bars',
    title: 'Ruled bars',
    caption: 'From nought, to both sides of it.',
    unit: '%',
    bars: [
      { label: 'Revenue per room over the same quarter a year before', value: 19, accent: true },
      { label: 'Cost of an enquiry', value: -46 },
      { label: 'Calls about prices', value: 0 },
      { label: 'Not read yet', value: undefined },
    ],
  },
];
