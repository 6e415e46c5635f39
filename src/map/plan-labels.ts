/** A name on the plan: where its mark stands, in pixels from the plan's origin. */
export interface Mark {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export type Side = 'right' | 'left' | 'below' | 'above' | 'on';

/** A box in pixels from the plan's origin. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Label extends Mark {
  readonly side: Side;
  /** Width of the name, with letters as far apart as a reader may set them. */
  readonly width: number;
}

const HEIGHT = 18;
/** Distance from a mark to its name. */
const BESIDE = 8;
const UNDER = 5;
/** Half the width of a mark. */
const DOT = 4;

const widthOf = (name: string): number => Math.ceil(name.length * 9.5 + 6);

/** The box of a label where places stand `scale` times as far apart. */
function boxOf({ x, y, side, width }: Label, scale = 1): Box {
  // Zero centres the name on the mark.
  const across = { right: BESIDE, left: -BESIDE - width, below: 0, above: 0, on: 0 }[side];
  const down = { below: UNDER, above: -UNDER - HEIGHT, right: 0, left: 0, on: 0 }[side];
  const left = x * scale + (across || -width / 2);
  const top = y * scale + (down || -HEIGHT / 2);
  return { left, top, right: left + width, bottom: top + HEIGHT };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** A box that reaches `by` pixels to each side of a point. */
export const boxAround = (x: number, y: number, by: number): Box => ({
  left: x - by,
  top: y - by,
  right: x + by,
  bottom: y + by,
});

/**
 * Gives every name a side of its mark on which it covers no other name, no mark and no taken box,
 * at each scale. A name without such a side is left out; earlier names are placed first.
 */
export function placeLabels(
  marks: readonly Mark[],
  areas: readonly Mark[],
  taken: (scale: number) => readonly Box[],
  scales: readonly number[],
): Label[] {
  const labels: Label[] = [];
  const isFree = (label: Label) =>
    scales.every((scale) => {
      const box = boxOf(label, scale);
      return ![
        ...taken(scale),
        ...labels.map((other) => boxOf(other, scale)),
        ...marks
          .filter(({ name, x }) => name !== label.name || x !== label.x)
          .map((mark) => boxAround(mark.x * scale, mark.y * scale, DOT)),
      ].some((other) => overlap(box, other));
    });
  const place = (mark: Mark, sides: readonly Side[]) => {
    const found = sides.map((side) => ({ ...mark, side, width: widthOf(mark.name) })).find(isFree);
    if (found) labels.push(found);
  };
  // Far from the meridian a name stands on the mark's inner side, which the window surely shows.
  for (const mark of marks)
    place(mark, mark.x > 250 ? ['left', 'above', 'right'] : ['right', 'above', 'below', 'left']);
  for (const area of areas) place(area, ['on']);
  return labels;
}
