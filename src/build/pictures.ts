import { readdir, readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { cached } from '../build-helpers/disk-cache';
import { fingerprint, HASH_IN_NAME } from '../build-helpers/fingerprint';
import { type PictureFacts, pictures } from '../content/pictures';
import type { DeliveredPicture } from '../parts/picture';
import { basePath } from '../site/environment';
import { generatedFiles, virtualModule } from './plugin-helpers';

const ORIGINALS = 'src/content/pictures';
/** The folder of the encoded pictures, below the public folder. */
const FOLDER = 'assets/pictures';
/** The largest size of an original, in bytes. */
const LARGEST_ORIGINAL = 3 * 1024 * 1024;
/** The width that a phone with a pixel ratio of 3 needs, in pixels. */
const NARROWEST_ORIGINAL = 1280;

/**
 * Settings by format, and the quality at each width. AVIF has no chroma subsampling, from which
 * reds and greens suffer, and an effort that encodes the whole set in seconds; more effort saved a
 * tenth of the bytes and took six times as long. Phones with pixel ratios of 2 and 3 use the widths
 * 752 and 1280, where quality can be lower: no picture on a phone is over 60 KB. The file of 752
 * pixels is made to fit into the first ten packets of a new connection, since it is often the
 * largest contentful paint; `limits` states how many bytes that is.
 */
const FORMATS = {
  avif: {
    quality: { 480: 60, 640: 60, 752: 48, 960: 60, 1280: 54, 1600: 57 },
    settings: { effort: 2, chromaSubsampling: '4:4:4' },
    limits: { 752: 13_600 },
  },
  // All supported browsers read AVIF. JPEG is for others, and for shared links.
  jpeg: { quality: { 1280: 72 }, settings: { mozjpeg: true }, limits: {} },
} as const;
type Format = keyof typeof FORMATS;
/** By how much the quality is lowered while a file exceeds its limit, and its lowest value. */
const STEP = 4;
const LOWEST = 30;
/** Versions of the codecs, part of the cache key, since another version gives other bytes. */
const ENCODER = JSON.stringify(sharp.versions);

type Files = Map<string, () => Promise<Uint8Array>>;

/**
 * Emits every photograph as files, and describes them to the Picture component as the module
 * `virtual:pictures`. The build encodes all of them in parallel to bundling; the development server
 * encodes each when it is first requested. Encoded files are cached on disk.
 *
 * @throws as {@link assertSound} does
 */
export async function picturesPlugin(): Promise<Plugin> {
  await assertSound();
  sharp.concurrency(1);
  const files: Files = new Map();
  const delivered: Record<string, DeliveredPicture> = {};
  for (const [id, facts] of Object.entries(pictures))
    delivered[id] = await planFiles(id, facts, files);
  return {
    ...generatedFiles('pictures', files),
    ...virtualModule('virtual:pictures', delivered),
    configResolved({ command }) {
      if (command !== 'build') return;
      // Encoding begins now; it is awaited, and reports errors, when the files are emitted.
      for (const encoded of files.values()) encoded().catch(() => {});
    },
  };
}

/**
 * Checks every original before any is encoded.
 *
 * @param listed the pictures as content lists them
 * @param folder holds the originals
 * @throws one error that lists every picture that is missing, not listed, not described, too large,
 *   too narrow or no picture, and how to fix it
 */
export async function assertSound(
  listed: Readonly<Record<string, PictureFacts>> = pictures,
  folder: string = ORIGINALS,
): Promise<void> {
  const problems: string[] = [];
  for (const [id, { file, alt }] of Object.entries(listed)) {
    const problem = await problemOf(folder, file);
    if (problem) problems.push(`${id}: file: ${problem}`);
    if (alt.trim() === '') problems.push(`${id}: alt: is empty; say what the picture shows`);
  }
  const known = new Set(Object.values(listed).map(({ file }) => file));
  for (const name of await readdir(folder)) {
    if (!known.has(name) && !name.startsWith('.'))
      problems.push(
        `${ORIGINALS}/${name} is not listed in src/content/pictures.json; add or remove it`,
      );
  }
  if (problems.length > 0) throw new Error(`Pictures with problems:\n  ${problems.join('\n  ')}`);
}

/** What is wrong with an original; undefined if nothing is. */
async function problemOf(folder: string, file: string): Promise<string | undefined> {
  const path = join(folder, file);
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return `${ORIGINALS}/${file} is missing; add it or correct the name`;
  if (stats.size > LARGEST_ORIGINAL) {
    const size = (stats.size / 1024 / 1024).toFixed(1);
    return `${file} has ${size} MB; scale it to at most 1600 pixels and 3 MB`;
  }
  const image = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!image) return `${file} is no picture that can be read; save it again as JPEG`;
  if (image.width >= NARROWEST_ORIGINAL) return undefined;
  return `${file} is ${image.width} pixels wide; take one of at least ${NARROWEST_ORIGINAL}`;
}

/** Runs as many encodings at a time as there are processors. */
const queue = pLimit(availableParallelism());

/** Names a picture's files, and adds a function for each that encodes it once. */
async function planFiles(
  id: string,
  { file }: PictureFacts,
  files: Files,
): Promise<DeliveredPicture> {
  const original = await readFile(join(ORIGINALS, file));
  const { width, height } = await sharp(original).metadata();
  const key = [original, ENCODER, JSON.stringify(FORMATS)];
  // One name for all files of a picture, since a repeated name compresses to almost nothing.
  const hash = fingerprint(...key).slice(0, HASH_IN_NAME);
  const filesIn = (format: Format) => {
    const limits: Readonly<Record<string, number>> = FORMATS[format].limits;
    return Object.entries(FORMATS[format].quality)
      .map(([size, quality]) => ({ size: Number(size), quality }))
      .filter(({ size }) => size <= width)
      .map(({ size, quality }) => {
        const name = `${FOLDER}/${id}.${hash}.${size}.${format === 'jpeg' ? 'jpg' : format}`;
        let encoded: Promise<Uint8Array> | undefined;
        files.set(name, () => {
          encoded ??= queue(() =>
            cached('pictures', [...key, name], () =>
              encode(original, format, size, quality, limits[size]),
            ),
          );
          return encoded;
        });
        return { width: size, url: basePath() + name };
      });
  };
  return { width, height, avif: filesIn('avif'), jpeg: filesIn('jpeg') };
}

/** Encodes a picture at this quality, or at a lower one where the file would exceed `maxBytes`. */
async function encode(
  original: Uint8Array,
  format: Format,
  width: number,
  quality: number,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const { settings } = FORMATS[format];
  const bytes = await sharp(original)
    .resize(width)
    .toFormat(format, { ...settings, quality })
    .toBuffer();
  if (bytes.length <= maxBytes || quality - STEP < LOWEST) return bytes;
  return encode(original, format, width, quality - STEP, maxBytes);
}
