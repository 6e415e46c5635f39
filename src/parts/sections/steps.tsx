import { sva } from '../../../styled-system/css';
import type { Card, SectionHead as SectionHeadData } from '../../content/schemas';
import { Band } from '../band';
import { NumberedCards } from '../numbered-cards';
import type { SectionVariantProps } from '../section.styles';
import { SectionHead } from '../section-head';

/** Numbered steps along a strong rule, with a mark in the meridian's colour where each begins. */
export const steps = sva({
  slots: ['root', 'item', 'number', 'title', 'text'],
  base: {
    root: {
      display: 'grid',
      borderTop: 'rule',
      gridTemplateColumns: {
        base: '1fr',
        sm: '1fr 1fr',
        md: '{sizes.halves}',
      },
    },
    item: {
      position: 'relative',
      breakInside: 'avoid',
      paddingBlock: { base: '4', sm: '6' },
      paddingRight: '7',
      // The last step stands right of the meridian; like all marks, its mark is above its text.
      _last: { paddingLeft: 'beside' },
      _before: {
        content: '""',
        position: 'absolute',
        top: '-1px',
        width: '1px',
        height: '22px',
        background: 'line',
        _forcedColors: { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
    /** The number stands before the title on a phone; elsewhere above it, since it may wrap. */
    number: {
      textStyle: 'tiny',
      color: 'quiet',
      display: 'block',
      float: { base: 'left', sm: 'none' },
      paddingRight: '5',
    },
    title: { textStyle: 'title', marginBottom: '14px' },
    text: { color: 'quiet' },
  },
  variants: {
    course: {
      /** On a tablet two by two left of the meridian. */
      four: {
        root: { gridTemplateColumns: { md: '{sizes.halves}', lg: '{sizes.thirds}' } },
        item: {
          '&:nth-child(odd)': { gridColumnStart: { md: '1', lg: 'auto' } },
          _last: { paddingLeft: { md: '0', lg: 'beside' } },
        },
      },
      /** The steps run down the page, each a mark on the meridian. */
      down: {
        root: {
          display: { base: 'grid', sm: 'block' },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
          columnGap: '5',
          borderTop: 'none',
        },
        item: {
          paddingRight: { base: '0', sm: '7' },
          // On a phone two stand abreast, the first of them at the meridian.
          '&:nth-child(even)': { _before: { display: { base: 'none', sm: 'block' } } },
          paddingLeft: 'beside',
          paddingBlock: '14px',
          _before: {
            top: '26px',
            left: { base: 'calc({spacing.meridianSmall} - {spacing.inset})', md: 0 },
            width: '18px',
            height: '1px',
          },
        },
        title: {
          textStyle: 'body',
          letterSpacing: 'title',
          fontWeight: 'strong',
          marginBottom: '1',
        },
        text: { textStyle: 'small' },
      },
    },
  },
});

/** Three or four numbered steps along a strong rule. */
export function Steps({
  head: { steps: items, ...head },
  tone,
}: {
  readonly head: SectionHeadData & { readonly steps: readonly Card[] };
  readonly tone?: SectionVariantProps['tone'];
}) {
  const classes = steps({ course: items.length === 4 ? 'four' : undefined });
  return (
    <Band tone={tone}>
      <SectionHead head={head} />
      <NumberedCards items={items} classes={classes} />
    </Band>
  );
}
