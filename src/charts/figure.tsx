import type { Figure as FigureData } from '../content/schemas';
import { BarChart } from './bar-chart';
import type { ChartProps } from './chart-figure';
import { formatOf } from './chart-format';
import { LineChart } from './line-chart';
import { SlopeChart } from './slope-chart';
import { StackedChart } from './stacked-chart';

/** The range on which slopes and bars in per cent are drawn. */
const PERCENTAGES = [0, 100] as const;

/** The chart for a figure of content, whatever its kind. */
export function Figure({
  data,
  height,
  ...layoutAndLegend
}: Pick<ChartProps, 'layout' | 'legend'> & {
  readonly data: FigureData;
  /** Height of the plot, in pixels; bars take what they need. */
  readonly height?: number;
}) {
  const { title, caption, unit = '', dateForm = 'day' } = data;
  const figureProps = {
    title,
    caption,
    format: formatOf(data),
    ...layoutAndLegend,
  };
  const done = 'done' in data ? data.done : undefined;
  const drawing = { ...figureProps, done, dateForm, ...(height && { height }) };
  switch (data.kind) {
    case 'line':
    case 'steps':
      return (
        <LineChart
          {...drawing}
          dates={data.dates}
          series={data.series}
          steps={data.kind === 'steps'}
        />
      );
    case 'stacked':
      return <StackedChart {...drawing} dates={data.dates} bands={data.bands} />;
    case 'slope':
      return (
        <SlopeChart
          {...drawing}
          dates={data.dates}
          slopes={data.slopes}
          ticks={unit === '%' ? PERCENTAGES : undefined}
        />
      );
    case 'bars':
      return (
        <BarChart
          {...figureProps}
          bars={data.bars}
          whole={unit === '%' ? PERCENTAGES[1] : undefined}
        />
      );
  }
}
