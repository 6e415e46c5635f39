import { defineSlotRecipe } from '@pandacss/dev';

/** What stands in a ruled column: a title, a text, sometimes a link at its foot. */
export const card = defineSlotRecipe({
  className: 'card',
  slots: ['title', 'text', 'link'],
  base: {
    title: { textStyle: 'title' },
    text: { color: 'quiet' },
    link: {
      marginTop: 'auto',
      paddingTop: '5',
      fontWeight: 'strong',
      minHeight: 'target',
      display: 'inline-flex',
      alignItems: 'flex-end',
    },
  },
});
