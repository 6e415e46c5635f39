import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { cached } from '../src/build-helpers/disk-cache.ts';
import { filesBelow } from '../src/build-helpers/fingerprint.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Files in progress at once: as many as Node has threads for it. */
const CONCURRENCY = 4;
/** Node's default: level 9 takes twice as long for half a per cent, and few clients lack brotli. */
const GZIP_LEVEL = 6;

/** Whether a file of this name gets smaller by compression. */
export const isText = (file: string): boolean =>
  /\.(?:html|css|js|mjs|json|txt|xml|svg|webmanifest|map|md|csv)$/.test(file);

/**
 * Writes a brotli and a gzip copy beside each text file of the built site, for hosts that send
 * precompressed files.
 *
 * @param root the folder of the built site
 */
export async function precompress(root: string): Promise<void> {
  const limit = pLimit(CONCURRENCY);
  const texts = (await filesBelow(root)).filter(isText);
  await Promise.all(texts.map((file) => limit(() => compress(file))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const write = async (encoding: 'br' | 'gz', run: () => Promise<Uint8Array>) => {
    const { brotli, zlib } = process.versions;
    const settings = JSON.stringify([encoding, GZIP_LEVEL, brotli, zlib]);
    await writeFile(`${file}.${encoding}`, await cached('compressed', [settings, content], run));
  };
  await write('br', () => toBrotli(content));
  await write('gz', () => toGzip(content, { level: GZIP_LEVEL }));
}
