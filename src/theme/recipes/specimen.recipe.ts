import { defineSlotRecipe } from '@pandacss/dev';

/** The page that shows every part, by day and by night. */
export const specimen = defineSlotRecipe({
  className: 'specimen',
  slots: ['root', 'group', 'name', 'row', 'swatch', 'chip', 'line', 'sample', 'styleName'],
  base: {
    root: {
      position: 'relative',
      zIndex: 'over',
      background: 'page',
      color: 'text',
      paddingLeft: 'start',
      paddingRight: 'end',
      paddingBlock: 'half',
      display: 'grid',
      gap: 'half',
    },
    group: { display: 'grid', gap: '5', minWidth: 0 },
    name: { textStyle: 'small', color: 'quiet', borderTop: 'hair', paddingTop: '3' },
    row: { display: 'flex', flexWrap: 'wrap', gap: '5', alignItems: 'center' },
    swatch: { display: 'grid', gap: '2', textStyle: 'tiny', width: '112px' },
    chip: { height: '64px', border: 'hair' },
    line: { height: '1px', background: 'line', boxShadow: 'glow', width: '100%' },
    sample: { minWidth: 0, paddingInlineStart: '3' },
    styleName: { textStyle: 'tiny', color: 'quiet' },
  },
  variants: {
    theme: {
      day: { root: { colorScheme: 'light' } },
      night: { root: { colorScheme: 'dark' } },
    },
  },
});
