import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp, { type JpegOptions } from 'sharp';
import type { PictureId } from '../../content/pictures';
import type { Figure } from '../../content/types';
import { cached } from '../../node/disk-cache';
import { backgroundWith, put, RAW } from './background';
import { drawWords, type Words } from './drawing';
import { drawFigure } from './figure';

const ENCODING: JpegOptions = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' };

/** What a shared image shows of its page. */
interface OgImage {
  /** Set large, as the page itself opens. */
  readonly headline: string;
  /** A few words right of the line: what kind of page this is. */
  readonly kicker?: string;
  readonly image?: PictureId;
  /** Drawn under the picture. */
  readonly figure?: Figure;
}

/**
 * Draws a page's shared image: its title at night, the line with its ticks,
 * and right of it the page's picture and where we are; without a picture, a
 * nought that the line runs through. Rendered images are cached on disk.
 *
 * @returns a JPEG of `OG_SIZE`
 * @throws when the title is too long to be set, naming it
 */
export async function renderOgImage({
  headline,
  kicker,
  image: picture,
  figure,
}: OgImage): Promise<Uint8Array<ArrayBuffer>> {
  const words = [
    ...(await drawWords(headline.replaceAll("'", '’'), kicker, picture === undefined)),
    ...(figure ? [await drawFigure(figure)] : []),
  ];
  const { pixels, key } = await backgroundWith(picture);
  const parts = [JSON.stringify([words, ENCODING, sharp.versions]), key];
  return new Uint8Array(
    await cached('og', parts, () =>
      limit(async () => {
        const canvas = free.pop() ?? Buffer.allocUnsafeSlow(pixels.length);
        await drawOnto(canvas, pixels, words);
        const image = await sharp(canvas, { raw: RAW }).jpeg(ENCODING).toBuffer();
        free.push(canvas);
        return image;
      }),
    ),
  );
}

// No image is drawn twice, and each thread has memory of its own.
sharp.cache(false);
sharp.concurrency(1);

/**
 * An image in progress takes ten megabytes, and more at once than there are processors is no
 * faster.
 */
const limit = pLimit(availableParallelism());
/** Buffers for reuse: allocating two megabytes for each image is half the work. */
const free: Buffer[] = [];

/**
 * Draws the background, then opaque rectangles of text over it. Text never overlaps the picture, so
 * no blending is needed.
 */
async function drawOnto(canvas: Buffer, background: Buffer, all: readonly Words[]): Promise<void> {
  background.copy(canvas);
  for (const words of all) put(await pixelsOf(words), words.area, canvas);
}

const drawn = new Map<string, Promise<Buffer>>();

/** Text as pixels; text that many images share, such as a category, is drawn once. */
function pixelsOf({ svg, shared }: Words): Promise<Buffer> {
  const known = drawn.get(svg);
  if (known) return known;
  const pixels = sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  if (shared) drawn.set(svg, pixels);
  return pixels;
}
