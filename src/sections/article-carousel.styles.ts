import { sva } from '../../styled-system/css';

/** Articles side by side: without script a scroll-snap row. */
export const carousel = sva({
  slots: ['root', 'viewport', 'track', 'slide', 'controls', 'control', 'button'],
  base: {
    root: {
      position: 'relative',
      zIndex: 'over',
      background: { base: 'page', lg: 'none' },
      _print: { display: 'none' },
    },
    viewport: {
      // The last slide's own gap lies beyond the edge of the text.
      marginRight: { base: 'calc(-1 * {spacing.5})', lg: 'calc(-1 * {spacing.edge})' },
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '&[data-live]': { overflowX: 'hidden', scrollSnapType: 'none' },
    },
    track: { display: 'flex', '[data-live] > &': { touchAction: 'pan-y pinch-zoom' } },
    slide: {
      flex: 'none',
      minWidth: 0,
      // Beside the line: as far apart as the columns of the grid below, as wide as its third.
      width: {
        base: '100%',
        md: '50%',
        lg: 'calc(({spacing.meridian} - {spacing.gutter} + {spacing.inset}) / 2)',
      },
      paddingRight: {
        base: '5',
        lg: 'calc(({spacing.meridian} * 3 - {spacing.gutter} + {spacing.inset} * 3) / 2 + {spacing.edge} - 100vw)',
      },
      scrollSnapAlign: 'start',
      // Where the row has an end, it ends at the edge of the window.
      '@media (prefers-reduced-motion: reduce) and (min-width: 1024px)': {
        _last: {
          width: 'calc(100vw - {spacing.meridian} - {spacing.inset})',
          paddingRight: 'edge',
        },
      },
    },
    controls: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      paddingBottom: '6',
      _noScript: { display: 'none' },
    },
    control: { display: 'inline-flex' },
    button: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minWidth: 'target',
      minHeight: 'target',
      paddingInline: '3',
      border: 'hair',
      textStyle: 'small',
      _hover: { borderColor: 'line' },
      _disabled: { opacity: 0.4, cursor: 'default' },
    },
  },
});
