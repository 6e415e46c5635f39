import { typeface } from '../../build-helpers/typeface';
import { site } from '../../site/site';
import { MERIDIAN, NIGHT, OG_SIZE, RIGHT } from './image-layout';
import { setTitle } from './title-lines';

/** The left edge of the title, and the distance of the meridian's ticks, in pixels. */
const LEFT = 56;
const TICK = 24;
const TITLE = {
  /** The highest point of the first line's ascenders; the last line stands on `baseline`. */
  top: 132,
  baseline: 558,
  largest: 190,
  smallest: 72,
  lineHeight: 1,
  ascent: 0.76,
  tracking: -0.012,
} as const;
/** The type size of the text right of the meridian. */
const LABEL = 25;
/** Size and place of the nought on the meridian of a page without a picture. */
const NOUGHT = { size: 580, baseline: 462 } as const;

/** Instrument Sans has no primes, but its straight quotes have their shape. */
const COORDINATES = site.position.shown.replaceAll('′', "'").replaceAll('″', '"');

/**
 * All of an image but its picture and its chart: the meridian with its ticks, our name and place;
 * the title left of the meridian, the kind of page right of it.
 *
 * @param hasNought whether a nought stands on the meridian, which the title keeps clear of
 * @throws when the title is too long to be set, naming it
 */
export async function drawPage(
  title: string,
  kicker: string | undefined,
  hasNought: boolean,
): Promise<string> {
  const { display, hairline, wordmark } = await faces();
  const nought = hairline.set('0', NOUGHT.size);
  const end = hasNought ? MERIDIAN - nought.width / 2 - 10 : MERIDIAN - 34;
  const room = { ...TITLE, width: end - LEFT, height: TITLE.baseline - TITLE.top };
  const set = setTitle(title, room, (words) => display.set(words, 1, TITLE.tracking).width);
  if (!set) throw new Error(`"${title}" is too long for a shared image; shorten it.`);
  const { size, lines } = set;
  const first = TITLE.baseline - size * TITLE.lineHeight * (lines.length - 1);
  const { svg: name } = wordmark.set(site.name, 42);
  return svgOf(OG_SIZE, [
    hasNought && place(nought.svg, MERIDIAN - nought.width / 2, NOUGHT.baseline, NIGHT.text),
    meridian(),
    place(name, LEFT, 82, NIGHT.text),
    place(await label(COORDINATES), RIGHT, TITLE.baseline, NIGHT.quiet),
    ...lines.map((words, index) => {
      const { svg } = display.set(words, size, TITLE.tracking);
      return place(svg, LEFT, first + index * size * TITLE.lineHeight, NIGHT.text);
    }),
    kicker && place(await label(kicker), RIGHT, TITLE.baseline - 38, NIGHT.text),
  ]);
}

/** An SVG of these parts on the colour of the page. */
export const svgOf = (
  { width, height }: { readonly width: number; readonly height: number },
  parts: readonly (string | false | undefined)[],
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${NIGHT.page}"/>${parts.filter(Boolean).join('')}</svg>`;

/** A line of text right of the meridian, smaller where it would not fit. */
async function label(text: string): Promise<string> {
  const { body } = await faces();
  const { width, svg } = body.set(text, LABEL);
  const room = OG_SIZE.width - RIGHT - 24;
  return width <= room ? svg : body.set(text, (LABEL * room) / width).svg;
}

/** A group at a place, in one colour. */
export const place = (svg: string, x: number, y: number, colour: string): string =>
  `<g transform="translate(${x} ${y})" fill="${colour}">${svg}</g>`;

/** The meridian with its glow, and a tick every 24 px on its right side. */
function meridian(): string {
  const { height } = OG_SIZE;
  const ticks = Array.from(
    { length: Math.ceil(height / TICK) },
    (_, index) => `<rect x="${MERIDIAN}" y="${index * TICK}" width="11" height="1"/>`,
  ).join('');
  return [
    '<filter id="glow" x="-40" width="81" y="0" height="1"><feGaussianBlur stdDeviation="9 0"/></filter>',
    `<g fill="${NIGHT.text}" opacity=".3">${ticks}</g>`,
    `<rect x="${MERIDIAN - 2}" width="4" height="${height}" fill="${NIGHT.line}" filter="url(#glow)"/>`,
    `<rect x="${MERIDIAN - 1}" width="2" height="${height}" fill="${NIGHT.line}"/>`,
  ].join('');
}

let opened: ReturnType<typeof open> | undefined;
/** The faces of every shared image. */
export const faces = (): ReturnType<typeof open> => {
  opened ??= open();
  return opened;
};

async function open() {
  const imbue = '@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2';
  const instrument =
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
  return {
    display: await typeface(imbue, { opsz: 100, wght: 340 }),
    hairline: await typeface(imbue, { opsz: 100, wght: 320 }),
    wordmark: await typeface(imbue, { opsz: 100, wght: 500 }),
    body: await typeface(instrument, { wght: 400 }),
  };
}
