import { expect, test } from 'vitest';
import { assertChartData } from './chart-format';

const DAY = '2025-07-07';

test.each([
  [
    'no points',
    [],
    [],
    'Chart "Visits": dates: is empty; write at least one date\n  series: is empty; write',
  ],
  [
    'not a date',
    ['7 July'],
    [{ label: 'a', values: [1] }],
    'dates.0: is "7 July"; write a day such as',
  ],
  [
    'unsorted dates',
    ['2025-07-14', DAY],
    [{ label: 'a', values: [1, 2] }],
    'dates.1: is 2025-07-07 after 2025-07-14; sort the dates',
  ],
  [
    'not a number',
    [DAY],
    [{ label: 'a', values: [Number.NaN] }],
    'series.0.values.0: is NaN; write a number, or null',
  ],
  [
    'too few values',
    [DAY],
    [{ label: 'a', values: [] }],
    'series.0.values: "a" has 0 for 1 dates; write one for each date, null (or ~) where',
  ],
  [
    'only gaps',
    [DAY],
    [{ label: 'a', values: [undefined] }],
    'series.0.values: "a" is all gaps; write at least',
  ],
  [
    'two accents',
    [DAY],
    [
      { label: 'a', values: [1], accent: true },
      { label: 'b', values: [1], accent: true },
    ],
    'series: has two rows in the accent colour; leave',
  ],
])('%s stops with the chart, the place and how to fix it', (_, dates, series, message) => {
  expect(() => assertChartData('Visits', dates, series)).toThrow(message);
});

test('bands have no gaps, and nothing below 0', () => {
  const bands = [{ label: 'a', values: [undefined, -1] }];
  expect(() => assertChartData('Visits', [DAY, '2025-07-14'], bands, 'bands', false)).toThrow(
    /bands\.0\.values\.0: is a gap; .*\n.*values\.1: is -1; bands are stacked/,
  );
});

test('one point, missing points and negative values can be drawn', () => {
  const series = [{ label: 'a', values: [undefined, -1] }];
  expect(() => assertChartData('Visits', [DAY, '2025-07-14'], series)).not.toThrow();
  expect(() => assertChartData('Visits', [DAY], [{ label: 'a', values: [-1] }])).not.toThrow();
});
