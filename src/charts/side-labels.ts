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

/** The height of a plot in a narrow window, where labels wrap after this many letters. */
export function tallEnough(labels: readonly SideLabel[], height: number, letters: number): number {
  const lines = labels.reduce((sum, { text }) => sum + Math.ceil(text.length / letters), 0);
  return Math.max(height, Math.ceil(lines * LINE * 1.08));
}

/**
 * Labels right of the plot, or left of it, moved apart where they would cover one another. If one is
 * moved, leader lines lead from every place to its label.
 *
 * @param letters after how many a label wraps in a narrow window
 * @param tall height in a narrow window
 */
export function sideLabels(
  labels: readonly SideLabel[],
  side: 'start' | 'end',
  height: number,
  letters: number,
  tall = height,
): PlotLabel[] {
  const centres = spreadLabels(
    labels.map(({ text, y }) => ({
      at: (y * height) / 100,
      size: Math.max(LINE, (LINE * Math.ceil(text.length / letters) * height) / tall),
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
