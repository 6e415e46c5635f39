import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp, { type JpegOptions } from 'sharp';
import { isMany } from '../build/effort';
import { fingerprint } from '../build/files';
import { kept } from '../build/kept';
import { lanes } from '../build/lanes';
import { type PictureId, pictures } from '../content/pictures';
import { routes } from '../content/routes';
import { site } from '../content/site';
import { colours } from '../theme/colours';
import { OG_SIZE } from './og-image';
import { setTitle } from './title-lines';
import { type Typeface, typeface } from './typeface';

/**
 * MozJPEG takes ten times as long as the standard code tables and saves an
 * eighth; tables made for each image take twice as long and save a twentieth, and so does colour
 * at full resolution, which keeps the line's edge clean.
 */
const ENCODING: JpegOptions = {
  quality: 84,
  ...(isMany(routes.length)
    ? { optimiseCoding: false, chromaSubsampling: '4:2:0' }
    : { mozjpeg: true, chromaSubsampling: '4:4:4' }),
};

/** The page's own layout, at the size of the image. All in pixels. */
const LEFT = 56;
const MERIDIAN = 816;
const RIGHT = MERIDIAN + 34;
const TICK = 24;
const TITLE = {
  /** The first line's ascenders keep below this; the last line stands on the baseline. */
  top: 132,
  baseline: 558,
  largest: 190,
  smallest: 72,
  lineHeight: 1,
  ascent: 0.76,
  tracking: -0.012,
} as const;
const PHOTO = { left: RIGHT, top: 0, width: OG_SIZE.width - RIGHT, height: 440 } as const;
/** The size of what stands right of the line. */
const LABEL = 25;
/** How far a letter's own lines reach past its end, at most. */
const OVERSHOOT = 4;
/** How far letters reach below their line, at most; above it no face reaches its own size. In em. */
const DESCENT = 0.3;
/** Of the nought that stands on the line where a page has no picture. */
const NOUGHT = { size: 580, baseline: 462 } as const;

const { page, text, quiet, line, hair } = colours;
const NIGHT = {
  page: page.night,
  text: text.night,
  quiet: quiet.night,
  line: line.night,
  hair: hair.night,
} as const;

/** Instrument Sans has no primes; its straight quotes are their shape. */
const COORDINATES = site.position.shown.replaceAll('′', "'").replaceAll('″', '"');

/** What stands on a shared image. */
export interface OgImage {
  readonly title: string;
  readonly kicker?: string;
  readonly picture?: PictureId;
}

/**
 * Draws a page's shared image: its title at night, the line with its ticks,
 * and right of it the page's picture and where we are; without a picture, a
 * nought that the line runs through. Equal images are drawn once and then come
 * from the cache.
 *
 * @returns a JPEG of {@link OG_SIZE}
 * @throws when the title is too long to be set, naming it
 */
export async function renderOgImage({
  title,
  kicker,
  picture,
}: OgImage): Promise<Uint8Array<ArrayBuffer>> {
  const words = await drawWords(title.replaceAll("'", '’'), kicker, picture === undefined);
  const { pixels, key } = await backgroundWith(picture);
  const parts = [JSON.stringify([words, ENCODING, sharp.versions]), key];
  return new Uint8Array(
    await kept('og', parts, () =>
      inLanes(async () => {
        const canvas = free.pop() ?? Buffer.allocUnsafeSlow(pixels.length);
        await drawOnto(canvas, pixels, words);
        const image = await sharp(canvas, { raw: RAW }).jpeg(ENCODING).toBuffer();
        free.push(canvas);
        return image;
      }),
    ),
  );
}

/** An image under way takes ten megabytes: more at once than there are processors gains nothing. */
const inLanes = lanes(availableParallelism());
/** What images were drawn on that are done; a new one of two megabytes each time is half the work. */
const free: Buffer[] = [];

const RAW = { ...OG_SIZE, channels: 3 } as const;

