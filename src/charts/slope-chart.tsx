import { chartWords } from '../content/chart-words';
import type { FigureOf } from '../content/schemas';
import { chart } from './chart.styles';
import { ChartFigure, endsSaid, type PlotChartProps } from './chart-figure';
import { cellText, doneSaid, plainNumber } from './chart-format';
import { timeScale, valueScale } from './chart-scales';
import { MOST_NAMED } from './line-chart';
import { Plot, type PlotLabel } from './plot';
import { doneLabels, doneTicks, LINE_HEIGHT, type SideLabel, timeLabels } from './plot-labels';

/** After how many letters a label wraps; the second is for a narrow window. */
const WRAP_AFTER = 30;
const WRAP_WHEN_NARROW = 18;

/** A line for each series from the first date to the last; with one end missing, a point. */
export function SlopeChart({
  dates,
  slopes,
  ticks,
  bestAtTop = false,
  format = plainNumber,
  dateForm,
  height = 260,
  done,
  ...figureProps
}: PlotChartProps & {
  readonly dates: readonly [first: string, last: string];
  /** The value of each series at the first date and at the last. */
  readonly slopes: FigureOf<'slope'>['slopes'];
  /** Values that the range has to include; they get no rules. */
  readonly ticks?: readonly number[] | undefined;
  readonly bestAtTop?: boolean;
}) {
  const series = slopes.map(({ label, first, last, accent = false }) => ({
    label,
    values: [first, last],
    accent,
  }));
  const classes = chart();
  const { y } = valueScale(
    slopes.flatMap(({ first, last }) => [first, last].filter((value) => value !== undefined)),
    ticks,
    bestAtTop,
  );
  const left = slopes.flatMap(({ first, accent = false }) =>
    first === undefined ? [] : [{ text: format(first), y: y(first), accent }],
  );
  const ends = slopes.map(({ label, first, last, accent = false }) => ({
    text: cellText(last, format),
    label,
    y: y(last ?? first ?? 0),
    accent,
  }));
  // Where series end at the same value, only the one in colour is named.
  const right = ends.map(({ label, text, y, accent }) => {
    const isAlone = ends.filter((other) => other.y === y).length === 1;
    return { text: accent || isAlone ? `${text} ${label}` : text, y, accent };
  });
  const placeAt = (date: string) => timeScale([dates[0], date, dates[1]])(1);
  // Ticks of what was done lead to the line in colour.
  const main = slopes.find(({ accent }) => accent) ?? slopes[0];
  const from = y(main?.first ?? 0);
  const valueAt = (date: string) => from + ((y(main?.last ?? 0) - from) * placeAt(date)) / 100;
  const isEachNamed = slopes.length <= MOST_NAMED;
  const hasMoved = slopes.some(({ first, last }) => first !== last);
  return (
    <ChartFigure
      {...figureProps}
      caption={hasMoved ? figureProps.caption : `${figureProps.caption} ${chartWords.unmoved}`}
      table={{
        head: ['', chartWords.first, chartWords.last],
        rows: series.map(({ label, values }) => [
          label,
          ...values.map((value) => cellText(value, format)),
        ]),
      }}
    >
      <Plot
        says={endsSaid(figureProps.title, series, format) + doneSaid(done, dateForm)}
        height={height}
        wrapAfter={WRAP_AFTER}
        labels={[
          ...labelsThatFit(left, 'start', height),
          ...labelsThatFit(right, 'end', height),
          ...timeLabels(dates, dateForm, ['belowBefore', 'belowAfter']),
          ...doneLabels(done, placeAt),
        ]}
      >
        <path className={classes.grid} d="M0,0V100" />
        {done && <path className={classes.tick} d={doneTicks(done, placeAt, valueAt, height)} />}
        {slopes.map(({ label, first, last, accent }) => (
          <path
            key={label}
            className={
              chart({ tone: accent ? 'accent' : isEachNamed ? 'named' : undefined }).series
            }
            d={slopePath(first, last, y)}
          />
        ))}
      </Plot>
    </ChartFigure>
  );
}

/** The path of a series: a line, or a point where only one end is known. */
function slopePath(
  first: number | undefined,
  last: number | undefined,
  y: (value: number) => number,
): string {
  if (first !== undefined && last !== undefined) {
    return `M0,${y(first).toFixed(1)}L100,${y(last).toFixed(1)}`;
  }
  return first === undefined ? `M100,${y(last ?? 0).toFixed(1)}Z` : `M0,${y(first).toFixed(1)}Z`;
}

/** The labels that fit beside the plot, the one in colour first; the table has the others. */
function labelsThatFit(
  labels: readonly SideLabel[],
  side: 'start' | 'end',
  height: number,
): readonly PlotLabel[] {
  const size = ({ text }: SideLabel) => LINE_HEIGHT * Math.ceil(text.length / WRAP_WHEN_NARROW);
  const rank = ({ accent = false }: SideLabel) => (accent ? 0 : 1);
  const kept: SideLabel[] = [];
  for (const label of labels.toSorted((a, b) => rank(a) - rank(b) || a.y - b.y)) {
    const fits = kept.every(
      (other) => (Math.abs(other.y - label.y) * height) / 100 >= (size(other) + size(label)) / 2,
    );
    if (fits) kept.push(label);
  }
  return kept.map((label) => ({ ...label, x: side === 'end' ? 100 : 0, side }));
}
