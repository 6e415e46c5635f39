import { sva } from '../../styled-system/css';

/** The share buttons, under an article's text. Without script there are none. */
export const share = sva({
  slots: ['root', 'status'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '28px',
      minHeight: 'target',
      maxWidth: 'measure',
      marginTop: '1.4em',
      _print: { display: 'none' },
      _noScript: { display: 'none' },
    },
    status: { textStyle: 'small', color: 'quiet', overflowWrap: 'anywhere' },
  },
});
