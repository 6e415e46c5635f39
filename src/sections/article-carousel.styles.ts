import { sva } from '../../styled-system/css';

/** Articles side by side: without script a scroll-snap row. */
export const carousel = sva({
  slots: ['root', 'viewport', 'track', 'slide', 'controls', 'control', 'button'],
  base: {
    root: { position: 'relative', zIndex: 'over', background: 'page', _print: { display: 'none' } },
    viewport: {
      // The last slide's own gap lies beyond the edge of the text.
      marginRight: { base: 'calc(-1 * {spacing.5})', lg: 'calc(-1 * {spacing.7})' },
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '&[data-live]': { overflowX: 'hidden', scrollSnapType: 'none' },
    },
    track: { display: 'flex', '[data-live] > &': { touchAction: 'pan-y pinch-zoom' } },
    slide: {
      flex: 'none',
      minWidth: 0,
      width: { base: '100%', md: '50%', xl: 'calc(100% / 3)' },
      paddingRight: { base: '5', lg: '7' },
      scrollSnapAlign: 'start',
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
