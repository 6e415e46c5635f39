/** A label with its preferred position and its height, in pixels. */
export interface Wanted {
  readonly at: number;
  readonly size: number;
}

/** How far the first may reach above the plot: half a line, so that a label can stand at the top. */
const TOP = 9;

/**
 * Places labels one under another without overlaps, each as near as possible to its preferred
 * position.
 *
 * @param height of the plot, which they keep within if there is room
 * @returns the centre of each, in the order given
 */
export function spreadLabels(labels: readonly Wanted[], height: number): number[] {
  const order = labels.map((_, index) => index).sort((a, b) => at(a) - at(b));
  const centres = labels.map((label) => label.at);
  function at(index: number): number {
    return labels[index]?.at ?? 0;
  }
  const apart = (a: number, b: number) => ((labels[a]?.size ?? 0) + (labels[b]?.size ?? 0)) / 2;
  // Down from the top, each clear of the one above; then up from the bottom.
  order.forEach((index, place) => {
    const above = order[place - 1];
    const limit =
      above === undefined
        ? (labels[index]?.size ?? 0) / 2 - TOP
        : (centres[above] ?? 0) + apart(above, index);
    centres[index] = Math.max(at(index), limit);
  });
  order.toReversed().forEach((index, place, reversed) => {
    const below = reversed[place - 1];
    const limit =
      below === undefined
        ? height - (labels[index]?.size ?? 0) / 2 + 3
        : (centres[below] ?? 0) - apart(index, below);
    centres[index] = Math.min(centres[index] ?? 0, limit);
  });
  return centres;
}
