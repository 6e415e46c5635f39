import { sva } from '../../styled-system/css';
import type { Card } from '../content/schemas';
import { NumberedCards } from '../parts/numbered-cards';

const legend = sva({
  slots: ['root', 'item', 'number', 'title', 'text'],
  base: {
    /**
     * The items stand two abreast under the drawing, and in wide windows one under another right of
     * the meridian, below the label of the chart's last value.
     */
    root: {
      display: 'grid',
      alignContent: 'start',
      gap: '{spacing.6} {spacing.5}',
      marginTop: { base: '6', xl: '0' },
      gridArea: { md: '4 / 1', xl: '2 / 2' },
      gridTemplateColumns: { sm: '1fr 1fr', xl: 'minmax(0, 1fr)' },
      paddingRight: { md: 'inset', xl: '0' },
      paddingLeft: { xl: 'inset' },
      paddingBlock: { xl: '104px 32px' },
    },
    /** The number stands beside the title; on a tablet above it. */
    item: {
      display: 'grid',
      gridTemplateColumns: { base: '1.75rem minmax(0, 1fr)', sm: '1fr', xl: '2.25rem 1fr' },
      alignContent: 'start',
      alignItems: 'baseline',
      rowGap: '1',
      breakInside: 'avoid',
    },
    number: {
      font: '340 1.875rem/1.08 {fonts.display}',
      color: 'reading',
    },
    title: { textStyle: 'title', fontSize: '1.875rem' },
    text: { color: 'quiet', textStyle: 'small', gridColumn: { base: '2', sm: '1', xl: '2' } },
  },
});

/** The explanations of what a chart has numbers for, in the same order. */
export function NumberedLegend({ items }: { readonly items: readonly Card[] }) {
  return <NumberedCards items={items} classes={legend()} />;
}
