import type { SectionHead as SectionHeadData } from '../content/types';
import type { Award } from '../content/work';
import { Band } from '../parts/band';
import { ruledList } from '../parts/ruled-list.styles';
import { SectionHead } from '../parts/section-head';

/** Awards as a ruled list: what, then who gave it and when. */
export function Awards({
  head,
  awards,
}: {
  readonly head: SectionHeadData;
  readonly awards: readonly Award[];
}) {
  const classes = ruledList();
  return (
    <Band>
      <SectionHead head={head} />
      <ul className={classes.root}>
        {awards.map(({ name, year, organization }) => (
          <li key={name} className={classes.item}>
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.detail}>{`${organization}, ${year}`}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
