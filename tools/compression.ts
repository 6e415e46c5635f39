import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** The suffix of a file that holds another one compressed. */
export const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const TEXT = /\.(?:html|css|js|mjs|json|txt|xml|svg|webmanifest|map|md|csv)$/;
const BROTLI_QUALITY = 6;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const known = new Map<string, Promise<Uint8Array>>();

/** Whether a file of this name gets smaller by compression. */
export function isText(file: string): boolean {
  return TEXT.test(file);
}

/** The encodings that a client takes, best first, from its Accept-Encoding header. */
export function encodingsOf(header: string): Encoding[] {
  const refused = /\b(br|gzip)\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/g;
  const taken = header.replace(refused, '');
  return (['br', 'gzip'] as const).filter((encoding) =>
    new RegExp(`\\b${encoding}\\b`).test(taken),
  );
}

/**
 * A file compressed, kept in memory for the next request.
 *
 * @param version changes when the file does
 */
export function compressed(file: string, version: string, encoding: Encoding): Promise<Uint8Array> {
  const key = `${encoding} ${version} ${file}`;
  let bytes = known.get(key);
  if (!bytes) {
    bytes = readFile(file).then((content) =>
      encoding === 'br'
        ? toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
        : toGzip(content),
    );
    known.set(key, bytes);
  }
  return bytes;
}
