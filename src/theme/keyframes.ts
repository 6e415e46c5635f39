import { defineKeyframes } from '@pandacss/dev';

/** Animations. All other movement is a transition. */
export const keyframes = defineKeyframes({
  /** The meridian fills as the page is read. */
  fill: { from: { transform: 'translateY(-66%)' }, to: { transform: 'none' } },
  /** The meridian in the laser's light. */
  lase: { 'from, to': { background: '{colors.laser}', boxShadow: 'none' } },
  /** Counts how much of an article is read, in per cent. */
  read: { to: { '--read': '100' } },
  /** Counts at the meridian's head: per cent of the page, or the visitor's number as it grows. */
  count: { from: { '--read': 'var(--number, 0)' }, to: { '--read': 'var(--comesTo, 100)' } },
  /** The new theme opens from the meridian to both sides. */
  open: { from: { clipPath: 'inset(0 32vw 0 68vw)' } },
  /** The rule under the top bar appears. */
  edge: { to: { borderBottomColor: '{colors.hair}' } },
  /** One turn of a marquee: the track moves by the length of one copy. */
  march: { to: { transform: 'translateX(calc(-1 * var(--turn)))' } },
  /**
   * Animates nothing: it keeps a picture or an embedded page from the first frame, since neither is
   * displayed until the animation's delay is over. A delay schedules no frames.
   */
  later: { from: { display: 'none' } },
  /** Enquire Now appears, without script. */
  show: { to: { visibility: 'visible', opacity: 1 } },
  /** Takes an element away for as long as the animation lasts. */
  conceal: { 'from, to': { visibility: 'hidden' } },
  /** A phone's bar slides up. */
  arrive: { from: { visibility: 'hidden', transform: 'translateY(100%)' } },
  /** A tooltip, or the visitor's number in home's headline, fades in. */
  appear: { from: { opacity: 0 } },
  /** A section comes into view. */
  rise: { from: { opacity: 0, transform: 'translateY(24px)' } },
  /** A scale, a rule or a veil extends from one end. */
  extend: { from: { transform: 'scaleX(0)' } },
  /** Steam drifts upward, spreads and is gone. */
  drift: {
    from: { opacity: 0, transform: 'scaleX(0.8)' },
    '25%, 60%': { opacity: 0.7 },
    to: { opacity: 0, transform: 'translateY(-46%) scaleX(1.25)' },
  },
  /** Moves the edge of the night over a picture from the right; it rests at the meridian. */
  cross: {
    from: { '--edge': '105.1vw' },
    '35%, 65%': { '--edge': '68vw' },
    to: { '--edge': '-9px' },
  },
});
