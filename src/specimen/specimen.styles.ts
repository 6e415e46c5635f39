import { sva } from '../../styled-system/css';

/** The page that shows every part, by day and by night. */
export const specimen = sva({
  slots: ['charts', 'root', 'name', 'row', 'swatch', 'chip', 'kind', 'sample', 'styleName'],
  base: {
    charts: {
      display: 'grid',
      gap: '8',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        md: 'minmax(0, 1fr)',
        lg: 'repeat(2, minmax(0, 1fr))',
      },
      // Keeps the text left of the meridian.
      paddingRight: { md: '33vw' },
    },
    root: { position: 'relative', zIndex: 'over', background: 'page', color: 'text' },
    name: {
      textStyle: 'small',
      color: 'quiet',
      borderTop: 'hair',
      marginTop: 'block',
      marginBottom: '5',
    },
    row: { display: 'flex', flexWrap: 'wrap', gap: '6', marginBottom: '5' },
    swatch: { textStyle: 'tiny', width: '92px' },
    chip: { display: 'block', height: '64px', border: 'hair' },
    kind: { textStyle: 'tiny', columns: { sm: 2, md: 4 }, width: '100%', minWidth: 0 },
    sample: { minWidth: 0, paddingLeft: '6', marginBottom: '5' },
    styleName: { textStyle: 'tiny', color: 'quiet' },
  },
  variants: {
    theme: {
      day: { root: { colorScheme: 'light' } },
      night: { root: { colorScheme: 'dark' } },
    },
  },
});
