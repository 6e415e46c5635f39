import { sva } from '../../styled-system/css';

const ON_THE_LINE = {
  base: '0 auto 0 {spacing.meridianSmall}',
  lg: '0 auto 0 {spacing.meridian}',
} as const;

/**
 * The meridian: a hairline with a tick every 24 px over the whole page, and the scroll progress,
 * which is fixed in the window and grows with the scroll position. In browsers without scroll
 * timelines it is full.
 */
const line = sva({
  slots: ['root', 'fill', 'head'],
  base: {
    root: {
      position: 'absolute',
      inset: ON_THE_LINE,
      width: '9px',
      zIndex: 'line',
      pointerEvents: 'none',
      borderLeft: 'hair',
      // One tick, repeated: WebKit blurs a repeating gradient that is as long as a page.
      background: 'linear-gradient({colors.tick} 1px, transparent 1px) 0 0 / 9px 24px',
      _print: { display: 'none' },
    },
    fill: {
      position: 'fixed',
      inset: ON_THE_LINE,
      width: '1px',
      height: '100vh',
      zIndex: 'line',
      pointerEvents: 'none',
      background: 'line',
      boxShadow: { base: 'glow', lg: 'line' },
      '@supports (animation-timeline: scroll())': {
        _motionOk: {
          animation: 'fill linear both, read linear both',
          animationTimeline: 'scroll(root)',
          counterReset: 'read var(--read)',
        },
      },
      _forcedColors: { background: 'Highlight', forcedColorAdjust: 'none' },
      _print: { display: 'none' },
    },
    /** In the margin right of the line, where nothing stands, a plate of the line's own brass or light, read on every ground; it comes as the hero leaves, whose title may cross the line. */
    head: {
      display: 'none',
      position: 'absolute',
      inset: 'auto auto 0 100%',
      gap: '2',
      padding: '6px 2px',
      lineHeight: 1,
      writingMode: 'vertical-rl',
      background: 'reading',
      color: 'page',
      fontSize: '12px',
      '@supports (animation-timeline: scroll())': { _motionOk: { display: { lg: 'flex' } } },
      opacity: 0,
      animation: 'show linear both',
      animationTimeline: 'scroll(root)',
      animationRange: '60vh 80vh',
      // The visitor's own number.
      _before: { content: 'var(--yours, none)' },
      _after: { content: 'counter(read) "%"' },
    },
  },
});

/** The vertical line of the layout. Decorative: it is rendered once, for the whole page. */
export function Meridian() {
  const classes = line();
  return (
    <div aria-hidden="true">
      <div className={classes.root} />
      <div className={classes.fill}>
        <span className={classes.head} />
      </div>
    </div>
  );
}
