import { defineSlotRecipe } from '@pandacss/dev';

/** Ruled links under one another. */
export const linkList = defineSlotRecipe({
  className: 'link-list',
  slots: ['root', 'link'],
  base: {
    root: { width: '100%', borderBottom: 'hair' },
    link: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      borderTop: 'hair',
      fontWeight: 'strong',
      _hover: { borderTopColor: 'line' },
      _current: { color: 'reading' },
    },
  },
});
