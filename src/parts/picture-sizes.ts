/**
 * How wide a picture stands in each place of the layout, as `sizes` says it to
 * the browser. The meridian is at 68 vw from 1024 px up.
 */
export const pictureSizes = {
  /** From the left edge to just before the line; edge to edge below. */
  bleedLeft: '(min-width: 1024px) calc(68vw - 34px), 100vw',
  /** The same, as tall as the story beside it: cropped, and so scaled by its height. */
  bleedLeftTall: '(min-width: 1920px) calc(68vw - 34px), (min-width: 1024px) 1320px, 100vw',
  /** From edge to edge, scaled so that its line meets the page's. */
  bleed: '(min-width: 1024px) 105vw, 100vw',
  /** From edge to edge; on a small screen 16:9 cropped to 4:3. */
  bleedTall: '(min-width: 1024px) 105vw, 134vw',
  /** From edge to edge; on a small screen scaled by its height, which is 520 px. */
  mission: '(min-width: 925px) 105vw, 925px',
  /** In a column of three, two of which stand left of the line; a little more than it, since 3:2 is cropped to 4:3. */
  card: '(min-width: 2200px) 35vw, (min-width: 760px) 34vw, (min-width: 600px) 51vw, 97vw',
  /** Left of the line, within the gutter. */
  left: '(min-width: 1024px) 62vw, 100vw',
  /** The first half of that. */
  halfLeft: '(min-width: 1024px) 31vw, 100vw',
  /** Right of the line and cropped upright, so that it is scaled by its height. */
  rightTall: '(min-width: 1024px) 41vw, 100vw',
  /** The photo carousel: 600 by 400, on a phone 300 by 200. */
  carousel: '(min-width: 1024px) 600px, 300px',
} as const;
