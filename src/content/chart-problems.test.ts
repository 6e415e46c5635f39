import { expect, test } from 'vitest';
import { chartProblems } from './chart-problems';

const DAY = '2025-07-07';
const LATER = '2025-07-14';

/** The problems of a chart as lines of its file's error. */
const problemsOf = (...chart: Parameters<typeof chartProblems>) =>
  chartProblems(...chart).map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each([
  [
    'no points',
    [],
    [],
    ['dates: is empty; write at least one date', 'series: is empty; write at least one row'],
  ],
  [
    'unsorted dates',
    [LATER, DAY],
    [{ label: 'a', values: [1, 2] }],
    ['dates.1: is 2025-07-07 after 2025-07-14; sort the dates, each once'],
  ],
  [
    'too few values',
    [DAY],
    [{ label: 'a', values: [] }],
    [
      'series.0.values: "a" has 0 for 1 dates; write one for each date, null (or ~) where nothing was counted',
    ],
  ],
  [
    'only gaps',
    [DAY],
    [{ label: 'a', values: [undefined] }],
    ['series.0.values: "a" is all gaps; write at least one number, or remove the row'],
  ],
  [
    'two accents',
    [DAY],
    [
      { label: 'a', values: [1], accent: true },
      { label: 'b', values: [1], accent: true },
    ],
    ['series: has two rows in the accent colour; leave it to one'],
  ],
])('%s: the field is named, and how to fix it', (_, dates, series, problems) => {
  expect(problemsOf(dates, series)).toEqual(problems);
});

test('bands have no gaps, and nothing below 0', () => {
  const bands = [{ label: 'a', values: [undefined, -1] }];
  expect(problemsOf([DAY, LATER], bands, 'bands', false)).toEqual([
    'bands.0.values.0: is a gap; bands are stacked: write a number from 0',
    'bands.0.values.1: is -1; bands are stacked: write a number from 0',
  ]);
});

test('one point, missing points and negative values can be drawn', () => {
  expect(problemsOf([DAY, LATER], [{ label: 'a', values: [undefined, -1] }])).toEqual([]);
  expect(problemsOf([DAY], [{ label: 'a', values: [-1] }])).toEqual([]);
});
