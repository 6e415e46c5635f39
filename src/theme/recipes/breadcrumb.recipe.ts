import { defineSlotRecipe } from '@pandacss/dev';

/** Where this page stands. */
export const breadcrumb = defineSlotRecipe({
  className: 'breadcrumb',
  slots: ['root', 'list', 'item', 'link'],
  base: {
    root: { color: 'quiet' },
    list: { display: 'flex', flexWrap: 'wrap', textStyle: 'tiny' },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      '& + &': { _before: { content: '"/"', paddingInline: '2' } },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'target', lg: '24px' },
      _hover: {
        textDecorationLine: 'underline',
      },
    },
  },
});
