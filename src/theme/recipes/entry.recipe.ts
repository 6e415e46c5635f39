import { defineSlotRecipe } from '@pandacss/dev';

/** An article in a list: picture, category and date, title, excerpt. The whole of it is one link. */
export const entry = defineSlotRecipe({
  className: 'entry',
  slots: ['root', 'picture', 'meta', 'title', 'excerpt'],
  base: {
    root: { position: 'relative', display: 'flex', flexDirection: 'column', gap: '3', minWidth: 0 },
    picture: { overflow: 'hidden', marginBottom: '1' },
    meta: { display: 'flex', flexWrap: 'wrap', columnGap: '4', textStyle: 'tiny', color: 'quiet' },
    title: { textStyle: 'title' },
    excerpt: { color: 'quiet' },
  },
});
