import { sva } from '../../styled-system/css';

/** A client's quote in a ruled row: words left of the meridian, reading and speaker right of it. */
export const quote = sva({
  slots: [
    'root',
    'picture',
    'words',
    'aside',
    'figures',
    'visitor',
    'visitorFigure',
    'speaker',
    'name',
    'role',
  ],
  base: {
    root: {
      display: 'grid',
      rowGap: '6',
      gridTemplateColumns: '{sizes.hung}',
      borderTop: 'hair',
      paddingBlock: '5',
      breakInside: 'avoid',
    },
    /** With a picture the words begin in the middle of the left part. */
    picture: {
      gridColumn: '1',
      gridRow: { md: '1' },
      marginRight: { md: 'calc(50% + 17px)' },
      '& + blockquote': {
        gridRow: { md: '1' },
        gridColumn: { md: '1' },
        marginLeft: { md: 'calc(50% + 17px)' },
      },
    },
    words: {
      textStyle: 'title',
      fontSize: { md: 'clamp(2.25rem, 3.9vw, 4.25rem)' },
      maxWidth: '21em',
      paddingRight: 'apart',
      // On a phone a hanging mark would touch the meridian's head.
      textIndent: { md: '-0.32em' },
    },
    aside: { paddingLeft: 'beside' },
    figures: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      alignContent: 'start',
      gap: '{spacing.4} 28px',
      '& > :first-child': { flex: '1 1 8rem' },
    },
    /** The visitor's own number, larger than the client's; on its baseline if there is room. */
    visitor: { flex: '1 1 8rem', color: 'reading' },
    visitorFigure: {
      textStyle: 'reading',
      fontSize: 'clamp(4rem, 6.6vw, 7rem)',
      display: 'block',
      whiteSpace: 'nowrap',
      paddingBottom: '3',
    },
    /** The speaker stands beside the figure on a phone, and under it elsewhere. */
    speaker: { flex: { base: '1 1 8rem', md: '1 0 100%' } },
    name: { display: 'block' },
    role: { display: 'block', color: 'quiet', textWrap: 'balance' },
  },
  variants: {
    size: {
      /** A single quote in a band of its own. */
      large: {
        root: {
          position: 'relative',
          alignItems: 'end',
          paddingBlock: 'half',
          paddingInline: '{spacing.start} {spacing.end}',
        },
        visitor: { marginTop: '7' },
        words: { fontSize: 'clamp(2.25rem, 4.2vw, 4.25rem)', lineHeight: '1.04', maxWidth: 'none' },
      },
    },
  },
});