/** A part of the image, in pixels. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Words, and the part of the image that they stand in. */
interface Words {
  readonly area: Area;
  readonly svg: string;
}

/**
 * Draws a background and words on it. Words stand on the plain page alone, and bring that part of it
 * along: laid over a picture they would have to be blended with each of its dots.
 */
async function drawOnto(canvas: Buffer, background: Buffer, all: readonly Words[]): Promise<void> {
  background.copy(canvas);
  for (const { area, svg } of all) {
    const part = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    put(part, area, canvas);
  }
}

/** Puts the pixels of a part of the image in their place. */
function put(part: Buffer, { left, top, width, height }: Area, canvas: Buffer): void {
  const bytes = width * RAW.channels;
  for (let row = 0; row < height; row += 1) {
    const start = ((top + row) * RAW.width + left) * RAW.channels;
    part.copy(canvas, start, row * bytes, (row + 1) * bytes);
  }
}

/** Everything on a shared image but its words, as pixels. */
interface Background {
  readonly pixels: Buffer;
  /** Another one where the pixels are others. */
  readonly key: string;
}

const backgrounds = new Map<PictureId | undefined, Promise<Background>>();

/** What stands behind the words: the same for every page with this picture, and so made once. */
function backgroundWith(picture: PictureId | undefined): Promise<Background> {
  const known = backgrounds.get(picture);
  if (known) return known;
  const background = makeBackground(picture);
  backgrounds.set(picture, background);
  return background;
}

async function makeBackground(picture: PictureId | undefined): Promise<Background> {
  const pixels = Buffer.from(await frame(picture === undefined));
  if (picture) {
    const { file, focus } = pictures[picture];
    put(await crop(await readFile(`src/content/pictures/${file}`), focus), PHOTO, pixels);
  }
  return { pixels, key: fingerprint(pixels) };
}

const frames = new Map<boolean, Promise<Buffer>>();

/** What every page's image has, as pixels. */
function frame(nought: boolean): Promise<Buffer> {
  const known = frames.get(nought);
  if (known) return known;
  const drawn = drawFrame(nought).then((svg) =>
    sharp(Buffer.from(svg)).flatten({ background: NIGHT.page }).raw().toBuffer(),
  );
  frames.set(nought, drawn);
  return drawn;
}

