import { sva } from '../../styled-system/css';

/**
 * The meridian: a hairline with a tick every 24 px over the whole page, and the scroll progress,
 * which is fixed in the window and grows with the scroll position. In browsers without scroll
 * timelines it is full.
 */
const line = sva({
  slots: ['root', 'fill'],
  base: {
    root: {
      position: 'absolute',
      inset: {
        base: '0 auto 0 {spacing.meridianSmall}',
        lg: '0 auto 0 {spacing.meridian}',
      },
      width: '9px',
      zIndex: 'line',
      pointerEvents: 'none',
      borderLeft: 'hair',
      // One tick, repeated: WebKit blurs a repeating gradient that is as long as a page.
      background: 'linear-gradient({colors.hair} 1px, transparent 1px) 0 0 / 9px 24px',
      _print: { display: 'none' },
    },
    fill: {
      position: 'fixed',
      inset: {
        base: '0 auto auto {spacing.meridianSmall}',
        lg: '0 auto auto {spacing.meridian}',
      },
      width: '1px',
      height: '100vh',
      zIndex: 'line',
      pointerEvents: 'none',
      background: 'line',
      boxShadow: 'glow',
      '@supports (animation-timeline: scroll())': {
        _motionOk: {
          animation: 'fill linear both, read linear both',
          animationTimeline: 'scroll(root)',
          counterReset: 'read var(--read)',
          _after: {
            content: { lg: 'counter(read)' },
            position: 'absolute',
            bottom: 0,
            right: '0',
            width: '34px',
            paddingRight: '6px',
            borderBottom: 'line',
            textAlign: 'right',
            color: 'reading',
            fontSize: '12px',
            fontVariantNumeric: 'tabular-nums',
          },
        },
      },
      _forcedColors: { background: 'Highlight', forcedColorAdjust: 'none' },
      _print: { display: 'none' },
    },
  },
});

/** The vertical line of the layout. Decorative: it is rendered once, for the whole page. */
export function Meridian() {
  const classes = line();
  return (
    <div aria-hidden="true">
      <div className={classes.root} />
      <div className={classes.fill} />
    </div>
  );
}
