import { cva, type RecipeVariantProps } from '../../styled-system/css';

/** One band of a page: its gutters, its rhythm, its ground. */
export const section = cva({
  base: {
    position: 'relative',
    paddingInline: '{spacing.start} {spacing.end}',
    paddingBlock: 'rhythm',
  },
  variants: {
    tone: {
      raised: { background: 'raised' },
      green: { background: 'green' },
      oxblood: { background: 'oxblood' },
    },
    space: {
      half: { paddingBlock: 'half' },
      flush: { paddingTop: 0 },
      bottomless: { paddingBottom: 0 },
      none: { paddingBlock: 0 },
    },
  },
  compoundVariants: [
    {
      tone: ['green', 'oxblood'],
      css: {
        color: 'pale',
        '& :is(p, span)': { color: 'paleQuiet' },
        '& :is(ol, ul, li)': { borderColor: 'paleHair' },
        // The meridian is drawn again, since its hairline does not show on this ground.
        _before: {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          left: { base: 'meridianSmall', md: 'meridian' },
          width: '1px',
          background: 'line',
          boxShadow: 'glow',
          _print: { display: 'none' },
        },
        _print: { background: 'none' },
      },
    },
  ],
});

export type SectionVariantProps = NonNullable<RecipeVariantProps<typeof section>>;
