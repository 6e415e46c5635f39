import type { Format } from './chart-format';
import type { ValueScale } from './chart-scales';
import type { PlotLabel } from './plot';

/** The ruled values, left of the plot; zero is marked as nought. */
export function valueLabels({ y, ticks }: ValueScale, format: Format): PlotLabel[] {
  return ticks.map((tick) => ({
    text: tick === 0 ? '0' : format(tick),
    x: 0,
    y: y(tick),
    side: 'start',
    nought: tick === 0,
  }));
}
