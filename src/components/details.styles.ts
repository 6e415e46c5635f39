import { sva } from '../../styled-system/css';

/** Facts under one another: what, then its value. */
export const details = sva({
  slots: ['root', 'heading', 'term'],
  base: {
    root: { display: 'grid', gap: '5' },
    heading: { textStyle: 'title', marginBottom: '6' },
    term: { color: 'quiet', textStyle: 'small' },
  },
});
