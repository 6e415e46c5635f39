import { expect, test } from 'vitest';
import { assertChartData } from './chart-data';
import { spreadLabels } from './spread-labels';

const DAY = '2025-07-07';

test.each([
  ['no points', [], [], /^Chart "Visits": it has no points\. Give/],
  ['not a date', ['7 July'], [{ label: 'a', values: [1] }], /date 1, "7 July", is no date\. Write/],
  [
    'unsorted dates',
    ['2025-07-14', DAY],
    [{ label: 'a', values: [1, 2] }],
    /date 2, 2025-07-07, follows 2025-07-14\. Sort/,
  ],
  ['not a number', [DAY], [{ label: 'a', values: [Number.NaN] }], /"a", value 1, is NaN\. Give/],
  ['too few values', [DAY], [{ label: 'a', values: [] }], /"a" has 0 values for 1 dates\. Give/],
  ['only gaps', [DAY], [{ label: 'a', values: [undefined] }], /"a" has no points\. Give/],
  [
    'two accents',
    [DAY],
    [
      { label: 'a', values: [1], accent: true },
      { label: 'b', values: [1], accent: true },
    ],
    /two series in the accent colour\. Choose/,
  ],
])('%s stops with the chart, the place and how to fix it', (_, dates, series, message) => {
  expect(() => assertChartData('Visits', dates, series)).toThrow(message);
});

test('one point, missing points and negative values can be drawn', () => {
  const series = [{ label: 'a', values: [undefined, -1] }];
  expect(() => assertChartData('Visits', [DAY, '2025-07-14'], series)).not.toThrow();
  expect(() => assertChartData('Visits', [DAY], [{ label: 'a', values: [-1] }])).not.toThrow();
});

test('labels keep clear of one another, in their order, within the plot', () => {
  const wanted = [100, 96, 50, 98, 52].map((at) => ({ at, size: 16 }));
  const placed = spreadLabels(wanted, 100);
  const sorted = wanted
    .map(({ at }, index) => ({ at, placed: placed[index] ?? 0 }))
    .sort((a, b) => a.placed - b.placed);
  expect(sorted.map(({ at }) => at)).toEqual([50, 52, 96, 98, 100]);
  for (const [index, { placed: centre }] of sorted.entries()) {
    expect(centre - (sorted[index - 1]?.placed ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(
      16,
    );
    expect(centre).toBeLessThanOrEqual(95);
  }
});

test('a label that is alone stands where it wants to', () => {
  expect(spreadLabels([{ at: 30, size: 16 }], 100)).toEqual([30]);
  // Three that crowd at the top leave the others at the ends of their lines.
  const crowd = [20, 22, 24, 90, 150].map((at) => ({ at, size: 17 }));
  expect(spreadLabels(crowd, 200)).toEqual([5, 22, 39, 90, 150]);
  // A crowd stands around the middle of where it belongs.
  expect(
    spreadLabels(
      [80, 82].map((at) => ({ at, size: 17 })),
      200,
    ),
  ).toEqual([72.5, 89.5]);
});
