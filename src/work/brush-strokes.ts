import digits from './brush-digits.json' with { type: 'json' };

/**
 * The two rows of the sheet beside the kettle: a number that is struck out, and what it became. Each has
 * its middle in the picture, the largest scale of its digits, and the stroke through or under it.
 */
export const brushRows = {
  was: { middle: 241, maxScale: 1.64, rule: 'M0 75Q50 48 106 18' },
  is: { middle: 486, maxScale: 2.32, rule: 'M0 120Q50 113 102 123' },
} as const;
export type BrushRow = keyof typeof brushRows;

/** Paths in pixels of the picture, and the width of the strokes of the text. */
export interface BrushStrokes {
  readonly text: string;
  readonly rule: string;
  readonly width: number;
}

/**
 * The strokes of a number in the handwriting of the sheet, with the stroke through or under it. A
 * long number is narrower, as in handwriting.
 *
 * @param number digits and commas, as {@link digits} has them
 */
export function brushStrokes(number: string, row: BrushRow): BrushStrokes {
  const { middle, maxScale, rule } = brushRows[row];
  const all = [...number].map((digit) => digits[digit as keyof typeof digits]);
  const advance = all.reduce((sum, digit) => sum + digit.advance, 0);
  const across = Math.min(maxScale, 325 / advance);
  const down = Math.min(maxScale, across * 1.5);
  const left = 508 - (across * advance) / 2;
  const place = (path: string, from: number, by: number) =>
    path.replace(/(\d+) (-?\d+)/g, (_, x, y) => `${from + by * x} ${middle + down * (y - 50)}`);
  let end = left;
  const strokes = all.map((digit) => {
    end += across * digit.advance;
    return place(digit.path, end - across * digit.advance, across);
  });
  return {
    text: strokes.join(''),
    rule: place(rule, left, (across * advance) / 100),
    width: 6 + 6.5 * down,
  };
}
