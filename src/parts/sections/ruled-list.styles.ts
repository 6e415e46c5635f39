import { sva } from '../../../styled-system/css';

/** Ruled rows: a name left of the meridian, such as an award; a detail right of it. */
export const ruledList = sva({
  slots: [
    'root',
    'item',
    'name',
    'detail',
    'foot',
    'words',
    'label',
    'summary',
    'reading',
    'value',
  ],
  base: {
    root: { borderTop: 'rule' },
    item: {
      layout: 'hung',
      rowGap: '1',
      paddingBlock: { base: '14px', sm: '18px' },
      borderBottom: 'hair',
      alignItems: 'baseline',
    },
    name: { textStyle: 'title', paddingRight: 'apart' },
    foot: { paddingTop: '6', color: 'quiet', textStyle: 'small' },
    /** What was counted, in a sentence under the name. */
    words: { color: 'quiet', paddingRight: 'apart', maxWidth: { md: 'measure' } },
    /** A figure that ends before the meridian, over what it counts. */
    reading: {
      textAlign: 'right',
      paddingRight: 'apart',
      color: 'quiet',
      textStyle: 'small',
    },
    value: {
      display: 'block',
      paddingBottom: '2',
      textStyle: 'reading',
      fontSize: 'clamp(2.25rem, 3.9vw, 4.25rem)',
      color: 'reading',
    },
    label: { position: { md: 'absolute' }, clipPath: { md: 'inset(50%)' } },
    summary: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      paddingBlock: '18px',
      fontWeight: 'strong',
      cursor: 'pointer',
      _after: { content: '"+" / ""', textStyle: 'title', '[open] > &': { content: '"−" / ""' } },
    },
    detail: { paddingLeft: 'beside', color: 'quiet', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    size: {
      normal: {},
      /** A list whose rows lead to a page or block. */
      index: {
        item: {
          position: 'relative',
          paddingBlock: '14px',
          alignItems: 'center',
          gridTemplateColumns: { base: 'minmax(0, auto) 1fr', md: '{sizes.halves}' },
        },
        name: { fontSize: 'clamp(2.25rem, 3.9vw, 4.25rem)' },
        detail: { gridColumn: { base: '1 / -1', md: 'auto' } },
      },
      large: {
        item: {
          paddingBlock: { base: '20px', lg: '30px' },
          rowGap: '3',
          alignItems: 'center',
          // On a tablet the text stands under its name.
          gridTemplateColumns: { md: 'minmax(0, 1fr)', lg: '{sizes.hung}' },
        },
        name: { textStyle: 'heading', fontSize: 'clamp(2.5rem, 4.6vw, 4.75rem)' },
        detail: {
          paddingLeft: { md: '0', lg: 'beside' },
          maxWidth: {
            md: 'calc({spacing.meridian} - {spacing.gutter} - {spacing.inset})',
            lg: 'none',
          },
        },
      },
    },
    /** A row's long text stands left of the meridian, with its name above. */
    order: {
      /** One text under the name, one right of the meridian, which the section's head explains. */
      counted: {
        item: {
          rowGap: '2',
          gridTemplateRows: { md: 'auto 1fr' },
          '& > :last-child': { gridArea: { md: '1 / 2 / span 2' } },
        },
      },
      textFirst: {
        item: {
          display: 'block',
          paddingBlock: 'block',
          maxWidth: { md: 'calc({spacing.meridian} - {spacing.gutter} - {spacing.inset})' },
          scrollMarginTop: '90px',
        },
        name: { paddingBottom: '5' },
      },
    },
  },
  defaultVariants: { size: 'normal' },
});
