import { defineRecipe } from '@pandacss/dev';

/** A client's wordmark. One em is the height of the strip, which wordmarks are measured in. */
export const logo = defineRecipe({
  className: 'logo',
  base: { display: 'block', fontSize: { base: '64px', lg: '132px' }, fill: 'currentColor' },
});
