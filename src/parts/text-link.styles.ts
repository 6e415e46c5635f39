import { cva } from '../../styled-system/css';

/** A link in running text: a thin rule a little below the words. */
export const textLink = cva({
  base: {
    textDecorationLine: 'underline',
    // Clear of the words beside it.
    outlineOffset: '0',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: {
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
