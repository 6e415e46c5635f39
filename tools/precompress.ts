import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { brotliQuality, isMany } from '../src/build/effort.ts';
import { kept } from '../src/build/kept.ts';
import { isText, SUFFIX, ZSTD_SUFFIX } from './compression.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const toZstd = promisify(zstdCompress);
/** How many files are under way at once: as many as the runtime has threads for it. */
const AT_ONCE = 4;
const GZIP_LEVEL = 9;
const ZSTD_LEVEL = 19;

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
  if (!existsSync(file + SUFFIX.br)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality(pages),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const make = () => toBrotli(content, { params });
    // What is quickly made is not worth a file.
    const bytes = isMany(pages)
      ? await make()
      : await kept('brotli', [JSON.stringify(params), content], make);
    await writeFile(file + SUFFIX.br, bytes);
  }
  await writeFile(file + SUFFIX.gzip, await toGzip(content, { level: GZIP_LEVEL }));
  const params = { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL };
  // Told the size, it takes no more memory than that: a thirtieth of the time.
  const bytes = await toZstd(content, { params, pledgedSrcSize: content.length });
  await writeFile(file + ZSTD_SUFFIX, bytes);
}
