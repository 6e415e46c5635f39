import type { PlotLabel } from './plot';
import { spreadLabels } from './spread-labels';

/** The height of a line of a label, in pixels. */
export const LINE = 17;
/** A label this far from its place gets a leader line. In per cent of the plot. */
const FAR = 1.5;

interface SideLabel {
  readonly text: string;
  readonly y: number;
  readonly accent?: boolean | undefined;
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
  const centres = spreadLabels(
    labels.map(({ text, y }) => ({
      at: (y * height) / 100,
      size: LINE * Math.ceil(text.length / letters),
    })),
    height,
  ).map((centre) => (100 * centre) / height);
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
