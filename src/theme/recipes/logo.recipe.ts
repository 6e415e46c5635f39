import { defineRecipe } from '@pandacss/dev';

/**
 * A client's wordmark. One em is the height of the strip, which wordmarks are measured in. Each is
 * as wide as it should be and stands in the middle of a box that is higher than any.
 */
export const logo = defineRecipe({
  className: 'logo',
  base: {
    display: 'block',
    fontSize: { base: '64px', lg: '132px' },
    height: '0.5em',
    fill: 'currentColor',
  },
});
