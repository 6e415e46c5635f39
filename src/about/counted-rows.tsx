import type { about, Counted } from '../content/about';
import { Band } from '../parts/band';
import { ruledList } from '../parts/ruled-list.styles';
import { SectionHead } from '../parts/section-head';

/** So many are read; the others open. */
const SHOWN = 8;

/** What was counted for each client, beside its name; what failed, right of the line. */
export function CountedRows({
  id,
  counted: { items, failed: label, more, ...head },
}: {
  readonly id: string;
  readonly counted: (typeof about)['counted'];
}) {
  const classes = ruledList({ order: 'counted' });
  // Those of which both are told come first.
  const ordered = items.toSorted((a, b) => Number(!a.moved) - Number(!b.moved));
  const row = ({ client, trade, moved, failed }: Counted) => (
    <li key={client} className={classes.item} data-rise="">
      <h3 className={classes.name}>{`${client}, ${trade}`}</h3>
      {moved && <p className={classes.moved}>{moved}</p>}
      <p className={classes.detail}>
        <span className={classes.label}>{label}</span> {failed}
      </p>
    </li>
  );
  return (
    <Band id={id} by="part">
      <SectionHead head={head} rises />
      <ul className={classes.root}>{ordered.slice(0, SHOWN).map(row)}</ul>
      <details className={classes.more}>
        <summary className={classes.summary}>{more}</summary>
        <ul>{ordered.slice(SHOWN).map(row)}</ul>
      </details>
    </Band>
  );
}
