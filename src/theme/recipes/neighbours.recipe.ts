import { defineSlotRecipe } from '@pandacss/dev';

/** Two links at the end of an article, one either side of the line. */
export const neighbours = defineSlotRecipe({
  className: 'neighbours',
  slots: ['root', 'side', 'link', 'label', 'title'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gap: { base: '7', lg: '0' },
      gridTemplateColumns: '{sizes.hung}',
      paddingLeft: 'start',
      paddingRight: 'end',
      paddingBlock: 'half',
      _print: { display: 'none' },
    },
    side: { '&:nth-child(2)': { paddingLeft: 'beside' } },
    link: {
      display: 'grid',
      gap: '2',
      minHeight: 'target',
      _hover: { textDecorationLine: 'underline' },
    },
    label: { color: 'quiet', textStyle: 'small' },
    title: { textStyle: 'title', maxWidth: '18em' },
  },
});
