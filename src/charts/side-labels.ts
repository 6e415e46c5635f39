import type { PlotLabel } from './plot';
import { spreadLabels } from './spread-labels';

/** The height of a line of a label, in pixels. */
const LINE = 17;
/** A label this far from its place gets a leader line. In per cent of the plot. */
const FAR = 1.5;

interface SideLabel {
  readonly text: string;
  readonly y: number;
  readonly accent?: boolean | undefined;
}

/** Where the middle of each label stands, in pixels of a plot of this height. */
const centresOf = (labels: readonly SideLabel[], height: number, letters: number) =>
  spreadLabels(
    labels.map(({ text, y }) => ({
      at: (y * height) / 100,
      size: LINE * Math.ceil(text.length / letters),
    })),
    height,
  );

/**
 * The height of a plot in a narrow window, where labels wrap sooner.
 *
 * @param letters after how many a label wraps
 * @param narrow after how many in a narrow window
 */
export function tallEnough(
  labels: readonly SideLabel[],
  height: number,
  letters: number,
  narrow: number,
): number {
  const placed = centresOf(labels, height, letters)
    .map((centre, label) => ({
      centre,
      lines: Math.ceil((labels[label]?.text.length ?? 0) / narrow),
    }))
    .toSorted((a, b) => a.centre - b.centre);
  const scales = placed.slice(1).map(({ centre, lines }, above) => {
    const next = placed[above];
    return next ? ((lines + next.lines) * LINE) / 2 / (centre - next.centre) : 1;
  });
  return Math.ceil(height * Math.max(1, ...scales));
}

/**
 * Labels right of the plot, or left of it, moved apart where they would cover one another. One that
 * is moved far has a leader line from its place.
 *
 * @param letters after how many a label wraps
 */
export function sideLabels(
  labels: readonly SideLabel[],
  side: 'start' | 'end',
  height: number,
  letters: number,
): PlotLabel[] {
  const centres = centresOf(labels, height, letters).map((centre) => (100 * centre) / height);
  const led = labels.some(({ y }, index) => Math.abs(y - (centres[index] ?? y)) > FAR);
  return labels.map(({ text, y, accent }, index) => ({
    text,
    accent,
    x: side === 'end' ? 100 : 0,
    y: centres[index] ?? y,
    side,
    ...(led && { from: y }),
  }));
}
