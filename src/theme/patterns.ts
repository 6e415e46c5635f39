import type { UtilityConfig } from '@pandacss/types';

/**
 * Styles that several recipes share, each under one name. Panda's patterns are functions that
 * return class names, which a recipe with slots cannot hold, so these are utilities, which recipes
 * use like any property.
 */
export const patterns = {
  layout: {
    className: 'layout',
    values: { type: "'hung'" },
    /** `hung`: two parts that meet at the meridian. */
    transform: (_: string, { token }) => ({
      display: 'grid',
      gridTemplateColumns: token('sizes.hung'),
    }),
  },
  control: {
    className: 'control',
    values: { type: "'field' | 'choice'" },
    /** `field`: an input over a rule, in the meridian's colour on focus. `choice`: one of several. */
    transform: (kind: string, { token }) =>
      kind === 'choice'
        ? {
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: token('sizes.target'),
            cursor: 'pointer',
          }
        : {
            width: '100%',
            minHeight: token('sizes.target'),
            fontSize: token('fontSizes.field'),
            lineHeight: 1.4,
            borderBottom: `1px solid ${token('colors.quiet')}`,
            '&:is(:focus-visible)': {
              borderBottomColor: token('colors.line'),
              boxShadow: `0 1px 0 ${token('colors.line')}`,
              outlineWidth: 0,
            },
          },
  },
} satisfies UtilityConfig;
