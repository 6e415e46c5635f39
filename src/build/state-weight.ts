import { brotliCompressSync } from 'node:zlib';
import { brotliParams } from '../node/brotli';
import { cachedValue } from '../node/disk-cache';

/**
 * Fills in the page's compressed size and that of its script where the footer states them, in
 * kilobytes rounded to 0.1. The size is measured before it is filled in: a digit changes it by a
 * few bytes at most.
 *
 * @param html a page with placeholders in its `data-weight` elements
 * @param scripts the inline scripts that the page runs without interaction
 */
export function stateWeight(html: string, scripts: readonly string[]): string {
  const script = brotliCompressSync(scripts.join('\n')).length;
  const withScript = fill(html, 'script', script);
  return fill(withScript, 'page', compressedSize(withScript));
}

function compressedSize(html: string): number {
  const params = brotliParams(Buffer.byteLength(html));
  const key = [JSON.stringify([params, process.versions.brotli]), html];
  return cachedValue('weights', key, () => brotliCompressSync(html, { params }).length);
}

/** Replaces the text of the first element of this kind; no-op if the page has none. */
function fill(html: string, what: 'page' | 'script', bytes: number): string {
  const element = html.indexOf(` data-weight="${what}"`);
  if (element < 0) return html;
  const start = html.indexOf('>', element) + 1;
  return html.slice(0, start) + (bytes / 1000).toFixed(1) + html.slice(html.indexOf('<', start));
}
