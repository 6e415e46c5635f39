import { curveStepAfter, line } from 'd3-shape';
import type { Series } from '../content/schemas';
import { chart } from './chart.styles';
import { ChartFigure, endsSaid, type PlotChartProps, tableByDate } from './chart-figure';
import { doneSaid, plainNumber } from './chart-format';
import { dateTicks, timeScale, valueScale } from './chart-scales';
import { Plot, type PlotLabel, toOneDecimal } from './plot';
import {
  doneLabels,
  doneNumbers,
  doneTicks,
  endLabels,
  timeLabels,
  valueLabels,
} from './plot-labels';

/** With more series than this, only the one in the accent colour is labelled; the table has all. */
export const MOST_NAMED = 4;

/** Series over time, as lines or as steps. Missing values leave a gap. */
export function LineChart({
  dates,
  series,
  ticks,
  steps = false,
  bestAtTop = false,
  format = plainNumber,
  dateForm,
  height = 260,
  done,
  ...figureProps
}: PlotChartProps & {
  readonly dates: readonly string[];
  readonly series: readonly Series[];
  /** Values that are ruled and labelled; by default they are chosen from the data. */
  readonly ticks?: readonly number[];
  readonly steps?: boolean;
  /** Puts small values at the top, as for search positions. */
  readonly bestAtTop?: boolean;
}) {
  const classes = chart();
  const place = timeScale(dates);
  // Each step has a width, so the last one begins before the plot's end and fills the rest.
  const x = (index: number) => place(index) * (steps ? 1 - 1 / dates.length : 1);
  const scale = valueScale(
    series.flatMap(({ values }) => values.filter((value) => value !== undefined)),
    ticks,
    bestAtTop,
  );
  const path = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, index) => x(index))
    .y((value) => scale.y(value ?? 0))
    .digits(1);
  if (steps) path.curve(curveStepAfter);
  const areFew = series.length <= MOST_NAMED;
  const labelled = areFew ? series : series.filter(({ accent }) => accent);
  const withNames = areFew && series.length > 1;
  const ends = labelled.map(({ label, values, accent }) => {
    const last = values.findLast((value) => value !== undefined) ?? 0;
    // Right of the meridian the value in colour is large, with its name in small letters under it.
    const isLarge = withNames && figureProps.layout && accent;
    const text = withNames && !isLarge ? `${label}: ${format(last)}` : format(last);
    return { text, name: isLarge ? label : undefined, y: scale.y(last), accent };
  });
  /** The first value, which has a label of its own where a single line is hung on the meridian. */
  const first = figureProps.layout && !withNames ? labelled[0]?.values[0] : undefined;
  const firstLabel = { x: 0, y: scale.y(first ?? 0), side: 'start', accent: true } as const;
  // The label of the first value replaces labels of ruled values within 26 pixels of it, on a phone
  // too, where a high plot is lower.
  const lowest = Math.min(height, 320);
  const isClear = ({ y }: PlotLabel) =>
    first === undefined || (Math.abs(y - firstLabel.y) * lowest) / 100 > 26;
  // The series in the accent colour is drawn last, on top.
  const inDrawingOrder = series.toSorted(
    (a, b) => Number(a.accent ?? false) - Number(b.accent ?? false),
  );
  const lonePoints = pointsAlone(series, x, scale.y);
  const placeAt = (date: string) => x(dates.indexOf(date));
  // Ticks of what was done lead to the line in colour.
  const main = series.find(({ accent }) => accent) ?? series[0];
  const valueAt = (date: string) => scale.y(main?.values[dates.indexOf(date)] ?? 0);
  const ruleAt = (tick: number) => `M0,${toOneDecimal(scale.y(tick))}H100`;
  return (
    <ChartFigure {...figureProps} table={tableByDate(dates, series, format, dateForm, done)}>
      <Plot
        says={endsSaid(figureProps.title, series, format) + doneSaid(done, dateForm)}
        height={height}
        labels={[
          ...valueLabels(scale, format).filter(isClear),
          ...(first === undefined ? [] : [{ ...firstLabel, text: format(first) }]),
          ...timeLabels(dates, dateForm, withNames ? undefined : ['below', 'belowEnd']),
          ...endLabels(ends, height),
          ...(figureProps.legend && done ? doneNumbers(done, placeAt) : doneLabels(done, placeAt)),
        ]}
      >
        <path
          className={classes.grid}
          d={
            scale.ticks.filter(Boolean).map(ruleAt).join('') +
            dateTicks(dates.length, x, height > lowest ? 1 : 2)
          }
        />
        {scale.ticks.includes(0) && <path className={classes.axis} d={ruleAt(0)} />}
        {inDrawingOrder.map(({ label, values, accent }) => (
          <path
            key={label}
            className={chart({ tone: accent ? 'accent' : withNames ? 'named' : undefined }).series}
            d={(path(values) ?? '') + (steps && values.at(-1) !== undefined ? 'H100' : '')}
          />
        ))}
        {done && <path className={classes.tick} d={doneTicks(done, placeAt, valueAt, height)} />}
        {lonePoints && <path className={chart({ tone: 'point' }).series} d={lonePoints} />}
      </Plot>
    </ChartFigure>
  );
}

/** Values without a neighbour on either side, as a path of points. */
function pointsAlone(
  series: readonly Series[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  return series
    .flatMap(({ values }) =>
      values.map((value, index) => {
        const hasNeighbour = values[index - 1] !== undefined || values[index + 1] !== undefined;
        if (value === undefined || hasNeighbour) return '';
        return `M${x(index).toFixed(1)},${y(value).toFixed(1)}h0`;
      }),
    )
    .join('');
}
