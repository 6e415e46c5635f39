import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { type PictureFacts, pictures } from '../content/pictures';
import { basePath } from '../node/base-path';
import { fingerprint, IN_FILE_NAME } from '../node/fingerprint';
import type { DeliveredPicture } from '../parts/picture';
import { virtualModule } from './virtual-module';

const ORIGINALS = 'src/content/pictures';
const CACHE = '.cache/pictures';
/** Folder of the files below the public folder. */
const FOLDER = 'assets/pictures';
const LARGEST_ORIGINAL = 3 * 1024 * 1024;
/** The width that a phone with a pixel ratio of 3 needs, in pixels. */
const NARROWEST_ORIGINAL = 1280;

/**
 * Settings by format, and the quality at each width. AVIF without chroma subsampling (reds and
 * greens suffer otherwise), at an effort that encodes the whole set in seconds; more effort saved a
 * tenth of the bytes and took six times as long. 752 and 1280 are the widths that phones with pixel
 * ratios of 2 and 3 use: there quality can be lower, and no picture on a phone is over 60 KB. The
 * narrower one fits into the first ten packets of a new connection, headers included: it is often
 * the largest contentful paint.
 */
const FORMATS = {
  avif: {
    quality: { 320: 60, 480: 60, 640: 60, 752: 48, 960: 60, 1280: 54, 1600: 57 },
    settings: { effort: 2, chromaSubsampling: '4:4:4' },
    limits: { 752: 13_600 },
  },
  // All supported browsers read AVIF. JPEG is for others, and for shared links.
  jpeg: { quality: { 1280: 72 }, settings: { mozjpeg: true }, limits: {} },
} as const;
type Format = keyof typeof FORMATS;
/** Step and lower limit of the quality where a picture exceeds the limit of its width. */
const STEP = 4;
const LOWEST = 30;
/** Versions of the codecs, part of the cache key: another version gives other bytes. */
const ENCODER = JSON.stringify(sharp.versions);

/** Writes one encoded file to the cache. */
type Job = () => Promise<void>;

/**
 * Emits every photograph as files, and describes them to the Picture component as the module
 * `virtual:pictures`. The build encodes all of them in parallel to bundling; the development server
 * encodes each when it is first requested. Encoded files are cached on disk.
 *
 * @throws as {@link assertSound} does
 */
export async function picturesPlugin(): Promise<Plugin> {
  await assertSound();
  await mkdir(CACHE, { recursive: true });
  sharp.concurrency(1);
  const jobs = new Map<string, Job>();
  const delivered: Record<string, DeliveredPicture> = {};
  for (const [id, facts] of Object.entries(pictures)) delivered[id] = await plan(id, facts, jobs);
  const limit = pLimit(availableParallelism());
  const running = new Map<string, Promise<void>>();
  /** Encodes a file unless it is in the cache; the same promise for the same file. */
  const encoded = (name: string): Promise<void> => {
    const known = running.get(name);
    if (known) return known;
    const result = limit(async () => {
      if (!existsSync(join(CACHE, name))) await jobs.get(name)?.();
    });
    running.set(name, result);
    return result;
  };
  return plugin(delivered, [...jobs.keys()], encoded);
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
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const sizes = new Map(
    await Promise.all(
      names.map(async (name) => [name, (await stat(join(folder, name))).size] as const),
    ),
  );
  const problems = [...problemsOf(listed, sizes)];
  for (const [id, { file }] of Object.entries(listed)) {
    const problem = sizes.has(file) ? await problemOfImage(join(folder, file)) : undefined;
    if (problem) problems.push(`${id}: file: ${file} ${problem}`);
  }
  if (problems.length > 0) throw new Error(`Pictures with problems:\n  ${problems.join('\n  ')}`);
}

/** What is wrong with an original; undefined if it can be encoded at every width. */
async function problemOfImage(path: string): Promise<string | undefined> {
  const width = await sharp(path)
    .metadata()
    .then(
      (image) => image.width,
      () => undefined,
    );
  if (width === undefined) return 'is no picture that can be read; save it again as JPEG';
  if (width >= NARROWEST_ORIGINAL) return undefined;
  return `is ${width} pixels wide; take one of at least ${NARROWEST_ORIGINAL}`;
}

