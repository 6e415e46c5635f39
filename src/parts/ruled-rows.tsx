import type { Card, SectionHead as SectionHeadData } from '../content/types';
import { Band } from './band';
import { ruledList } from './ruled-list.styles';
import { SectionHead } from './section-head';

/** Ruled rows: a title left of the line, what it means right of it. */
export function RuledRows({
  head,
  rows,
  size = 'large',
}: {
  readonly head: SectionHeadData;
  readonly rows: readonly Card[];
  readonly size?: 'normal' | 'large';
}) {
  const classes = ruledList({ size });
  return (
    <Band>
      <SectionHead head={head} />
      <ul className={classes.root}>
        {rows.map(({ title, text }) => (
          <li key={title} className={classes.item}>
            <h3 className={classes.name}>{title}</h3>
            <p className={classes.detail}>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