/** The largest part of a photograph that has the frame's shape, with its focal point as central as may be. */
async function crop(original: Uint8Array, focus: readonly [number, number]): Promise<Buffer> {
  const { width, height } = await sharp(original).metadata();
  const scale = Math.min(width / PHOTO.width, height / PHOTO.height);
  const part = { width: Math.floor(PHOTO.width * scale), height: Math.floor(PHOTO.height * scale) };
  const start = (whole: number, share: number, kept: number) =>
    Math.round(Math.min(Math.max((whole * share) / 100 - kept / 2, 0), whole - kept));
  return sharp(original)
    .extract({
      left: start(width, focus[0], part.width),
      top: start(height, focus[1], part.height),
      ...part,
    })
    .resize(PHOTO.width, PHOTO.height)
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** What every page's image has: the line with its ticks, our name and where we are; a nought where there is no picture. */
async function drawFrame(nought: boolean): Promise<string> {
  const { hairline, wordmark, body } = await faces();
  const mark = hairline.set('0', NOUGHT.size);
  return svgOf([
    nought && place(mark.svg, MERIDIAN - mark.width / 2, NOUGHT.baseline, NIGHT.text),
    meridian(),
    place(wordmark.set(site.name, 42).svg, LEFT, 82, NIGHT.text),
    place(label(COORDINATES, body), RIGHT, TITLE.baseline, NIGHT.quiet),
  ]);
}

/** What is the page's own: its title left of the line, its kind right of it. */
async function drawWords(
  title: string,
  kicker: string | undefined,
  nought: boolean,
): Promise<readonly Words[]> {
  const { display, hairline, body } = await faces();
  const end = nought ? MERIDIAN - hairline.set('0', NOUGHT.size).width / 2 - 10 : MERIDIAN - 34;
  const room = { ...TITLE, width: end - LEFT, height: TITLE.baseline - TITLE.top };
  const set = setTitle(title, room, (words) => display.set(words, 1, TITLE.tracking).width);
  if (!set) throw new Error(`"${title}" is too long for a shared image; shorten it.`);
  const { size, lines } = set;
  const leading = size * TITLE.lineHeight;
  const first = TITLE.baseline - leading * (lines.length - 1);
  const heading = lines.map((words, index) =>
    place(display.set(words, size, TITLE.tracking).svg, LEFT, first + index * leading, NIGHT.text),
  );
  const under = TITLE.baseline - 38;
  return [
    wordsIn(
      { left: 0, width: Math.ceil(end) + OVERSHOOT },
      first - size,
      TITLE.baseline + size * DESCENT,
      heading,
    ),
    ...(kicker
      ? [
          wordsIn(
            { left: RIGHT, width: OG_SIZE.width - RIGHT },
            under - LABEL,
            under + LABEL * DESCENT,
            [place(label(kicker, body), RIGHT, under, NIGHT.text)],
          ),
        ]
      : []),
  ];
}

/** Words in the part of the image that is as wide as this and reaches from `top` to `bottom`. */
function wordsIn(
  { left, width }: { readonly left: number; readonly width: number },
  from: number,
  to: number,
  parts: readonly string[],
): Words {
  const top = Math.max(0, Math.floor(from));
  const height = Math.min(OG_SIZE.height, Math.ceil(to)) - top;
  return {
    area: { left, top, width, height },
    svg: svgOf(
      [
        `<rect width="${width}" height="${height}" fill="${NIGHT.page}"/>`,
        `<g transform="translate(${-left} ${-top})">${parts.join('')}</g>`,
      ],
      width,
      height,
    ),
  };
}

const svgOf = (
  parts: readonly (string | false | undefined)[],
  width: number = OG_SIZE.width,
  height: number = OG_SIZE.height,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.filter(Boolean).join('')}</svg>`;

/** A line right of the meridian, smaller where it would not fit. */
function label(text: string, face: Typeface): string {
  const { width, svg } = face.set(text, LABEL);
  const room = OG_SIZE.width - RIGHT - 24;
  return width <= room ? svg : face.set(text, (LABEL * room) / width).svg;
}

const place = (svg: string, x: number, y: number, colour: string) =>
  `<g transform="translate(${x} ${y})" fill="${colour}">${svg}</g>`;

/** The line with its light, and a tick every 24 px on its right side. */
function meridian(): string {
  const ticks = Array.from(
    { length: Math.ceil(OG_SIZE.height / TICK) },
    (_, index) => `<rect x="${MERIDIAN}" y="${index * TICK}" width="11" height="1"/>`,
  ).join('');
  const { height } = OG_SIZE;
  return [
    '<filter id="glow" x="-40" width="81" y="0" height="1"><feGaussianBlur stdDeviation="9 0"/></filter>',
    `<g fill="${NIGHT.text}" opacity=".3">${ticks}</g>`,
    `<rect x="${MERIDIAN - 2}" width="4" height="${height}" fill="${NIGHT.line}" filter="url(#glow)"/>`,
    `<rect x="${MERIDIAN - 1}" width="2" height="${height}" fill="${NIGHT.line}"/>`,
  ].join('');
}

let opened: ReturnType<typeof open> | undefined;
const faces = () => {
  opened ??= open();
  return opened;
};

async function open() {
  const imbue = (wght: number) =>
    typeface('@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2', { opsz: 100, wght });
  const [display, hairline, wordmark, body] = await Promise.all([
    imbue(340),
    imbue(320),
    imbue(500),
    typeface('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2', {
      wght: 400,
    }),
  ]);
  return { display, hairline, wordmark, body };
}
