import type { ReactNode } from 'react';
import { sva } from '../../../styled-system/css';
import type { Link, MailLink, SectionHead as SectionHeadData } from '../../content/schemas';
import { mailHref } from '../../site/contact-links';
import { site } from '../../site/site';
import { ButtonLink } from '../button-link';
import { ChangeNumber, VisitorNumber } from '../visitor-number';

/** The style of a page's end: a question left of the meridian, the actions right of it. */
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
      // On paper its last line does not stand on a page of its own.
      breakInside: 'avoid',
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
      flexDirection: { md: 'column' },
      alignItems: 'flex-start',
      gap: '14px',
      paddingLeft: 'beside',
    },
  },
});

/** The end of a page: one question, with actions right of the meridian. */
export function Closing({
  head,
  children,
}: {
  readonly head: SectionHeadData & {
    readonly link?: Link;
    /** The labels of the links to the diary and to a mail draft. */
    readonly schedule?: string;
    readonly mail?: MailLink;
    /** The words before the visitor's number, where the heading asks for it. */
    readonly beforeNumber?: string;
  };
  /** Links that look like buttons, in the place of those of the head. */
  readonly children?: ReactNode;
}) {
  const classes = closing();
  const { heading, lead, link, schedule, mail, beforeNumber } = head;
  return (
    <section className={classes.root} data-rise="">
      <div className={classes.words}>
        <h2 className={classes.heading}>
          {heading} {beforeNumber && <VisitorNumber before={beforeNumber} />}
        </h2>
        {lead && <p className={classes.lead}>{lead}</p>}
        {beforeNumber && <ChangeNumber />}
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
