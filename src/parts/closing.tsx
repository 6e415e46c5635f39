import type { ReactNode } from 'react';
import type { Link, SectionHead as SectionHeadData } from '../content/types';
import { ButtonLink } from './button-link';
import { closing } from './closing.styles';

/** The end of a page: one question, and what to do about it right of the line. */
export function Closing({
  head,
  children,
}: {
  readonly head: SectionHeadData & { readonly link?: Link };
  /** Links that look like buttons, where it is not that of the head alone. */
  readonly children?: ReactNode;
}) {
  const classes = closing();
  const { heading, lead, link } = head;
  return (
    <section className={classes.root} data-rise="">
      <div className={classes.words}>
        <h2 className={classes.heading}>{heading}</h2>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      <div className={classes.actions}>
        {children ?? (link && <ButtonLink href={link.href}>{link.label}</ButtonLink>)}
      </div>
    </section>
  );
}
