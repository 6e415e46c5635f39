import { sva } from '../../../styled-system/css';

const PAIRS = 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))';

/** Ruled columns: all but the last stand left of the meridian. Hover draws a rule. */
export const columns = sva({
  slots: ['root', 'item'],
  base: {
    root: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } },
    item: {
      position: 'relative',
      minWidth: 0,
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      borderTop: 'hair',
      paddingTop: '6',
      paddingBottom: '7',
      paddingRight: '7',
      breakInside: 'avoid',
      _after: {
        content: '""',
        position: 'absolute',
        top: '-1px',
        left: 0,
        right: 0,
        height: '1px',
        background: 'line',
        transform: 'scaleX(0)',
        transformOrigin: 'left',
        _motionOk: { transition: 'transform {durations.draw} {easings.line}' },
      },
      _hover: { _after: { transform: 'scaleX(1)' } },
      // The focus ring of a link that covers the column lies on the column's rule, not above it.
      '& a': { _after: { top: '4px' } },
    },
  },
  variants: {
    count: {
      3: {
        // Two columns left of the meridian, the third right of it.
        root: { gridTemplateColumns: { md: '{sizes.halves}' } },
        item: {
          '&:nth-child(3n)': { paddingLeft: 'beside', paddingRight: { md: 0 } },
          '&:not(:nth-child(3n)) a': { _after: { right: '7' } },
        },
      },
      4: {
        // On a desktop three columns left of the meridian, the fourth right of it; on a tablet two by
        // two left of it.
        root: { gridTemplateColumns: { md: '{sizes.halves}', lg: '{sizes.thirds}' } },
        item: {
          '&:nth-child(odd)': { gridColumnStart: { md: '1', lg: 'auto' } },
          '&:nth-child(4n)': { paddingLeft: { lg: 'beside' }, paddingRight: { lg: 0 } },
          // The focus ring of a link that covers the column ends before the next column's text.
          '&:not(:nth-child(4n)) a': { _after: { right: '7' } },
        },
      },
    },
    look: {
      /** Figures in columns: without rules. */
      figures: {
        // Four columns stand two by two on a phone.
        root: { '&:has(> :nth-child(4))': { smDown: { gridTemplateColumns: PAIRS } } },
        item: { borderTopColor: 'transparent', _after: { display: 'none' } },
      },
    },
  },
  defaultVariants: { count: 3 },
});
