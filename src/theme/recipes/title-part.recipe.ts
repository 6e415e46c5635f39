import { defineRecipe } from '@pandacss/dev';

/** What of a title stays together as long as there is room. */
export const titlePart = defineRecipe({
  className: 'title-part',
  base: { display: 'inline-block' },
});
