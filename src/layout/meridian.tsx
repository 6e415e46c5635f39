import { sva } from '../../styled-system/css';

/** The place of everything that stands on the line. */
const ON_THE_LINE = {
  base: '0 auto 0 {spacing.meridianSmall}',
  md: '0 auto 0 {spacing.meridian}',
} as const;

/**
 * The meridian: a hairline with a tick every 24 px over the whole page, and the scroll progress,
 * which is fixed in the window and grows with the scroll position; browsers without scroll
 * timelines show it full.
 */
const line = sva({
  slots: ['root', 'moved', 'fill', 'over', 'head'],
  base: {
    root: {
      position: 'absolute',
      inset: ON_THE_LINE,
      width: '9px',
      zIndex: 'line',
      pointerEvents: 'none',
      borderLeft: 'hair',
      // One repeated tick, since WebKit blurs a repeating gradient that is as long as a page.
      background: 'linear-gradient({colors.tick} 1px, transparent 1px) 0 0 / 9px 24px',
      _print: { display: 'none' },
    },
    moved: {
      position: 'fixed',
      inset: ON_THE_LINE,
      width: '1px',
      height: '100vh',
      pointerEvents: 'none',
      '@supports (animation-timeline: scroll())': {
        _motionOk: {
          animation: 'fill linear both',
          animationTimeline: 'scroll(root)',
        },
      },
      _print: { display: 'none' },
    },
    fill: {
      zIndex: 'line',
      background: 'line',
      boxShadow: { base: 'glow', md: 'line' },
      // On the home page it takes the laser's colour once the night has crossed it in a picture.
      _crossing: {
        animation: 'fill linear both, lase linear',
        animationTimeline: 'scroll(root), --crossing',
        animationRange: 'normal, contain 65% exit 30%',
      },
      _forcedColors: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
    /** Pictures and grounds of bands cover the hairline, but not the head of the progress. */
    over: { zIndex: 'above' },
    /**
     * The lower end of the progress: a plate left of the meridian, in the margin where few texts
     * end, in a colour that is legible on every ground. It appears once the hero, whose title may
     * cross the meridian, has scrolled away. A phone's margin is too narrow for it.
     */
    head: {
      display: 'none',
      position: 'absolute',
      inset: 'auto 100% 0 auto',
      padding: '4px 2px',
      // From 1,000 on a number has no size here, and the plate alone is left: a counter cannot group
      // digits, and four would meet the text.
      font: '340 clamp(0px, (1000 - var(--comesTo, 0)) * 24px, 24px)/1 {fonts.display}',
      background: 'reading',
      color: 'page',
      '@supports (animation-timeline: scroll())': {
        _motionOk: { display: { md: 'flex' } },
      },
      opacity: 0,
      // It is hidden over that picture, which is about the meridian alone.
      animation: 'show linear both, count linear both, conceal linear',
      animationTimeline: 'scroll(root), scroll(root), --crossing',
      animationRange: '60vh 80vh, normal, entry 15% exit 25%',
      counterReset: 'read var(--read)',
      // Counts from the visitor's number to its growth, or shows how much of the page is read.
      _after: { content: 'counter(read) "%"', '[data-number] &': { content: 'counter(read)' } },
    },
  },
});

/** The vertical line of the layout, decorative and rendered once for the whole page. */
export function Meridian() {
  const classes = line();
  return (
    <div aria-hidden="true">
      <div className={classes.root} />
      <div className={`${classes.moved} ${classes.fill}`} />
      <div className={`${classes.moved} ${classes.over}`}>
        <span className={classes.head} />
      </div>
    </div>
  );
}
