import type { ReactNode } from 'react';
import { details, split, textLink } from '../../styled-system/recipes';
import { AnyLink } from '../components/any-link';
import { Band } from '../components/band';
import type { ContactDetail } from '../content/contact-details';

/** The form left of the line, how else to reach the agency right of it. */
export function ContactPanel({
  heading,
  details: items,
  children,
}: {
  /** Over the details. */
  readonly heading: string;
  readonly details: readonly ContactDetail[];
  /** The form. */
  readonly children: ReactNode;
}) {
  const parts = split();
  const classes = details();
  return (
    <Band space="flush" id="enquiry">
      <div className={parts.root}>
        <div className={parts.left}>{children}</div>
        <div className={parts.right}>
          <h2 className={classes.heading}>{heading}</h2>
          <dl className={classes.root}>
            {items.map(({ term, value, href }) => (
              <div key={term} className={classes.item}>
                <dt className={classes.term}>{term}</dt>
                <dd className={classes.value}>
                  {href ? (
                    <AnyLink href={href} className={textLink({ standing: true })}>
                      {value}
                    </AnyLink>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Band>
  );
}
