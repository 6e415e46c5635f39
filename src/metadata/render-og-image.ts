import { availableParallelism } from 'node:os';
import sharp, { type JpegOptions } from 'sharp';
import { isMany } from '../build/effort';
import { kept } from '../build/kept';
import { lanes } from '../build/lanes';
import type { PictureId } from '../content/pictures';
import { routes } from '../content/routes';
import { backgroundWith, put, RAW } from './og-background';
import { drawWords, type Words } from './og-drawing';

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
 * @returns a JPEG of `OG_SIZE`
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

// No two images are made alike, and each thread more keeps memory of its own.
sharp.cache(false);
sharp.concurrency(1);

/** An image under way takes ten megabytes: more at once than there are processors gains nothing. */
const inLanes = lanes(availableParallelism());
/** What images were drawn on that are done; a new one of two megabytes each time is half the work. */
const free: Buffer[] = [];

/**
 * Draws a background and words on it. Words stand on the plain page alone, and bring that part of it
 * along: laid over a picture they would have to be blended with each of its dots.
 */
async function drawOnto(canvas: Buffer, background: Buffer, all: readonly Words[]): Promise<void> {
  background.copy(canvas);
  for (const words of all) put(await pixelsOf(words), words.area, canvas);
}

const drawn = new Map<string, Promise<Buffer>>();

/** Words as pixels; what many images share, such as the name of a category, is drawn once. */
function pixelsOf({ svg, shared }: Words): Promise<Buffer> {
  const known = drawn.get(svg);
  if (known) return known;
  const pixels = sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  if (shared) drawn.set(svg, pixels);
  return pixels;
}
