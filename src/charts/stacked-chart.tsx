import { max, sum } from 'd3-array';
import { area, type SeriesPoint, stack } from 'd3-shape';
import type { Series } from '../content/schemas';
import { chart } from './chart.styles';
import { ChartFigure, endsSaid, type PlotChartProps, tableByDate } from './chart-figure';
import { doneSaid, plainNumber } from './chart-format';
import { dateTicks, timeScale, valueScale } from './chart-scales';
import { Plot } from './plot';
import { doneLabels, doneTicks, endLabels, timeLabels, valueLabels } from './plot-labels';

/**
 * The parts of a total over time, as stacked bands: the first at the bottom, in the strongest
 * colour.
 */
export function StackedChart({
  dates,
  bands,
  format = plainNumber,
  dateForm,
  height = 260,
  done,
  ...figureProps
}: PlotChartProps & {
  readonly dates: readonly string[];
  readonly bands: readonly Series[];
}) {
  const x = timeScale(dates);
  const totals = dates.map((_, index) => sum(bands, ({ values }) => values[index]));
  const scale = valueScale([max(totals) ?? 0], [0, max(totals) ?? 0], false);
  /** Each band with its lower and upper edge at each date. */
  const layers = stack<number, number, number>()
    .keys(bands.keys())
    .value((index, band) => bands[band]?.values[index] ?? 0)(dates.keys());
  const path = area<SeriesPoint<number>>()
    .x((_, index) => x(index))
    .y0(([low]) => scale.y(low))
    .y1(([, high]) => scale.y(high))
    .digits(1);
  const placeAt = (date: string) => x(dates.indexOf(date));
  // The first band is what the work was for: what was done is marked on its upper edge.
  const valueAt = (date: string) => scale.y(bands[0]?.values[dates.indexOf(date)] ?? 0);
  const ends = layers.flatMap((layer, index) => {
    const [low = 0, high = 0] = layer.at(-1) ?? [];
    const { label = '' } = bands[index] ?? {};
    // A band that ends at zero has no height to point at, so it gets no label.
    if (high === low) return [];
    return [
      {
        text: `${label}: ${format(high - low)}`,
        y: scale.y((low + high) / 2),
        accent: index === 0,
      },
    ];
  });
  return (
    <ChartFigure {...figureProps} table={tableByDate(dates, bands, format, dateForm, done)}>
      <Plot
        says={endsSaid(figureProps.title, bands, format) + doneSaid(done, dateForm)}
        height={height}
        labels={[
          ...valueLabels(scale, format),
          ...timeLabels(dates, dateForm),
          ...endLabels(ends.toReversed(), height),
          ...doneLabels(done, placeAt),
        ]}
      >
        {layers.map((layer, index) => (
          <path
            key={layer.key}
            className={chart().band}
            style={{ '--strength': strength(index, layers.length) }}
            d={path(layer) ?? ''}
          />
        ))}
        <path className={chart().axis} d="M0,100H100" />
        {done && <path className={chart().tick} d={doneTicks(done, placeAt, valueAt, height)} />}
        <path className={chart().grid} d={dateTicks(dates.length, x)} />
      </Plot>
    </ChartFigure>
  );
}

/**
 * The opacity of a band's colour: 0.34 for the first, less for each further one. The edges have the
 * full colour; a larger area of it would outshine the meridian.
 */
function strength(index: number, count: number): number {
  return Math.round(100 * 0.34 * (1 - index / count) ** 1.6) / 100;
}
