import { sva } from '../../styled-system/css';

/** Three clients: the first at full size beside its words, the others below, either side of the line. */
export const showcase = sva({
  slots: ['root', 'item', 'picture', 'words', 'client', 'title', 'link', 'line'],
  base: {
    root: {
      display: 'grid',
      rowGap: { base: '56px', lg: 'rhythm' },
      gridTemplateColumns: '{sizes.hung}',
    },
    item: {
      position: 'relative',
      minWidth: 0,
      display: 'grid',
      gap: '6',
      alignContent: 'start',
      '&:nth-child(1)': {
        gridColumn: { lg: '1 / -1' },
        gridTemplateColumns: { lg: 'subgrid' },
        gap: { lg: 0 },
      },
      '&:not(:first-child)': {
        lg: { gridRow: 'span 2', gridTemplateRows: 'subgrid', gap: '6' },
      },
      '&:nth-child(2)': { paddingRight: { lg: 'inset' } },
      '&:nth-child(3)': { paddingLeft: 'beside' },
    },
    picture: {
      minWidth: 0,
      position: 'relative',
      /** Upright: as tall as its neighbour, which is wider. */
      '&:is(li:nth-child(3) > *) > picture': { lg: { position: 'absolute', inset: 0 } },
    },
    words: {
      display: 'grid',
      gap: '4',
      alignContent: 'start',
      'li:nth-child(1) > &': { lg: { paddingLeft: 'inset', alignContent: 'end' } },
    },
    client: { color: 'quiet', textStyle: 'small' },
    title: {
      textStyle: 'heading',
      fontSize: 'clamp(2.5rem, 3.6vw, 3.75rem)',
      'li:nth-child(1) &': { fontSize: 'clamp(3.125rem, 5.4vw, 5.625rem)' },
    },
    link: {
      _hover: { textDecorationLine: 'underline' },
    },
    line: { maxWidth: 'lead', paddingBottom: '5' },
  },
});
