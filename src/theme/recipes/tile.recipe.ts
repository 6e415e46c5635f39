import { defineSlotRecipe } from '@pandacss/dev';

/** A ruled tile that is one link. */
export const tile = defineSlotRecipe({
  className: 'tile',
  slots: ['link', 'name', 'line'],
  base: {
    link: {
      display: 'grid',
      gap: '2',
      minHeight: 'target',
    },
    name: { textStyle: 'title', fontSize: 'clamp(1.75rem, 2.3vw, 2.25rem)' },
    line: { color: 'quiet', textStyle: 'small' },
  },
});
