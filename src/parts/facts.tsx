import type { ContactDetail } from '../site/contact-details';
import { AnyLink } from './any-link';
import { details } from './details.styles';
import { textLink } from './text-link.styles';

/** Facts under one another: what, then its value, which is a link where it has an address. */
export function Facts({
  heading,
  items,
}: {
  readonly heading: string;
  readonly items: readonly ContactDetail[];
}) {
  const classes = details();
  return (
    <>
      <h2 className={classes.heading}>{heading}</h2>
      <dl className={classes.root}>
        {items.map(({ term, value, href }) => (
          <div key={term}>
            <dt className={classes.term}>{term}</dt>
            <dd>
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
    </>
  );
}
