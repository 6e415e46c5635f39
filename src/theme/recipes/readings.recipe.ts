import { defineRecipe } from '@pandacss/dev';

/** Large readings one under another. */
export const readings = defineRecipe({
  className: 'readings',
  base: { paddingTop: { lg: '8' }, '& > * + *': { marginTop: 'block' } },
});
