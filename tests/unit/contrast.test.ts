import { describe, expect, test } from 'vitest';
import { type ColourRole, colours, textPairs } from '../../src/theme/colours';

const AA = 4.5;
const AAA = 7;
/** What is no text but has to be seen: focus, marks (WCAG 1.4.11). */
const MARK = 3;
const themes = ['day', 'night'] as const;
type Theme = (typeof themes)[number];

/** Relative luminance of a colour without transparency, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const channels = /^#(..)(..)(..)$/.exec(hex)?.slice(1);
  if (!channels) throw new Error(`${hex} is no opaque colour of six digits.`);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = Number.parseInt(channel, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const between = (one: ColourRole, other: ColourRole, theme: Theme) =>
  contrast(colours[one][theme], colours[other][theme]);

test('black on white is 21 to 1, and the grey that just holds AA does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(themes)('by %s', (theme) => {
  test.each(textPairs)('$text on $on reads (body: $body)', ({ text, on, body }) => {
    expect(between(text, on, theme)).toBeGreaterThanOrEqual(body ? AAA : AA);
  });

  test.each(['page', 'raised'] as const)('the line is seen on %s', (ground) => {
    expect(between('line', ground, theme)).toBeGreaterThanOrEqual(MARK);
  });
});

test('every opaque role that text is set in stands in a pair', () => {
  const paired = new Set(textPairs.flatMap(({ text, on }) => [text, on]));
  for (const role of ['page', 'raised', 'text', 'quiet', 'reading'] as const) {
    expect(paired).toContain(role);
  }
});
