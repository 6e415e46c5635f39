import { chartDate, type DateForm } from './chart-format';
import type { PlotLabel } from './plot';

/**
 * The first and the last date, below the plot.
 *
 * @param sides where they stand from its ends
 */
export function timeLabels(
  dates: readonly string[],
  form: DateForm | undefined,
  [start, end]: readonly [PlotLabel['side'], PlotLabel['side']] = ['below', 'belowMiddle'],
): PlotLabel[] {
  const [first = ''] = dates;
  const last = dates.at(-1) ?? '';
  const now: PlotLabel = { text: chartDate(last, form), x: 100, y: 100, side: end };
  return dates.length === 1
    ? [now]
    : [{ text: chartDate(first, form), x: 0, y: 100, side: start }, now];
}
