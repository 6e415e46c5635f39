import type { ReactNode } from 'react';
import { chartWords } from '../content/chart-words';
import { type ChartVariantProps, chart } from './chart.styles';

/** The cells of a table; the first cell of each row names it. */
export interface Cells {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The data behind a figure, in a table that opens on demand. */
export function FiguresTable({
  id,
  title,
  summary,
  table,
  layout,
  note,
}: {
  readonly id?: string;
  /** Accessible name of the table. */
  readonly title: string;
  /** What opens the table. */
  readonly summary: ReactNode;
  readonly table: Cells;
  readonly layout?: ChartVariantProps['layout'];
  /** A sentence below the table. */
  readonly note?: string;
}) {
  const classes = chart({ layout });
  return (
    <details id={id} className={classes.details}>
      <summary className={classes.summary}>{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <div className={classes.scroll} tabIndex={0} role="group" aria-label={title}>
        <table className={classes.table} style={layout && { '--rows': table.head.length }}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {table.head.map((name) =>
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
            {table.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td
                    key={table.head[index + 1]}
                    data-done={cell && table.head[index + 1] === chartWords.done ? '' : undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={classes.note}>{note}</p>}
    </details>
  );
}
