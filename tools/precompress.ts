import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { brotliQuality, gzipLevel, isMany, zstdLevel } from '../src/build/effort.ts';
import { kept } from '../src/build/kept.ts';
import { isText, SUFFIX, ZSTD_SUFFIX } from './compression.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const toZstd = promisify(zstdCompress);
/** How many files are under way at once: as many as the runtime has threads for it. */
const AT_ONCE = 4;

/** One way to compress a file. */
interface Form {
  readonly suffix: string;
  readonly press: (content: Uint8Array, pages: number) => Promise<Uint8Array>;
}

const BROTLI: Form = {
  suffix: SUFFIX.br,
  press: (content, pages) =>
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(pages),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
};
const GZIP: Form = {
  suffix: SUFFIX.gzip,
  press: (content, pages) => toGzip(content, { level: gzipLevel(pages) }),
};
const ZSTD: Form = {
  suffix: ZSTD_SUFFIX,
  press: (content, pages) =>
    toZstd(content, {
      params: { [constants.ZSTD_c_compressionLevel]: zstdLevel(pages) },
      // Told the size, it takes no more memory than that: a thirtieth of the time.
      pledgedSrcSize: content.length,
    }),
};

/**
 * Puts a brotli, a Zstandard and a gzip form beside each text file of the built site, for
 * hosts that send what is ready: at the highest quality, unless there are very
 * many. Pages have their brotli form already: they were weighed with it.
 *
 * @param root the folder of the built site
 */
export async function precompress(root: string): Promise<void> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const pages = names.filter((name) => name.endsWith('.html')).length;
  const files = names.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of files) await compress(file, pages);
    }),
  );
}

async function compress(file: string, pages: number): Promise<void> {
  const content = await readFile(file);
  const forms = existsSync(file + SUFFIX.br) ? [GZIP, ZSTD] : [BROTLI, GZIP, ZSTD];
  const made = await kept('pressed', [settings(forms, pages), content], async () =>
    serialize(await Promise.all(forms.map(({ press }) => press(content, pages)))),
  );
  const all = deserialize(made) as readonly Uint8Array[];
  await Promise.all(forms.map(({ suffix }, at) => writeFile(file + suffix, all[at] ?? '')));
}

/** Everything but the content that decides what its forms are. */
function settings(forms: readonly Form[], pages: number): string {
  const { brotli, zlib, zstd } = process.versions;
  return JSON.stringify([forms.map(({ suffix }) => suffix), isMany(pages), brotli, zlib, zstd]);
}
