/**
 * The colours by role, day and night. The theme, the browser's toolbar colour, the icons and the
 * contrast test read them here. Only the veils over pictures are written elsewhere, in `tokens.ts`.
 */
export const colours = {
  /** Pale stone; near-black with a green-blue cast. */
  page: { day: '#f1f3ef', night: '#0a0f12' },
  /** The ground of what stands out from the page: a band, a calculator, a mock-up, the overlay. */
  raised: { day: '#fbfcfa', night: '#10181c' },
  text: { day: '#0c1518', night: '#eef1ec' },
  /** Secondary text: descriptions, bylines. AAA on `page` and `raised`. */
  quiet: { day: '#434f55', night: '#9daaa9' },
  /** The meridian, marks, focus. Never text in the day theme. */
  line: { day: '#a9762f', night: '#22e07a' },
  /** The meridian by night, in both themes: for places that show this colour by day, too. */
  laser: { day: '#22e07a', night: '#22e07a' },
  /** What the laser lights: nearest to it, and where its light ends. */
  lit: { day: '#9fd', night: '#9fd' },
  unlit: { day: '#062a22', night: '#062a22' },
  /** Numbers and pull lines in the meridian's colour, dark enough for text. */
  reading: { day: '#6f4a10', night: '#22e07a' },
  /** The mark of a refused field in a form, and the sentence that says why. */
  wrong: { day: '#8a1f1f', night: '#ff9a8a' },
  /** Rules and ticks. */
  hair: { day: '#0c151826', night: '#eef1ec26' },
  /** Ticks of the meridian, which cross every ground. */
  tick: { day: '#80808059', night: '#80808059' },
  /** Rules and ticks for those who ask for more contrast. */
  hairStrong: { day: '#0c1518b3', night: '#eef1ecb3' },
  /** `night` is the ground of the brand's own dark picture, `pale` the text on it, in both themes. */
  night: { day: '#0a0f12', night: '#0a0f12' },
  pale: { day: '#eef1ec', night: '#eef1ec' },
  /** The ground of one band a page, with pale type on it; at night little lighter than the page. */
  green: { day: '#12352b', night: '#0b2019' },
  oxblood: { day: '#4a1518', night: '#2e1216' },
  /** The sheet to print, on the wall; at night in the light of a lamp. */
  paper: { day: '#f4efe6', night: '#a4957b' },
  /** The text on `paper`. */
  ink: { day: '#0c1518', night: '#000000' },
  /** The paint on the sheet of a picture, and on that to print. */
  paint: { day: '#54391f', night: '#38260f' },
  paintRed: { day: '#b83624', night: '#932a1b' },
  /** Secondary text and rules on a band of green or oxblood. */
  paleQuiet: { day: '#c6cfc7', night: '#a9b5b2' },
  paleHair: { day: '#b9c3be40', night: '#b9c3be40' },
  /** Glow around the meridian at night; transparent by day. */
  glow: { day: '#a9762f00', night: '#22e07a88' },
} as const;

export type ColourRole = keyof typeof colours;
