import { expect, test } from 'vitest';
import { type ColourRole, colours } from './colours';

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((index) => {
    const part = Number.parseInt(colour.slice(index, index + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Each colour with the contrast that WCAG asks for, 4.5 for text and 3 for lines, marks and the
 * focus, and the grounds that it stands on.
 */
const PAIRS: readonly (readonly [role: ColourRole, least: number, ...grounds: ColourRole[]])[] = [
  ['text', 4.5, 'page', 'raised'],
  ['quiet', 4.5, 'page', 'raised'],
  ['reading', 4.5, 'page', 'raised'],
  ['wrong', 4.5, 'page', 'raised'],
  ['line', 3, 'page', 'raised'],
  ['pale', 4.5, 'night', 'green', 'oxblood'],
  ['paleQuiet', 4.5, 'night', 'green', 'oxblood'],
  ['ink', 7, 'paper'],
];

/** A sentence for each pair that is too faint. */
const faint = (given: Readonly<Record<ColourRole, { day: string; night: string }>>) =>
  PAIRS.flatMap(([role, least, ...grounds]) =>
    grounds.flatMap((ground) =>
      (['day', 'night'] as const).flatMap((theme) => {
        const found = contrast(given[role][theme], given[ground][theme]);
        if (found >= least) return [];
        // Rounded down: 2.96 is not 3.
        const shown = Math.floor(found * 10) / 10;
        return `${role} by ${theme} has ${shown}:1 on ${ground}; ${least} is needed`;
      }),
    ),
  );

test('the colours of src/theme/colours.ts can be told apart, by day and by night', () => {
  expect(faint(colours)).toEqual([]);
});

test('a colour that is too faint is named with its theme, its ground and what is needed', () => {
  expect(faint({ ...colours, line: { day: '#e8d28a', night: '#22e07a' } })).toEqual([
    'line by day has 1.3:1 on page; 3 is needed',
    'line by day has 1.4:1 on raised; 3 is needed',
  ]);
});
