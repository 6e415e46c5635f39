/** A label with its preferred position and its height, in pixels. */
interface WantedLabel {
  readonly at: number;
  readonly size: number;
}

/** A group of labels that touch one another; `labels` are their indexes. */
interface Block {
  readonly labels: readonly number[];
  readonly size: number;
  readonly top: number;
}

/** How far labels may reach above the plot and below it, in pixels. */
const ABOVE = 9;
const BELOW = 3;

/**
 * Places labels one under another without overlaps. A label with room stands where it belongs;
 * labels without room stand close together, around the middle of their wanted places.
 *
 * @param height the height of the plot, which the labels stay within if there is room
 * @returns the centre of each label, in the order given
 */
export function spreadLabels(wanted: readonly WantedLabel[], height: number): number[] {
  const sizeOf = (label: number) => wanted[label]?.size ?? 0;
  const blockOf = (labels: readonly number[]): Block => {
    let size = 0;
    let tops = 0;
    for (const label of labels) {
      tops += (wanted[label]?.at ?? 0) - sizeOf(label) / 2 - size;
      size += sizeOf(label);
    }
    const top = Math.min(tops / labels.length, height + BELOW - size);
    return { labels, size, top: Math.max(top, -ABOVE) };
  };
  const blocks: Block[] = [];
  const order = wanted.map((_, label) => label);
  for (const label of order.toSorted((a, b) => (wanted[a]?.at ?? 0) - (wanted[b]?.at ?? 0))) {
    let block = blockOf([label]);
    for (let above = blocks.at(-1); above; above = blocks.at(-1)) {
      if (above.top + above.size <= block.top) break;
      block = blockOf([...above.labels, ...block.labels]);
      blocks.pop();
    }
    blocks.push(block);
  }
  const centres = wanted.map(({ at }) => at);
  for (const { labels, top } of blocks) {
    let next = top;
    for (const label of labels) {
      centres[label] = next + sizeOf(label) / 2;
      next += sizeOf(label);
    }
  }
  return centres;
}
