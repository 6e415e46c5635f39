import { sva } from '../../styled-system/css';
import type { SectionHead as SectionHeadData } from '../content/schemas';

/**
 * A section's head: the heading, and right of the meridian its plain name and a lead. A section has
 * a name only where its heading says something else, and never above the heading.
 */
export const sectionHead = sva({
  slots: ['root', 'label', 'heading', 'lead'],
  base: {
    root: {
      layout: 'hung',
      rowGap: { base: '5', md: '0' },
      marginBottom: 'clamp(20px, 3vw, 48px)',
      alignItems: 'end',
      breakAfter: 'avoid',
      breakInside: 'avoid',
    },
    label: { display: 'block', color: 'text', fontWeight: 'strong' },
    heading: {
      textStyle: 'heading',
      paddingRight: 'apart',
    },
    lead: {
      color: 'quiet',
      maxWidth: 'lead',
      // On a tablet the part right of the meridian is too narrow for it.
      gridColumn: { md: '1', lg: '2' },
      gridRow: { lg: '1' },
      paddingLeft: { lg: 'beside' },
      paddingRight: { md: 'inset', lg: '0' },
      paddingTop: { md: '4', lg: '0' },
      paddingBottom: { lg: '0.4em' },
    },
  },
  variants: { small: { true: { heading: { fontSize: 'clamp(2.25rem, 3.9vw, 4.25rem)' } } } },
});

/** A section's heading, with its plain name and a lead right of the meridian. */
export function SectionHead({
  head,
  id,
  isPage = false,
  rises = false,
  small,
}: {
  readonly head: SectionHeadData;
  readonly id?: string;
  /** Whether this is the heading of the page. */
  readonly isPage?: boolean;
  /** Whether the head rises by itself, in a band that rises by parts. */
  readonly rises?: boolean;
  /** For a short heading over a list or a form, low on its page. */
  readonly small?: boolean;
}) {
  const classes = sectionHead({ small });
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={classes.root} data-rise={rises ? '' : undefined}>
      <Heading className={classes.heading} id={id}>
        {head.heading}
      </Heading>
      {(head.label || head.lead) && (
        <p className={classes.lead}>
          {head.label && <span className={classes.label}>{head.label}</span>}
          {head.lead && ` ${head.lead}`}
        </p>
      )}
    </div>
  );
}
