import type { ReactNode } from 'react';
import { sva } from '../../styled-system/css';
import type { Link } from '../content/types';
import { AnyLink } from '../parts/any-link';
import { Band } from '../parts/band';
import { Facts } from '../parts/facts';
import { split } from '../parts/split.styles';
import { textLink } from '../parts/text-link.styles';
import type { ContactDetail } from '../site/contact-details';

/** What happens next, under the form: two by two, each with its number in the line's colour. */
const process = sva({
  slots: ['heading', 'steps', 'number', 'name', 'text', 'chosen'],
  base: {
    heading: { textStyle: 'title', marginTop: 'rhythm', paddingTop: '6', borderTop: 'rule' },
    steps: {
      display: 'grid',
      gridTemplateColumns: { sm: '1fr 1fr' },
      gap: '{spacing.6} {spacing.inset}',
      marginTop: '6',
    },
    number: {
      textStyle: 'reading',
      fontSize: 'readingSmall',
      color: 'reading',
      display: 'block',
      marginBottom: '3',
    },
    name: { fontWeight: 'strong' },
    text: { color: 'quiet', textStyle: 'small' },
    chosen: { display: 'none', marginBottom: '6', _target: { display: 'block' } },
  },
});

/** The form left of the line, how else to reach the agency right of it. */
export function ContactPanel({
  heading,
  details: items,
  next,
  chosen,
  children,
}: {
  /** Over the details. */
  readonly heading: string;
  readonly details: readonly ContactDetail[];
  /** What happens to an enquiry, in order. */
  readonly next: {
    readonly heading: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
  /** What the page's address may name by its fragment, and a mail about it. */
  readonly chosen: readonly { readonly id: string; readonly text: string; readonly mail: Link }[];
  /** The form. */
  readonly children: ReactNode;
}) {
  const parts = split();
  const classes = process();
  return (
    <Band space="flush" id="enquiry" by="part">
      <div className={parts.root}>
        <div className={parts.left}>
          {chosen.map(({ id, text, mail }) => (
            <p key={id} id={id} className={classes.chosen}>
              {`${text} `}
              <AnyLink href={mail.href} className={textLink({ standing: true })}>
                {mail.label}
              </AnyLink>
            </p>
          ))}
          {children}
          <h2 className={classes.heading}>{next.heading}</h2>
          <ol className={classes.steps} data-rise="">
            {next.steps.map(({ title, text }, index) => (
              <li key={title}>
                <span className={classes.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={classes.name}>{title}</h3>
                <p className={classes.text}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className={parts.right} data-rise="">
          <Facts heading={heading} items={items} />
        </div>
      </div>
    </Band>
  );
}
