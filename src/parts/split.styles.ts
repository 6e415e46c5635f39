import { sva } from '../../styled-system/css';

/** Two parts: words left of the meridian, readings or actions right of it. */
export const split = sva({
  slots: ['root', 'left', 'right', 'pull'],
  base: {
    root: { layout: 'hung', rowGap: 'block' },
    left: { minWidth: 0, paddingRight: 'apart' },
    right: { minWidth: 0, paddingLeft: 'beside' },
    pull: { textStyle: 'quote', color: 'reading', paddingLeft: 'beside', textWrap: 'balance' },
  },
  variants: {
    align: {
      start: {},
      end: { root: { alignItems: 'end' } },
    },
  },
});
