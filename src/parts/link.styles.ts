import { cva } from '../../styled-system/css';

/** A link in running text: a thin rule a little below the words. */
export const textLink = cva({
  base: {
    textDecorationLine: 'underline',
    // The outline hugs the link, to stay clear of the words beside it.
    outlineOffset: '0',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: {
    /** A link that stands by itself, not in a sentence: as tall as a finger. */
    standing: {
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'target',
        fontWeight: 'strong',
        textUnderlineOffset: '0.3em',
        outlineOffset: '3px',
      },
    },
  },
});

/** A link that covers the positioned box it stands in, so that all of it can be pressed. */
export const coverLink = cva({
  base: {
    _after: { content: '""', position: 'absolute', inset: 0, zIndex: 'over' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid {colors.line}', outlineOffset: '3px' },
    },
  },
});
