import type { ReactNode } from 'react';
import { chartWords } from '../content/chart-words';
import { type ChartVariantProps, chart } from './chart.styles';

/** What every chart takes. */
export interface ChartProps {
  readonly title: string;
  /** One sentence that says what is to be seen. */
  readonly caption: string;
  readonly layout?: ChartVariantProps['layout'];
  /** What stands under the drawing, beside the table. */
  readonly foot?: ReactNode;
}

/** The figures of a chart, cell by cell. */
export interface ChartTable {
  readonly head: readonly string[];
  /** The first cell of each row names it. */
  readonly rows: readonly (readonly string[])[];
}

/** The figure of every chart: its caption, the drawing, and the data in a table on demand. */
export function ChartFigure({
  title,
  caption,
  layout,
  table,
  foot,
  children,
}: ChartProps & {
  /** Left out where the drawing states every figure. */
  readonly table?: ChartTable;
  readonly children: ReactNode;
}) {
  const classes = chart({ layout });
  return (
    <figure className={classes.root}>
      <figcaption className={classes.caption}>
        <span className={classes.title}>{title}</span> {caption}
      </figcaption>
      {children}
      {table && <FiguresTable title={title} table={table} />}
      {foot}
    </figure>
  );
}

/** The figures of a chart, on demand. */
function FiguresTable({
  title,
  table: { head, rows },
}: {
  readonly title: string;
  readonly table: ChartTable;
}) {
  const classes = chart();
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>
        {chartWords.figures}
        <span className="visually-hidden">{`: ${title}`}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <div className={classes.scroll} tabIndex={0} role="group" aria-label={title}>
        <table className={classes.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {head.map((name) =>
                name ? (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ) : (
                  <td key={name} />
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
