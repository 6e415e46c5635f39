import { cva } from '../../styled-system/css';

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
