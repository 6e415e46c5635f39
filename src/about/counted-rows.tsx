import type { Counted } from '../content/about';
import type { SectionHead as SectionHeadData } from '../content/types';
import { Band } from '../parts/band';
import { ruledList } from '../parts/ruled-list.styles';
import { SectionHead } from '../parts/section-head';

/** So many are read; the others open. */
const SHOWN = 8;

/** What was counted for each client, beside its name; what failed, right of the line. */
export function CountedRows({
  id,
  head,
  rows,
}: {
  readonly id: string;
  readonly head: SectionHeadData & { readonly failed: string; readonly more: string };
  readonly rows: readonly Counted[];
}) {
  const classes = ruledList({ order: 'counted' });
  // Those of which both are told come first.
  const ordered = rows.toSorted((a, b) => Number(!a.moved) - Number(!b.moved));
  const row = ({ client, trade, moved, failed }: Counted) => (
    <li key={client} className={classes.item} data-rise="">
      <h3 className={classes.name}>{`${client}, ${trade}`}</h3>
      {moved && <p className={classes.moved}>{moved}</p>}
      <p className={classes.detail}>
        <span className={classes.label}>{head.failed}</span> {failed}
      </p>
    </li>
  );
  return (
    <Band id={id} by="part">
      <SectionHead head={head} rises />
      <ul className={classes.root}>{ordered.slice(0, SHOWN).map(row)}</ul>
      <details className={classes.more}>
        <summary className={classes.summary}>{head.more}</summary>
        <ul>{ordered.slice(SHOWN).map(row)}</ul>
      </details>
    </Band>
  );
}
