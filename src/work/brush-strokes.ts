import digits from './brush-digits.json' with { type: 'json' };

/**
 * The two rows of the sheet beside the kettle: a number that is struck out, and what it became.
 * Each has its middle in the picture, the largest scale of its digits, and the stroke through or
 * under them. Every path runs from where the brush leaves the paper back to where it began, so that
 * dashes, which count from a path's beginning, draw the brush running dry.
 */
const brushRows = {
  was: { middle: 241, maxScale: 1.64, rule: 'M105 17Q50 48 0 75' },
  is: { middle: 486, maxScale: 2.32, rule: 'M103 123Q50 113 0 120' },
} as const;
export type BrushRow = keyof typeof brushRows;

/** The paper in the picture: its middle, and the room for a number. */
const PAPER = { centre: 508, width: 325 };

/** Paths in pixels of the picture, and the width of the strokes of the text. */
interface BrushStrokes {
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
  const glyphs = [...number].map((digit) => digits[digit as keyof typeof digits]);
  let width = 0;
  for (const { advance } of glyphs) width += advance;
  const scaleX = Math.min(maxScale, PAPER.width / width);
  const scaleY = Math.min(maxScale, scaleX * 1.5);
  const left = PAPER.centre - (scaleX * width) / 2;
  /** A path whose points are moved into the picture; digits are 100 high. */
  const placed = (path: string, start: number, scale: number, sway = 0) =>
    path.replace(
      /(\d+) (-?\d+)/g,
      (_, x, y) => `${start + scale * x + sway * (50 - y)} ${middle + scaleY * (y - 50)}`,
    );
  let end = left;
  const strokes = glyphs.map(({ path, advance }, place) => {
    const start = end;
    end += scaleX * advance;
    // No two digits of a number lean alike.
    return placed(path, start, scaleX, Math.sin(2 * place) / 15);
  });
  return {
    text: strokes.join(''),
    // The rule is drawn for a number that is 100 wide.
    rule: placed(rule, left, (scaleX * width) / 100),
    width: 9.5 * scaleY,
  };
}
