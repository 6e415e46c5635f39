import type { PlotLabel } from './plot';
import { spreadLabels } from './spread-labels';

/** The height of a line of a label. */
const LINE = 17;

/**
 * Labels right of the plot, or left of it, moved apart where they would cover one another.
 *
 * @param letters after how many a label wraps
 */
export function sideLabels(
  labels: readonly {
    readonly text: string;
    readonly y: number;
    readonly accent?: boolean | undefined;
  }[],
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
  );
  return labels.map(({ text, accent }, index) => ({
    text,
    accent,
    x: side === 'end' ? 100 : 0,
    y: (100 * (centres[index] ?? 0)) / height,
    side,
  }));
}
