import { defineSlotRecipe } from '@pandacss/dev';

/** Facts under one another: what, then its value. */
export const details = defineSlotRecipe({
  className: 'details',
  slots: ['root', 'heading', 'term'],
  base: {
    root: { display: 'grid', gap: '5' },
    heading: { textStyle: 'title', marginBottom: '6' },
    term: { color: 'quiet', textStyle: 'small' },
  },
});
