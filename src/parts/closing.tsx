import type { ReactNode } from 'react';
import type { SectionHead as SectionHeadData } from '../content/types';
import { closing } from './closing.styles';

/** The end of a page: one question, and what to do about it right of the line. */
export function Closing({
  head,
  children,
}: {
  readonly head: SectionHeadData;
  /** Links that look like buttons. */
  readonly children: ReactNode;
}) {
  const classes = closing();
  return (
    <section className={classes.root} data-rise="">
      <div className={classes.words}>
        <h2 className={classes.heading}>{head.heading}</h2>
        {head.lead && <p className={classes.lead}>{head.lead}</p>}
      </div>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}
