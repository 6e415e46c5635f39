import type { SectionHead as SectionHeadData } from '../content/types';
import { sectionHead } from './section-head.styles';

/** A section's heading with its plain name over it and a word right of the line. */
export function SectionHead({
  head,
  id,
}: {
  readonly head: SectionHeadData;
  readonly id?: string;
}) {
  const classes = sectionHead();
  return (
    <div className={classes.root}>
      {head.label && <p className={classes.label}>{head.label}</p>}
      <h2 className={classes.heading} id={id}>
        {head.heading}
      </h2>
      {head.lead && <p className={classes.lead}>{head.lead}</p>}
    </div>
  );
}
