import { expect, test } from 'vitest';
import { assertChartData } from '../../src/components/charts/chart-data';

test.each([
  ['no points', [], [], /no points/],
  [
    'unsorted dates',
    ['2025-07-14', '2025-07-07'],
    [{ label: 'a', values: [1, 2] }],
    /Sort the dates/,
  ],
  ['not a number', ['2025-07-07'], [{ label: 'a', values: [Number.NaN] }], /"a", value 1 is NaN/],
  ['too few values', ['2025-07-07'], [{ label: 'a', values: [] }], /0 values for 1 dates/],
])('%s', (_, dates, series, message) => {
  expect(() => assertChartData(dates, series)).toThrow(message);
});

test('one point, missing points and negative values can be drawn', () => {
  expect(() => assertChartData(['2025-07-07'], [{ label: 'a', values: [-1] }])).not.toThrow();
  expect(() =>
    assertChartData(['2025-07-07'], [{ label: 'a', values: [undefined] }]),
  ).not.toThrow();
});
