import { defineSlotRecipe } from '@pandacss/dev';

/** A plan: a ruled column with what it holds, no price. */
export const plan = defineSlotRecipe({
  className: 'plan',
  slots: ['root', 'item', 'name', 'blurb', 'features', 'feature'],
  base: {
    root: {
      display: 'grid',
      borderTop: 'rule',
      gridTemplateColumns: {
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(2, calc(({spacing.meridian} - {spacing.gutter}) / 2)) minmax(0, 1fr)',
      },
    },
    item: {
      paddingTop: '28px',
      paddingBottom: '36px',
      paddingInline: { md: '5', lg: 'inset' },
      borderTop: { base: 'hair', md: 'none' },
      _first: { paddingLeft: 0, borderTop: 'none' },
      '&:nth-child(2)': { borderLeft: { md: 'hair' } },
      _last: { paddingRight: 0, borderLeft: { md: 'hair', lg: 'none' } },
    },
    name: { textStyle: 'title' },
    blurb: { color: 'quiet', marginTop: '2' },
    features: { marginTop: '6' },
    feature: { paddingBlock: '10px', borderTop: 'hair', fontVariantNumeric: 'tabular-nums' },
  },
});
