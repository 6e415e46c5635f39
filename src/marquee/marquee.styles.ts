import { sva } from '../../styled-system/css';

/**
 * A marquee. `--turn` is the length of one copy: the track holds whole copies, each ending in a
 * gap, so the loop has no seam. Under reduced motion it stands still and can be scrolled by hand.
 */
export const marquee = sva({
  slots: ['root', 'window', 'track', 'copy', 'item', 'caption'],
  base: {
    root: {
      position: 'relative',
      zIndex: 'above',
      background: 'page',
      _print: { display: 'none' },
    },
    window: { overflowX: { base: 'auto', _motionOk: 'hidden' }, scrollbarWidth: 'none' },
    track: {
      display: 'flex',
      width: 'max-content',
      _motionOk: {
        // Longhands, since the shorthand would reset the duration, which another class sets.
        animationName: 'march',
        animationTimingFunction: 'linear',
        animationIterationCount: 'infinite',
      },
      // Under the pointer, with the focus inside, or while the checkbox of `Pause` is ticked.
      ':is(:hover, :focus-within) > &, :has(> * > label > :checked) > * > &': {
        animationPlayState: 'paused',
      },
    },
    copy: { display: 'flex', flex: 'none', alignItems: 'center' },
    caption: { textStyle: 'tiny', color: 'quiet', paddingTop: '2' },
  },
  variants: {
    kind: {
      logos: {
        root: { borderBlock: 'hair', '& label': { height: '100%', borderRight: 'hair' } },
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
        item: { flex: 'none', height: { base: '200px', lg: '400px' }, aspectRatio: '3 / 2' },
      },
    },
    copies: {
      2: { track: { '--turn': '50%' } },
      3: { track: { '--turn': 'calc(100% / 3)' } },
    },
  },
  defaultVariants: { kind: 'logos', copies: 2 },
});
