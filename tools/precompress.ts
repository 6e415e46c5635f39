import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText, SUFFIX } from './compression.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** How many files are under way at once: as many as the runtime has threads for it. */
const AT_ONCE = 4;

/**
 * Puts a brotli and a gzip form beside each text file of the built site, at the
 * highest quality, for hosts that send what is ready. Pages have their brotli
 * form already: they were weighed with it.
 *
 * @param root the folder of the built site
 */
export async function precompress(root: string): Promise<void> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of files) await compress(file);
    }),
  );
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (!existsSync(file + SUFFIX.br)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(file + SUFFIX.br, await toBrotli(content, { params }));
  }
  await writeFile(file + SUFFIX.gzip, await toGzip(content, { level: 9 }));
}
