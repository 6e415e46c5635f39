import { readdirSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
  type ZstdOptions,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import { brotliParams, gzipLevel, zstdLevel } from '../src/build/effort.ts';
import { kept } from '../src/build/kept.ts';
import { isText, SUFFIX, ZSTD_SUFFIX } from './compression.ts';

/** How many files are under way at once: as many as the runtime has threads for it. */
const AT_ONCE = 4;

/** One way to compress a file of a site of so many pages. */
interface Form {
  readonly suffix: string;
  /** On a thread of its own. */
  readonly press: (content: Uint8Array, pages: number) => Promise<Uint8Array>;
  /** At once, in seven eighths of the time where no processor is idle. */
  readonly pressNow: (content: Uint8Array, pages: number) => Uint8Array;
}

function form<Options>(
  suffix: string,
  press: (content: Uint8Array, options: Options) => Promise<Uint8Array>,
  pressNow: (content: Uint8Array, options: Options) => Uint8Array,
  options: (pages: number, length: number) => Options,
): Form {
  return {
    suffix,
    press: (content, pages) => press(content, options(pages, content.length)),
    pressNow: (content, pages) => pressNow(content, options(pages, content.length)),
  };
}

const BROTLI = form<BrotliOptions>(
  SUFFIX.br,
  promisify(brotliCompress),
  brotliCompressSync,
  (pages, length) => ({ params: brotliParams(pages, length) }),
);
const GZIP = form<ZlibOptions>(SUFFIX.gzip, promisify(gzip), gzipSync, (pages) => ({
  level: gzipLevel(pages),
}));
const ZSTD = form<ZstdOptions>(
  ZSTD_SUFFIX,
  promisify(zstdCompress),
  zstdCompressSync,
  (pages, length) => ({
    params: { [constants.ZSTD_c_compressionLevel]: zstdLevel(pages) },
    // Told the size, it takes no more memory than that: a thirtieth of the time.
    pledgedSrcSize: length,
  }),
);

/** In the order in which they are kept. */
const FORMS = [BROTLI, GZIP, ZSTD];

/**
 * Puts a brotli, a Zstandard and a gzip form beside each text file of the built site, for
 * hosts that send what is ready: at the highest quality, unless there are very
 * many. What has a form already is left alone: pages were weighed with theirs.
 *
 * @param root the folder of the built site
 */
export async function precompress(root: string): Promise<void> {
  const all = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const texts = [...all].filter(isText);
  const pages = texts.filter((name) => name.endsWith('.html')).length;
  const files = texts.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of files) {
        const missing = FORMS.filter(({ suffix }) => !all.has(file + suffix));
        if (missing.length > 0) await compress(file, missing, pages);
      }
    }),
  );
}

/**
 * The same for a file that has just been written, of a site of very many pages.
 *
 * @param content what was written
 * @param pages how many there are, about
 */
export function pressBeside(file: string, content: Uint8Array, pages: number): void {
  if (!isText(file)) return;
  for (const form of FORMS) {
    // A page's brotli form is written where it is weighed.
    if (form === BROTLI && file.endsWith('.html')) continue;
    writeFileSync(file + form.suffix, form.pressNow(content, pages));
  }
}

async function compress(file: string, forms: readonly Form[], pages: number): Promise<void> {
  const content = await readFile(file);
  const made = await kept('pressed', [settings(forms, pages, content.length), content], async () =>
    serialize(await Promise.all(forms.map(({ press }) => press(content, pages)))),
  );
  const all = deserialize(made) as readonly Uint8Array[];
  await Promise.all(forms.map(({ suffix }, at) => writeFile(file + suffix, all[at] ?? '')));
}

/** Everything but the content that decides what its forms are. */
function settings(forms: readonly Form[], pages: number, length: number): string {
  const { brotli, zlib, zstd } = process.versions;
  return JSON.stringify([
    forms.map(({ suffix }) => suffix),
    [brotliParams(pages, length), gzipLevel(pages), zstdLevel(pages)],
    [brotli, zlib, zstd],
  ]);
}
