import { chartWords } from '../content/chart-words';
import { chart } from './chart.styles';
import { assertChartData } from './chart-data';
import { ChartFigure, type ChartProps } from './chart-figure';
import { cellText, type DateForm, type Format, plainNumber } from './chart-format';
import { valueScale } from './chart-scales';
import { Plot } from './plot';
import { sideLabels, tallEnough } from './side-labels';
import { timeLabels } from './time-labels';

const LETTERS = 30;
/** In a narrow window labels wrap sooner; space is reserved for that. */
const NARROW_LETTERS = 18;

/** Where something stood at the first reading and where it stands now. */
export interface Slope {
  readonly label: string;
  readonly first: number | undefined;
  readonly last: number | undefined;
  readonly accent?: boolean;
}

/** From the first reading to now, a line each. What was missing at one end is a point at the other. */
export function SlopeChart({
  dates,
  slopes,
  ticks,
  bestAtTop = false,
  format = plainNumber,
  dateForm,
  height = 260,
  ...words
}: ChartProps & {
  readonly dates: readonly [first: string, last: string];
  readonly slopes: readonly Slope[];
  /** The range where it is more than the values; nothing is ruled. */
  readonly ticks?: readonly number[] | undefined;
  readonly bestAtTop?: boolean;
  readonly format?: Format;
  readonly dateForm?: DateForm;
  readonly height?: number;
}) {
  assertChartData(
    words.title,
    dates,
    slopes.map(({ label, first, last, accent = false }) => ({
      label,
      values: [first, last],
      accent,
    })),
  );
  const classes = chart();
  const { y } = valueScale(
    slopes.flatMap(({ first, last }) => [first, last].filter((value) => value !== undefined)),
    ticks,
    bestAtTop,
  );
  const left = slopes.flatMap(({ first, accent }) =>
    first === undefined ? [] : [{ text: format(first), y: y(first), accent }],
  );
  const right = slopes.map(({ label, first, last, accent }) => ({
    text: `${cellText(last, format)} ${label}`,
    y: y(last ?? first ?? 0),
    accent,
  }));
  const moved = slopes.some(({ first, last }) => first !== last);
  const tall = tallEnough(right, height, LETTERS, NARROW_LETTERS);
  return (
    <ChartFigure
      {...words}
      caption={moved ? words.caption : `${words.caption} ${chartWords.still}`}
      table={{
        head: ['', chartWords.first, chartWords.last],
        rows: slopes.map(({ label, first, last }) => [
          label,
          cellText(first, format),
          cellText(last, format),
        ]),
      }}
    >
      <Plot
        title={words.title}
        description={slopes
          .map(
            ({ label, first, last }) =>
              `${label}: ${cellText(first, format)} to ${cellText(last, format)}`,
          )
          .join('; ')}
        height={height}
        tall={tall}
        letters={LETTERS}
        labels={[
          ...sideLabels(distinct(left), 'start', height, LETTERS),
          ...sideLabels(right, 'end', height, LETTERS),
          ...timeLabels(dates, dateForm, ['belowBefore', 'belowAfter']),
        ]}
      >
        <path className={classes.grid} d="M0,0V100" />
        {slopes.map(({ label, first, last, accent }) => (
          <path
            key={label}
            className={chart({ tone: accent ? 'accent' : undefined }).series}
            d={slopePath(first, last, y)}
          />
        ))}
      </Plot>
    </ChartFigure>
  );
}

/** A line from end to end, or a point where only one end is known. */
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

/** One label for values that are the same; in the accent colour if one of them is. */
function distinct<Label extends { text: string; accent: boolean | undefined }>(
  labels: readonly Label[],
): Label[] {
  const sorted = labels.toSorted((a, b) => Number(b.accent ?? false) - Number(a.accent ?? false));
  return sorted.filter(({ text }, index) => sorted.findIndex((one) => one.text === text) === index);
}
