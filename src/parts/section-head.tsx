import { sva } from '../../styled-system/css';
import type { SectionHead as SectionHeadData } from '../content/schemas';

/** A section's head: an optional small label, the heading, a lead right of the meridian. */
export const sectionHead = sva({
  slots: ['root', 'label', 'heading', 'lead'],
  base: {
    root: {
      layout: 'hung',
      rowGap: { base: '5', md: '0' },
      marginBottom: 'clamp(20px, 3vw, 48px)',
      // A long lead makes room above the label, not between label and heading.
      gridTemplateRows: { md: '1fr auto' },
      alignItems: 'end',
      breakAfter: 'avoid',
      breakInside: 'avoid',
    },
    label: {
      color: 'quiet',
      textStyle: 'small',
      paddingBottom: { md: '5' },
    },
    heading: {
      gridRow: { md: '2' },
      textStyle: 'heading',
      paddingRight: 'apart',
    },
    lead: {
      color: 'quiet',
      maxWidth: 'lead',
      // On a tablet the part right of the meridian is too narrow for it.
      gridColumn: { md: '1', lg: '2' },
      gridRow: { md: '3', lg: '1 / 3' },
      paddingLeft: { lg: 'beside' },
      paddingTop: { md: '4', lg: '0' },
      paddingBottom: { lg: '0.4em' },
    },
  },
  variants: { small: { true: { heading: { fontSize: 'clamp(2.25rem, 3.9vw, 4.25rem)' } } } },
});

/** A section's heading, with its plain name above and a lead right of the meridian. */
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
      {head.label && <p className={classes.label}>{head.label}</p>}
      <Heading className={classes.heading} id={id}>
        {head.heading}
      </Heading>
      {head.lead && <p className={classes.lead}>{head.lead}</p>}
    </div>
  );
}
