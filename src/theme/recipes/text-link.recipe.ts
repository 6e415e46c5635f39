import { defineRecipe } from '@pandacss/dev';

/** A link in running text: a thin rule a little below the words. */
export const textLink = defineRecipe({
  className: 'text-link',
  base: {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.15em',
    textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
    _hover: { textDecorationColor: 'line', textDecorationThickness: '2px' },
  },
  variants: {
    standing: {
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'target',
        fontWeight: 'strong',
        textUnderlineOffset: '0.3em',
      },
    },
  },
});
