import { constants } from 'node:zlib';

/**
 * Brotli parameters of what is compressed once and sent often: the highest quality.
 *
 * @param length of the content, in bytes
 */
export const brotliParams = (length: number): Readonly<Record<number, number>> => ({
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
});
