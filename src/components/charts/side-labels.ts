import type { PlotLabel } from './plot';
import { spreadLabels } from './spread-labels';

/** A line of a label, and how many letters it holds before it wraps; see {@link PlotLabel}. */
const LINE = 17;
const LETTERS = 24;

/** Labels right of the plot, or left of it, moved apart where they would cover one another. */
export function sideLabels(
  labels: readonly {
    readonly text: string;
    readonly y: number;
    readonly accent?: boolean | undefined;
  }[],
  side: 'start' | 'end',
  height: number,
): PlotLabel[] {
  const centres = spreadLabels(
    labels.map(({ text, y }) => ({
      at: (y * height) / 100,
      size: LINE * Math.ceil(text.length / LETTERS),
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
