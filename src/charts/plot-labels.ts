import type { WorkDone } from '../content/schemas';
import { chartDate, type DateForm, type Format } from './chart-format';
import type { ValueScale } from './chart-scales';
import { type PlotLabel, WRAP_AFTER } from './plot';
import { spreadLabels } from './spread-labels';

/** The labels of ruled values, left of the plot. */
export function valueLabels({ y, ticks }: ValueScale, format: Format): PlotLabel[] {
  return ticks.map((tick) => ({
    text: tick === 0 ? '0' : format(tick),
    x: 0,
    y: y(tick),
    side: 'start',
    isZero: tick === 0,
  }));
}

/**
 * The first and the last date, below the plot.
 *
 * @param sides on which side of the plot's ends the two labels stand
 */
export function timeLabels(
  dates: readonly string[],
  form: DateForm | undefined,
  [start, end]: readonly [PlotLabel['side'], PlotLabel['side']] = ['below', 'belowMiddle'],
): PlotLabel[] {
  const [first = ''] = dates;
  const last = dates.at(-1) ?? '';
  const endLabel: PlotLabel = { text: chartDate(last, form), x: 100, y: 100, side: end };
  return dates.length === 1
    ? [endLabel]
    : [{ text: chartDate(first, form), x: 0, y: 100, side: start }, endLabel];
}

/** Labels over the plot: what was done, in the right half left of its tick, to stay in the plot. */
export const doneLabels = (
  done: readonly WorkDone[] | undefined,
  x: (date: string) => number,
): PlotLabel[] =>
  (done ?? []).map(({ date, text }) => {
    const place = x(date);
    return { text, x: place, y: 0, side: place > 50 ? 'aboveBefore' : 'above' };
  });

/** Labels over the plot where a legend explains what was done: its numbers, those of a date together. */
export const doneNumbers = (done: readonly WorkDone[], x: (date: string) => number): PlotLabel[] =>
  [...Map.groupBy(done.entries(), ([, { date }]) => date)].map(([date, works]) => ({
    text: works.map(([index]) => index + 1).join(', '),
    x: x(date),
    y: 0,
    // Several stand before their tick, so that the next tick may be close.
    side: works.length > 1 ? 'aboveBefore' : 'above',
    accent: true,
  }));

/**
 * A path of ticks, each from what was done down to the line at that date.
 *
 * @param height the height of the plot, in pixels: ticks reach 13 % of it above the plot, and at
 *   most 42 pixels
 */
export const doneTicks = (
  done: readonly WorkDone[],
  x: (date: string) => number,
  y: (date: string) => number,
  height: number,
): string => {
  const above = Math.round(Math.min(13, 4200 / height));
  return done.map(({ date }) => `M${x(date).toFixed(1)},-${above}V${y(date).toFixed(1)}`).join('');
};

/** The height of a label's line of text, in pixels. */
export const LINE_HEIGHT = 17;
/** The gap between two labels, in pixels. The lines of one label have none between them. */
const LABEL_GAP = 8;
/** A label further from its place than this, in per cent of the plot, gets a leader line. */
const FAR = 1.5;

/** A label at either side of the plot. */
export interface SideLabel {
  readonly text: string;
  readonly y: number;
  readonly accent?: boolean | undefined;
  readonly name?: string | undefined;
}

/**
 * Labels right of the plot, moved apart where they would cover one another. Once one of them is far
 * from its place, all have leader lines.
 */
export function endLabels(labels: readonly SideLabel[], height: number): PlotLabel[] {
  const centres = spreadLabels(
    labels.map(({ text, y }) => ({
      at: (y * height) / 100,
      size: LINE_HEIGHT * Math.ceil(text.length / WRAP_AFTER) + LABEL_GAP,
    })),
    height,
  ).map((centre) => (100 * centre) / height);
  const areFar = labels.some(({ y }, index) => Math.abs(y - (centres[index] ?? y)) > FAR);
  return labels.map(({ text, name, y, accent }, index) => ({
    text,
    name,
    accent,
    x: 100,
    y: centres[index] ?? y,
    side: 'end',
    ...(areFar && { from: y }),
  }));
}
