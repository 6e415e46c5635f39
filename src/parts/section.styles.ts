import { cva, type RecipeVariantProps } from '../../styled-system/css';

/** One band of a page: its gutters, its rhythm, its ground. */
export const section = cva({
  base: {
    position: 'relative',
    paddingInline: '{spacing.start} {spacing.end}',
    paddingBlock: 'rhythm',
  },
  variants: {
    tone: { page: {}, raised: { background: 'raised' } },
    space: {
      full: {},
      half: { paddingBlock: 'half' },
      flush: { paddingTop: 0 },
      bottomless: { paddingBottom: 0 },
      head: { paddingTop: { base: '44px', lg: 'clamp(40px, 6vw, 90px)' }, paddingBottom: 'half' },
      none: { paddingBlock: 0 },
    },
  },
  defaultVariants: { tone: 'page', space: 'full' },
});

export type SectionVariantProps = NonNullable<RecipeVariantProps<typeof section>>;