/**
 * What is wrong with these pictures, one line each: the picture, the field, how to fix it.
 *
 * @param listed the pictures as content lists them
 * @param files the originals by name, with their size in bytes
 */
function problemsOf(
  listed: Readonly<Record<string, PictureFacts>>,
  files: ReadonlyMap<string, number>,
): readonly string[] {
  const problems: string[] = [];
  const unlisted = new Set(files.keys());
  for (const [id, { file, alt }] of Object.entries(listed)) {
    unlisted.delete(file);
    const size = files.get(file);
    if (size === undefined) {
      problems.push(`${id}: file: ${ORIGINALS}/${file} is missing; add it or correct the name`);
    } else if (size > LARGEST_ORIGINAL) {
      problems.push(
        `${id}: file: ${file} has ${(size / 1024 / 1024).toFixed(1)} MB; scale it to at most 1600 pixels and 3 MB`,
      );
    }
    if (alt.trim() === '') problems.push(`${id}: alt: is empty; say what the picture shows`);
  }
  for (const file of unlisted) {
    problems.push(
      `${ORIGINALS}/${file} is not listed in src/content/pictures.ts; add or remove it`,
    );
  }
  return problems;
}

/** Names a picture's files, and adds a job for each. */
async function plan(
  id: string,
  { file }: PictureFacts,
  jobs: Map<string, Job>,
): Promise<DeliveredPicture> {
  const original = await readFile(join(ORIGINALS, file));
  const { width, height } = await sharp(original).metadata();
  // One name for all its files: a repeated name compresses to almost nothing.
  const hash = fingerprint(original, ENCODER, JSON.stringify(FORMATS)).slice(0, IN_FILE_NAME);
  const filesIn = (format: Format) => {
    const fitting = Object.entries(FORMATS[format].quality).filter(
      ([target]) => Number(target) <= width,
    );
    return fitting.map(([size, quality]) => {
      const target = Number(size);
      const limit = (FORMATS[format].limits as Readonly<Record<string, number>>)[size];
      const name = `${id}.${hash}.${target}.${format === 'jpeg' ? 'jpg' : format}`;
      const path = join(CACHE, name);
      jobs.set(name, async () => {
        const bytes = await encode(original, format, target, quality, limit);
        await writeFile(`${path}.part`, bytes);
        await rename(`${path}.part`, path);
      });
      return { width: target, url: `${basePath()}${FOLDER}/${name}` };
    });
  };
  return { width, height, avif: filesIn('avif'), jpeg: filesIn('jpeg') };
}

async function encode(
  original: Uint8Array,
  format: Format,
  width: number,
  quality: number,
  limit = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const { settings } = FORMATS[format];
  const bytes = await sharp(original)
    .resize(width)
    .toFormat(format, { ...settings, quality })
    .toBuffer();
  if (bytes.length <= limit || quality - STEP < LOWEST) return bytes;
  return encode(original, format, width, quality - STEP, limit);
}

/** Removes cached files of pictures that no longer exist. */
async function dropOthers(names: readonly string[]): Promise<void> {
  const current = new Set(names);
  const others = (await readdir(CACHE)).filter(
    (name) => !(current.has(name) || name.endsWith('.part')),
  );
  await Promise.all(others.map((name) => rm(join(CACHE, name), { force: true })));
}

function plugin(
  delivered: Readonly<Record<string, DeliveredPicture>>,
  names: readonly string[],
  encoded: (name: string) => Promise<void>,
): Plugin {
  let all: Promise<unknown> = Promise.resolve();
  return {
    name: 'noughtline:pictures',
    ...virtualModule('virtual:pictures', () => `export default ${JSON.stringify(delivered)}`),
    configResolved({ command }) {
      if (command !== 'build') return;
      all = Promise.all(names.map(encoded));
      // Awaited, and errors reported, in `generateBundle`.
      all.catch(() => {});
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      await all;
      await dropOthers(names);
      for (const name of names) {
        const source = await readFile(join(CACHE, name));
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(`${basePath()}${FOLDER}`, async (request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        if (!names.includes(name)) return next();
        const type = name.slice(name.lastIndexOf('.') + 1).replace('jpg', 'jpeg');
        await encoded(name);
        response.setHeader('content-type', `image/${type}`);
        response.end(await readFile(join(CACHE, name)));
      });
    },
  };
}
