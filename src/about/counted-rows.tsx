import type { about, CountedRow } from '../content/about';
import { Band } from '../parts/band';
import { SectionHead } from '../parts/section-head';
import { columns } from '../parts/sections/columns.styles';
import { ruledList } from '../parts/sections/ruled-list.styles';

/** How many rows are shown at once; the others open on demand, in columns. */
const SHOWN = 3;

/**
 * For each client what was counted and what failed: for the first as rows, with what failed right
 * of the meridian, for the others in columns.
 */
export function CountedRows({
  id,
  counted: { items, failed: label, more, ...head },
}: {
  readonly id: string;
  readonly counted: (typeof about)['counted'];
}) {
  const classes = ruledList({ order: 'counted' });
  const grid = columns();
  // Clients with both a result and a failure come first.
  const ordered = items.toSorted((a, b) => Number(!a.result) - Number(!b.result));
  /**
   * Returns a function that renders a client.
   *
   * @param labelClass hides the label of what failed, where the section's head explains it
   */
  const clientWith =
    (itemClass: string, failedClass: string, labelClass?: string) =>
    ({ client, trade, result, failed }: CountedRow) => (
      <li key={client} className={itemClass} data-rise="">
        <h3 className={classes.name}>{`${client}, ${trade}`}</h3>
        {result && <p className={classes.words}>{result}</p>}
        <p className={failedClass}>
          <span className={labelClass}>{label}</span> {failed}
        </p>
      </li>
    );
  return (
    <Band id={id} by="part">
      <SectionHead head={head} rises />
      <ul className={classes.root}>
        {ordered.slice(0, SHOWN).map(clientWith(classes.item, classes.detail, classes.label))}
      </ul>
      <details>
        <summary className={classes.summary}>{more}</summary>
        <ul className={grid.root}>
          {ordered.slice(SHOWN).map(clientWith(grid.item, classes.words))}
        </ul>
      </details>
    </Band>
  );
}
