import { expect, test } from 'vitest';
import { spreadLabels } from './spread-labels';

test('labels keep clear of one another, in their order, within the plot', () => {
  const wanted = [100, 96, 50, 98, 52].map((index) => ({ at: index, size: 16 }));
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
  const crowd = [20, 22, 24, 90, 150].map((index) => ({ at: index, size: 17 }));
  expect(spreadLabels(crowd, 200)).toEqual([5, 22, 39, 90, 150]);
  // A crowd stands around the middle of where it belongs.
  expect(
    spreadLabels(
      [80, 82].map((index) => ({ at: index, size: 17 })),
      200,
    ),
  ).toEqual([72.5, 89.5]);
});
