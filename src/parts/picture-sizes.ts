/**
 * How wide a picture is in each place of the layout, as the `sizes` attribute states it. The
 * meridian is at 68 vw from 720 px up.
 */
export const pictureSizes = {
  /** From the left edge to just before the meridian; edge to edge in narrower windows. */
  bleedLeft: '(min-width: 720px) calc(68vw - 34px), 100vw',
  /** Like `bleedLeft`, but as tall as the story beside it: cropped, so scaled by its height. */
  bleedLeftTall: '(min-width: 1920px) calc(68vw - 34px), (min-width: 720px) 1320px, 100vw',
  /** Like `bleedLeft`, and higher than it is wide: on a desktop about 990 pixels high. */
  bleedLeftUpright: '(min-width: 1024px) 1600px, (min-width: 720px) 1066px, 100vw',
  /** From edge to edge, scaled so that the picture's line meets the page's meridian. */
  bleed: '(min-width: 720px) 105vw, 100vw',
  /** From edge to edge; on a small screen 16:9 cropped to 4:3. */
  bleedTall: '(min-width: 720px) 105vw, 134vw',
  /** From edge to edge, as tall as the window; on a small screen scaled by its height, 400 px. */
  mission:
    '(min-width: 720px) and (min-aspect-ratio: 17/10) 105vw, (min-width: 720px) 178vh, 712px',
  /** In one of three columns; a little wider, since 3:2 is cropped to 4:3. */
  card: '(min-width: 2200px) 35vw, (min-width: 720px) 34vw, (min-width: 600px) 51vw, 97vw',
  /** Like `card`, but beside its words on a tablet and a phone. */
  cardBeside:
    '(min-width: 2200px) 35vw, (min-width: 1024px) 34vw, (min-width: 720px) 26vw, (min-width: 600px) 51vw, 28vw',
  /** Left of the meridian, within the gutter. */
  left: '(min-width: 720px) 62vw, 100vw',
  /** The first half of `left`. */
  halfLeft: '(min-width: 720px) 31vw, 100vw',
  /** Right of the meridian, cropped to an upright format and so scaled by its height. */
  rightTall: '(min-width: 720px) 41vw, 100vw',
  /** The marquee of photographs: 600 by 400, on a phone 300 by 200. */
  marquee: '(min-width: 1024px) 600px, 300px',
} as const;
