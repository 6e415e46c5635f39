import { sva } from '../../styled-system/css';

/**
 * A marquee. `--turn` is the length of one copy: the track holds whole copies, each ending in a
 * gap, so the loop has no seam. Under reduced motion it stands still and can be scrolled by hand.
 */
export const marquee = sva({
  slots: ['root', 'window', 'track', 'copy', 'item', 'caption', 'control'],
  base: {
    root: { position: 'relative', zIndex: 'over', background: 'page', _print: { display: 'none' } },
    window: { overflowX: { base: 'auto', _motionOk: 'hidden' }, scrollbarWidth: 'none' },
    track: {
      display: 'flex',
      width: 'max-content',
      _motionOk: {
        // Longhands: the shorthand would reset the duration, which is set by another class.
        animationName: 'march',
        animationTimingFunction: 'linear',
        animationIterationCount: 'infinite',
      },
      ':is(:hover, :focus-within) > &, :has(> label > :checked) > * > &': {
        animationPlayState: 'paused',
      },
    },
    copy: { display: 'flex', flex: 'none', alignItems: 'center' },
    item: { flex: 'none' },
    caption: { textStyle: 'tiny', color: 'quiet', paddingTop: '2' },
    control: {
      position: 'absolute',
      zIndex: 1,
      right: { base: 0, lg: '6px' },
      bottom: 0,
      width: 'target',
      height: 'target',
      display: { base: 'none', _motionOk: 'grid' },
      placeItems: 'center',
      background: 'page',
      cursor: 'pointer',
      '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
      /** Two bars; a triangle once it stands still. */
      '& input + span': {
        width: '12px',
        height: '14px',
        borderInline: '4px solid {colors.quiet}',
      },
      '& input:checked + span': {
        height: 0,
        borderBlock: '7px solid transparent',
        borderInline: '12px solid {colors.quiet}',
        borderRightWidth: 0,
      },
      '&:has(:focus-visible)': { outline: '2px solid {colors.line}', outlineOffset: '-2px' },
    },
  },
  variants: {
    kind: {
      logos: {
        root: { borderBlock: 'hair' },
        track: {
          height: { base: '64px', lg: '132px' },
          alignItems: 'center',
          animationDuration: { base: '20s', lg: '50s' },
        },
        copy: { gap: { base: '28px', lg: '48px' }, paddingRight: { base: '28px', lg: '48px' } },
      },
      photos: {
        track: { animationDuration: { base: '10s', lg: '40s' } },
        copy: { gap: { base: '16px', lg: '32px' }, paddingRight: { base: '16px', lg: '32px' } },
        item: { height: { base: '200px', lg: '400px' }, aspectRatio: '3 / 2' },
      },
    },
    copies: {
      2: { track: { '--turn': '50%' } },
      3: { track: { '--turn': 'calc(100% / 3)' } },
    },
  },
  defaultVariants: { kind: 'logos', copies: 2 },
});
