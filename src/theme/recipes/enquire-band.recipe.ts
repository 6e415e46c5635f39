import { defineRecipe } from '@pandacss/dev';

/** A button that hangs on the line right after the section before it. */
export const enquireBand = defineRecipe({
  className: 'enquire-band',
  base: {
    position: 'relative',
    marginTop: 'calc(-1 * {spacing.half})',
    paddingBottom: 'half',
    paddingLeft: { base: 'inset', lg: 'calc({spacing.meridian} + {spacing.inset})' },
    paddingRight: 'end',
  },
});
