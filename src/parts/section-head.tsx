import type { SectionHead as SectionHeadData } from '../content/types';
import { sectionHead } from './section-head.styles';

/** A section's heading with its plain name over it and a word right of the line. */
export function SectionHead({
  head,
  id,
  isPage = false,
  rises = false,
}: {
  readonly head: SectionHeadData;
  readonly id?: string;
  /** Whether it is the heading of the page. */
  readonly isPage?: boolean;
  /** Whether it rises by itself, in a band of which each part does. */
  readonly rises?: boolean;
}) {
  const classes = sectionHead();
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={classes.root} data-rise={rises ? '' : undefined}>
      {head.label && <p className={classes.label}>{head.label}</p>}
      <Heading className={classes.heading} id={id}>
        {head.heading}
      </Heading>
      {head.lead && <p className={classes.lead}>{head.lead}</p>}
    </div>
  );
}
