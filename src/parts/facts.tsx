import { type RecipeVariantProps, sva } from '../../styled-system/css';
import type { ContactDetail } from '../content/contact-details';
import { AnyLink } from './any-link';
import { textLink } from './link.styles';

/** The style of facts under one another: a label, then its value. */
export const facts = sva({
  slots: ['root', 'heading', 'term'],
  base: {
    // An email address has no spaces to break at.
    root: { display: 'grid', gap: '5', overflowWrap: 'anywhere' },
    heading: { textStyle: 'title', marginBottom: '6' },
    term: { color: 'quiet', textStyle: 'small' },
  },
  variants: {
    beside: {
      /**
       * Facts beside a page's title. On a phone the first two stand under the lead; the third is
       * the chat, which the bar at the foot of phones and tablets has.
       */
      true: {
        heading: { display: { base: 'none', md: 'block' } },
        root: {
          // An e-mail address keeps to one row in a tablet's narrow column.
          fontSize: { md: 'tiny', lg: 'body' },
          // On the narrowest phones the font would decide whether two fit side by side.
          display: { base: 'grid', sm: 'flex', md: 'grid' },
          gap: { base: '0 {spacing.5}', md: '2' },
          '& > :nth-child(3)': { display: { base: 'none', lg: 'block' } },
        },
        term: { display: { base: 'none', md: 'block' } },
      },
    },
  },
});

/** Facts under one another: a label, then its value, which is a link where it has an address. */
export function Facts({
  heading,
  items,
  beside,
}: RecipeVariantProps<typeof facts> & {
  readonly heading?: string;
  readonly items: readonly ContactDetail[];
}) {
  const classes = facts({ beside });
  return (
    <>
      {heading && <h2 className={classes.heading}>{heading}</h2>}
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
