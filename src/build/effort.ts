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
 * How far back brotli looks, as a power of two: as far as the content is long. With its usual four
 * megabytes the result is the same, and takes a tenth more time.
 *
 * @param length of the content, in bytes
 * @see https://www.rfc-editor.org/rfc/rfc7932#section-9.1
 */
export function brotliWindow(length: number): number {
  return Math.min(22, Math.max(10, Math.ceil(Math.log2(length + 16))));
}

/** How hard its gzip and Zstandard forms are: the last step of each takes ten times as long for two hundredths. */
export function gzipLevel(pages: number): number {
  return isMany(pages) ? 5 : 9;
}

/** As {@link gzipLevel}. */
export function zstdLevel(pages: number): number {
  return isMany(pages) ? 6 : 19;
}

/** Whether a site has so many pages that the time for each of them counts. */
export function isMany(pages: number): boolean {
  return pages > MANY;
}
