import type { ReactNode } from 'react';
import { sva } from '../../../styled-system/css';
import type { Link, MailLink, SectionHead as SectionHeadData } from '../../content/types';
import { mailHref } from '../../site/addresses';
import { site } from '../../site/site';
import { ButtonLink } from '../button-link';
import { ChangeNumber, Yours } from '../yours';

/** The end of a page: a question left of the line, what to do right of it. */
export const closing = sva({
  slots: ['root', 'words', 'heading', 'lead', 'actions'],
  base: {
    root: {
      position: 'relative',
      layout: 'hung',
      rowGap: '7',
      alignItems: 'end',
      paddingInline: '{spacing.start} {spacing.end}',
      paddingBlock: 'rhythm',
    },
    words: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '6',
      paddingRight: 'apart',
    },
    heading: { textStyle: 'headline', paddingBottom: '0.1em' },
    lead: { textStyle: 'lead', maxWidth: 'lead' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      flexDirection: { lg: 'column' },
      alignItems: 'flex-start',
      gap: '14px',
      paddingLeft: 'beside',
    },
  },
});

/** The end of a page: one question, and what to do about it right of the line. */
export function Closing({
  head,
  children,
}: {
  readonly head: SectionHeadData & {
    readonly link?: Link;
    /** What leads to the diary, and a mail draft. */
    readonly schedule?: string;
    readonly mail?: MailLink;
    /** Stands before the visitor's own number, where the heading asks for it. */
    readonly at?: string;
  };
  /** Links that look like buttons, where it is not those of the head alone. */
  readonly children?: ReactNode;
}) {
  const classes = closing();
  const { heading, lead, link, schedule, mail, at } = head;
  return (
    <section className={classes.root} data-rise="">
      <div className={classes.words}>
        <h2 className={classes.heading}>
          {heading} {at && <Yours at={at} />}
        </h2>
        {lead && <p className={classes.lead}>{lead}</p>}
        {at && <ChangeNumber />}
      </div>
      <div className={classes.actions}>
        {children ?? (
          <>
            {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
            {schedule && (
              <ButtonLink href={site.booking} newTab>
                {schedule}
              </ButtonLink>
            )}
            {mail && (
              <ButtonLink href={mailHref(mail.subject)} kind="secondary">
                {mail.label}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </section>
  );
}
