import type { ReactNode } from 'react';
import { chartWords } from '../content/chart-words';
import type { Series, WorkDone } from '../content/schemas';
import { type ChartVariantProps, chart } from './chart.styles';
import { cellText, chartDate, type DateForm, type Format } from './chart-format';
import { type Cells, FiguresTable } from './figures-table';

export interface ChartProps {
  readonly title: string;
  /** One sentence that says what the chart shows. */
  readonly caption: string;
  readonly layout?: ChartVariantProps['layout'];
  /** An ordered list that explains what was done, item by item; its numbers stand over the drawing. */
  readonly legend?: ReactNode;
}

/** Further props of charts with a plot. */
export interface PlotChartProps extends ChartProps {
  readonly format?: Format;
  readonly dateForm?: DateForm;
  /** What was done at which date, written over the drawing. */
  readonly done?: readonly WorkDone[] | undefined;
  /** Height of the plot, in pixels. */
  readonly height?: number;
}

/** The cells of the table under a chart over time. */
export const tableByDate = (
  dates: readonly string[],
  series: readonly Series[],
  format: Format,
  dateForm: DateForm | undefined,
  done: readonly WorkDone[] | undefined,
) => ({
  head: [
    chartWords.date,
    ...series.map(({ label }) => label),
    ...(done?.length ? [chartWords.done] : []),
  ],
  rows: dates.map((date, index) => [
    chartDate(date, dateForm),
    ...series.map(({ values }) => cellText(values[index], format)),
    ...(done?.length
      ? [done.flatMap((work) => (work.date === date ? work.text : [])).join('; ')]
      : []),
  ]),
});

/** What a screen reader says of a plot: the first and the last value of each series. */
export function endsSaid(title: string, series: readonly Series[], format: Format): string {
  const said = (value: number | undefined) => cellText(value, format);
  const ends = series.map(
    ({ label, values }) => `${label}: ${said(values[0])} to ${said(values.at(-1))}`,
  );
  return `${title}. ${ends.join('; ')}`;
}

/** The figure of every chart: its caption, the drawing, and the data in a table on demand. */
export function ChartFigure({
  title,
  caption,
  layout,
  legend,
  table,
  children,
}: ChartProps & {
  /** The chart's data, cell by cell; left out where the drawing states every value. */
  readonly table?: Cells;
  readonly children: ReactNode;
}) {
  const classes = chart({ layout });
  return (
    <figure className={classes.root}>
      <figcaption className={classes.caption}>
        <span className={classes.title}>{title}</span>
        {` ${caption}`}
      </figcaption>
      {children}
      {legend}
      {table && (
        <FiguresTable
          title={title}
          summary={
            <>
              {chartWords.figures}
              <span className="visually-hidden">{`: ${title}`}</span>
            </>
          }
          table={table}
          layout={layout}
        />
      )}
    </figure>
  );
}
