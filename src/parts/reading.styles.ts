import { type RecipeVariantProps, sva } from '../../styled-system/css';

/**
 * A number over a scale with ticks. A bounded scale has a mark at the value (`--at`, a percentage).
 * Growth is drawn as multiples of the first length (`--at`); what is more than it is the coloured part. A count is
 * drawn as ticks (`--at` apart).
 */
export const reading = sva({
  slots: ['root', 'value', 'scale', 'mark', 'marks', 'label', 'note'],
  base: {
    root: { minWidth: 0, breakInside: 'avoid' },
    value: { textStyle: 'reading', display: 'block', marginLeft: '-0.02em' },
    scale: {
      position: 'relative',
      display: 'block',
      marginTop: '14px',
      height: '14px',
      borderBottom: 'hair',
      background: 'repeating-linear-gradient(to right, {colors.hair} 0 1px, transparent 1px 10px)',
    },
    mark: {
      position: 'absolute',
      left: 0,
      bottom: '-1px',
      height: '1px',
      width: 'var(--at, 100%)',
      background: 'line',
      transformOrigin: 'left',
      _forcedColors: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
    marks: {
      position: 'absolute',
      inset: '100% 0 auto',
      // The first ends where the first length does.
      paddingLeft: 'calc(var(--at) - 2.1em)',
      color: 'quiet',
      textStyle: 'small',
      '& > *': { float: 'right' },
    },
    label: { display: 'block', color: 'quiet', marginTop: '3' },
    note: {
      display: 'block',
      color: 'quiet',
      textStyle: 'small',
      marginTop: '2',
    },
  },
  variants: {
    size: {
      small: {
        value: { fontSize: 'readingSmall', color: 'reading' },
        label: { textStyle: 'small' },
      },
      medium: { value: { fontSize: 'reading', color: 'reading' } },
      large: { value: { fontSize: 'readingLarge' } },
      huge: {
        value: { fontSize: 'readingHuge' },
        scale: {
          height: '38px',
          marginTop: '6',
        },
      },
    },
    scale: {
      bounded: {
        mark: {
          _after: {
            content: '""',
            position: 'absolute',
            right: 0,
            bottom: 0,
            width: '1px',
            height: '14px',
            background: 'line',
          },
        },
      },
      lengths: {
        scale: {
          borderRight: 'line',
          background:
            'repeating-linear-gradient(to right, {colors.line} 0 1px, transparent 1px var(--at))',
        },
        // The first length is what went in; what came of it is drawn heavy.
        mark: { left: 'var(--at)', width: 'calc(100% - var(--at))' },
      },
      ticks: {
        scale: {
          background:
            'repeating-linear-gradient(to right, {colors.line} 0 1px, transparent 1px var(--at))',
        },
      },
    },
    /** Whether the value has letters that hang below the line, as in “Page 1”. */
    descends: { true: { value: { paddingBottom: '0.2em' } } },
    place: {
      stacked: {},
      hung: {
        root: {
          display: 'grid',
          alignItems: 'end',
          gridTemplateColumns: '{sizes.hung}',
          rowGap: '6',
        },
        scale: { marginRight: 'apart' },
        mark: { height: '2px', boxShadow: 'glow' },
        // What its scale names stands below it.
        marks: { marginTop: '2px' },
        label: { textStyle: 'title', color: 'text', paddingLeft: 'beside', marginTop: 0 },
        note: { paddingLeft: 'beside' },
      },
    },
  },
  compoundVariants: [
    { size: 'huge', scale: 'bounded', css: { mark: { _after: { height: '38px' } } } },
  ],
  defaultVariants: { size: 'large', place: 'stacked' },
});

export type ReadingVariantProps = NonNullable<RecipeVariantProps<typeof reading>>;
