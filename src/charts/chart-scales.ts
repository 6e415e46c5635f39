import { extent } from 'd3-array';
import { scaleLinear, scaleLog, scaleUtc } from 'd3-scale';

/**
 * Places dates from 0 to 100 by time, so that uneven gaps show; a single date at 100.
 *
 * @returns the function that gives the place of a date by its index
 */
export function timeScale(dates: readonly string[]): (index: number) => number {
  const times = dates.map((date) => Date.parse(date));
  const [first = 0, last = 0] = extent(times);
  if (first === last) return () => 100;
  const scale = scaleUtc([first, last], [0, 100]);
  return (index) => scale(times[index] ?? first);
}

/** A scale of values from the bottom (100) to the top (0), and the values that get a rule. */
export interface ValueScale {
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
}

/**
 * A scale for a chart's values.
 *
 * @param values all values that are drawn
 * @param ticks values that get a rule; by default a few round ones, zero among them
 * @param bestAtTop for search positions: the first at the top, on a logarithmic scale, because from
 *   the tenth to the first is further than from the sixtieth to the fiftieth
 */
export function valueScale(
  values: readonly number[],
  ticks: readonly number[] | undefined,
  bestAtTop: boolean,
): ValueScale {
  const [low = 0, high = 1] = extent([...values, ...(ticks ?? [0])]);
  if (bestAtTop) {
    if (low < 1) throw new Error(`${low} is no search position: the first is 1.`);
    const positions = scaleLog()
      .domain([1, Math.max(high, 2)])
      .range([0, 100]);
    return { y: positions, ticks: ticks ?? positions.ticks(4) };
  }
  const scale = scaleLinear()
    .domain(low === high ? [low, low + 1] : [low, high])
    .range([100, 0]);
  if (!ticks) scale.nice(4);
  return { y: scale, ticks: ticks ?? scale.ticks(4) };
}

/** With more dates than this, not every date has a tick. */
const MOST_TICKS = 60;

/**
 * A path of short ticks below the plot: one for each date, or for every few of many.
 *
 * @param length in per cent of the plot's height
 */
export function dateTicks(count: number, x: (index: number) => number, length = 2): string {
  const step = Math.ceil(count / MOST_TICKS);
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => {
    const place = Math.round(x(index * step) * 10) / 10;
    return `M${place},100v${length}`;
  }).join('');
}
