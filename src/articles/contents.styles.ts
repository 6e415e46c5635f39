import { sva } from '../../styled-system/css';

/** The table of contents beside the meridian, on which the heading being read is marked. */
export const contents = sva({
  slots: ['root', 'title', 'item', 'link', 'opener', 'popover'],
  base: {
    root: {
      // Hidden on a phone, so that the text follows the picture: there `opener` opens the list.
      display: { base: 'none', md: 'block' },
      position: 'sticky',
      top: '110px',
      textStyle: 'small',
      maxHeight: 'calc(100vh - 130px)',
      overflowY: 'auto',
      marginLeft: '-34px',
      paddingLeft: '34px',
    },
    /** The row above the text on a phone: it stays there, says how much is read, opens the list. */
    opener: {
      position: 'sticky',
      top: 0,
      scrollMarginTop: 0,
      zIndex: 2,
      width: '100%',
      display: { base: 'flex', md: 'none' },
      justifyContent: 'space-between',
      alignItems: 'center',
      minHeight: 'target',
      marginBottom: '5',
      background: 'page',
      borderBottom: 'hair',
      textStyle: 'small',
      color: 'quiet',
      outlineOffset: '-3px',
      _print: { display: 'none' },
      '@supports (animation-timeline: scroll())': {
        animation: 'read linear both',
        animationTimeline: 'scroll(root)',
        counterReset: 'read var(--read)',
        _after: { content: 'counter(read) "%" / ""', fontVariantNumeric: 'tabular-nums' },
      },
    },
    /** The list over the page, from the row `opener` down. */
    popover: {
      top: '{sizes.target}',
      width: '100%',
      maxHeight: '70%',
      paddingInline: '{spacing.start} {spacing.end}',
      border: 'none',
      borderBottom: 'line',
      background: 'page',
      textStyle: 'small',
    },
    title: { color: 'quiet', paddingBottom: '1' },
    item: { position: 'relative' },
    link: {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: 'target', md: '36px' },
      paddingBlock: '5px',
      lineHeight: '1.35',
      color: 'quiet',
      _hover: { color: 'text' },
      '&[aria-current]': {
        color: 'text',
        _before: {
          content: '""',
          position: 'absolute',
          left: { base: '-24px', md: '-34px' },
          top: '50%',
          width: { base: '16px', md: '24px' },
          height: '1px',
          background: 'line',
          boxShadow: 'glow',
        },
      },
    },
  },
});
