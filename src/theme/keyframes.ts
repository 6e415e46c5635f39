import { defineKeyframes } from '@pandacss/dev';

/** What moves by itself. Everything else is a transition. */
export const keyframes = defineKeyframes({
  /** The line fills as the page is read. */
  fill: { from: { transform: 'translateY(-66%)' }, to: { transform: 'none' } },
  /** How much of an article is read, in per cent. */
  read: { to: { '--read': '100' } },
  /** The line's head counts the same, or a visitor's own number up to what it comes to. */
  count: { from: { '--read': 'var(--own, 0)' }, to: { '--read': 'var(--then, 100)' } },
  /** The other theme opens from the line to both sides. */
  open: { from: { clipPath: 'inset(0 32vw 0 68vw)' } },
  /** The rule under the top bar. */
  edge: { to: { borderBottomColor: '{colors.hair}' } },
  /** One turn of a marquee: the track moves by the length of one copy. */
  march: { to: { transform: 'translateX(calc(-1 * var(--turn)))' } },
  /**
   * Animates nothing: it delays pictures past the first frame. An animation delay schedules no
   * frames.
   */
  later: { from: { display: 'none' } },
  /** Enquire Now, without script. */
  show: { to: { visibility: 'visible', opacity: 1 } },
  /** The bar of a phone comes up. */
  arrive: { from: { visibility: 'hidden', transform: 'translateY(100%)' } },
  appear: { from: { opacity: 0 } },
  /** A section comes into view. */
  rise: { from: { opacity: 0, transform: 'translateY(24px)' } },
  /** A scale is drawn from its beginning. */
  extend: { from: { transform: 'scaleX(0)' } },
});
