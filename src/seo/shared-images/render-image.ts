import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp, { type JpegOptions } from 'sharp';
import { cached } from '../../build-helpers/disk-cache';
import { pictures } from '../../content/pictures';
import type { PageRecord } from '../../content/schemas';
import { drawFigure, FIGURE } from './draw-figure';
import { drawPage } from './draw-page';
import { PHOTO } from './image-layout';

const ENCODING: JpegOptions = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' };

// No image is drawn twice, and each thread has memory of its own.
sharp.cache(false);
sharp.concurrency(1);
/** Each image in progress takes 10 MB, and more of them than processors are no faster. */
const queue = pLimit(availableParallelism());

/** The parts of a page's record that are drawn. */
type Drawn = Pick<PageRecord, 'kicker' | 'image' | 'figure'> & { readonly headline: string };

/**
 * Draws a page's shared image in the night theme: the title, the meridian with its ticks, and right
 * of it the page's picture and our place; without a picture, a nought that the meridian crosses.
 * Rendered images are cached on disk.
 *
 * @param route the page's headline, a few words right of the meridian that say what kind of page it
 *   is, its picture, and a figure that is drawn over the picture's lower part
 * @returns a JPEG of `OG_SIZE`
 * @throws when the title is too long to be set, naming it
 */
export async function renderOgImage(route: Drawn): Promise<Uint8Array<ArrayBuffer>> {
  const { headline, kicker, image, figure } = route;
  const page = await drawPage(headline.replaceAll("'", '’'), kicker, image === undefined);
  const drawn = figure ? await drawFigure(figure) : '';
  const photo = image && pictures[image];
  const original = photo ? await readFile(`src/content/pictures/${photo.file}`) : '';
  const settings = JSON.stringify([ENCODING, sharp.versions, photo?.focus]);
  const draw = async () => {
    const layers = [
      ...(photo ? [{ ...PHOTO, input: await crop(original as Buffer, photo.focus) }] : []),
      ...(drawn ? [{ ...FIGURE, input: Buffer.from(drawn) }] : []),
    ];
    return sharp(Buffer.from(page)).composite(layers).removeAlpha().jpeg(ENCODING).toBuffer();
  };
  return new Uint8Array(await cached('og', [page, drawn, original, settings], () => queue(draw)));
}

/** The largest part of a photograph in the shape of `PHOTO`, with the focal point most central. */
async function crop(original: Buffer, [x = 50, y = 50]: readonly number[]): Promise<Buffer> {
  const { width, height } = await sharp(original).metadata();
  const scale = Math.min(width / PHOTO.width, height / PHOTO.height);
  const part = { width: Math.floor(PHOTO.width * scale), height: Math.floor(PHOTO.height * scale) };
  const start = (whole: number, share: number, kept: number) =>
    Math.round(Math.min(Math.max((whole * share) / 100 - kept / 2, 0), whole - kept));
  const left = start(width, x, part.width);
  const top = start(height, y, part.height);
  return sharp(original)
    .extract({ left, top, ...part })
    .resize(PHOTO.width, PHOTO.height)
    .png()
    .toBuffer();
}
