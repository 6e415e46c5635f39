import { sva } from '../../styled-system/css';
import type { ContactDetail } from '../site/contact-details';
import { AnyLink } from './any-link';
import { textLink } from './link.styles';

/** Facts under one another: what, then its value. */
export const details = sva({
  slots: ['root', 'heading', 'term'],
  base: {
    // An email address has no spaces to break at.
    root: { display: 'grid', gap: '5', overflowWrap: 'anywhere' },
    heading: { textStyle: 'title', marginBottom: '6' },
    term: { color: 'quiet', textStyle: 'small' },
  },
});

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
