import { defineKeyframes } from '@pandacss/dev';

/** What moves by itself. Everything else is a transition. */
export const keyframes = defineKeyframes({
  /** The line fills as the page is read. */
  fill: { from: { transform: 'scaleY(0.34)' }, to: { transform: 'scaleY(1)' } },
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
  appear: { from: { opacity: 0 } },
  /** A section comes into view. */
  rise: { from: { opacity: 0, transform: 'translateY(24px)' } },
  /** A scale is drawn from its beginning. */
  extend: { from: { transform: 'scaleX(0)' } },
});
