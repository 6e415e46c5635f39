import { constants } from 'node:zlib';

/** Above this number of pages, build time matters more than the last tenth of the bytes. */
const MANY = 200;

/** True if a site of so many pages is compressed faster rather than smaller. */
export function isMany(pages: number): boolean {
  return pages > MANY;
}

/**
 * Brotli parameters: the highest quality for dozens of pages, quality 5 (a tenth more bytes in a
 * thirtieth of the time) for hundreds and more.
 *
 * @param length of the content, in bytes
 */
export function brotliParams(pages: number, length: number): Readonly<Record<number, number>> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: isMany(pages) ? 5 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}
