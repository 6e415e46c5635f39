import { constants } from 'node:zlib';

/** From this many pages on the last tenth is not squeezed out of each. */
const MANY = 200;

/**
 * How hard a site of so many pages is compressed. Brotli's highest quality takes
 * thirty times as long as its fifth and saves a tenth; that is worth a few
 * seconds for dozens of pages, and not several minutes for thousands.
 */
export function brotliQuality(pages: number): number {
  return isMany(pages) ? 5 : 11;
}

/**
 * How brotli compresses content of this length. It looks as far back as the content is long: with its
 * usual four megabytes the result is the same, and takes a tenth more time.
 *
 * @param length of the content, in bytes
 * @returns the parameters of `node:zlib`; whatever is kept of it is kept under them
 * @see https://www.rfc-editor.org/rfc/rfc7932#section-9.1
 */
export function brotliParams(pages: number, length: number): Readonly<Record<number, number>> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(pages),
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(length + 16)))),
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}

/** How hard its gzip and Zstandard forms are: the last step of each takes ten times as long for two hundredths. */
export function gzipLevel(pages: number): number {
  return isMany(pages) ? 4 : 9;
}

/** As {@link gzipLevel}. */
export function zstdLevel(pages: number): number {
  return isMany(pages) ? 3 : 19;
}

/** Whether a site has so many pages that the time for each of them counts. */
export function isMany(pages: number): boolean {
  return pages > MANY;
}
