import { chartDate, type DateForm } from './chart-format';
import type { PlotLabel } from './plot';

/** The first and the last date, below the plot. */
export function timeLabels(dates: readonly string[], form: DateForm | undefined): PlotLabel[] {
  const [first = ''] = dates;
  const last = dates.at(-1) ?? '';
  const end: PlotLabel = { text: chartDate(last, form), x: 100, y: 100, side: 'belowEnd' };
  return dates.length === 1
    ? [end]
    : [{ text: chartDate(first, form), x: 0, y: 100, side: 'below' }, end];
}
