import { sva } from '../../styled-system/css';

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
