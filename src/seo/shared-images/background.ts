import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type PictureId, pictures } from '../../content/pictures';
import { fingerprint } from '../../node/fingerprint';
import { drawFrame } from './drawing';
import { OG_SIZE } from './image';
import { type Area, NIGHT, PHOTO } from './layout';

/** How pixels stand in a buffer. */
export const RAW = { ...OG_SIZE, channels: 3 } as const;

/** Copies the pixels of a part into the image. */
export function put(part: Buffer, { left, top, width, height }: Area, canvas: Buffer): void {
  const bytes = width * RAW.channels;
  for (let row = 0; row < height; row += 1) {
    const start = ((top + row) * RAW.width + left) * RAW.channels;
    part.copy(canvas, start, row * bytes, (row + 1) * bytes);
  }
}

/** A shared image without its text, as pixels. */
export interface Background {
  readonly pixels: Buffer;
  /** Cache key: differs where the pixels differ. */
  readonly key: string;
}

const backgrounds = new Map<PictureId | undefined, Promise<Background>>();

/**
 * The background of the text: the same for every page with this picture, so it is rendered once.
 */
export function backgroundWith(picture: PictureId | undefined): Promise<Background> {
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

/** The parts that every page's image shares, as pixels. */
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
