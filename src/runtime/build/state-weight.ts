import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { brotliQuality } from '../../build/effort';
import { kept } from '../../build/kept';
import { routes } from '../../content/routes';

const compress = promisify(brotliCompress);

/**
 * Bytes after the compression that the best hosts send: brotli, at its highest
 * quality unless there are very many pages. What was compressed before comes
 * from the cache.
 */
export async function compressed(text: string): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(routes.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return kept('brotli', [JSON.stringify([params, process.versions.brotli]), text], () =>
    compress(text, { params }),
  );
}

/** A page that states its own weight, and its compressed bytes. */
export interface WeighedPage {
  readonly html: string;
  readonly compressed: Uint8Array;
}

/** Bytes as the footer shows them: thousands, to the tenth. */
function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** How often a statement is corrected before the page is nudged by a byte. */
const CORRECTIONS = 4;
const NUDGES = 20;

/**
 * Writes into a page how much it weighs. The figure is part of what is weighed,
 * so it is corrected until it is true; where it would swing between two tenths
 * for ever, a comment of a few bytes settles it.
 *
 * @param html a page whose `data-weight` elements hold a stand-in
 * @param script compressed bytes of the script that the page runs by itself
 */
export async function stateWeight(html: string, script: number): Promise<WeighedPage> {
  const withScript = fill(html, 'script', kilobytes(script));
  let stated = kilobytes((await compressed(withScript)).length);
  for (let nudge = 0; nudge < NUDGES; nudge++) {
    const nudged = withScript + (nudge > 0 ? `<!--${'·'.repeat(nudge)}-->` : '');
    for (let correction = 0; correction < CORRECTIONS; correction++) {
      const candidate = fill(nudged, 'page', stated);
      const bytes = await compressed(candidate);
      const actual = kilobytes(bytes.length);
      if (actual === stated) return { html: candidate, compressed: bytes };
      stated = actual;
    }
  }
  throw new Error('A page could not be made to state its own weight.');
}

function fill(html: string, what: 'page' | 'script', figure: string): string {
  return html.replace(
    new RegExp(`(<[^<>]* data-weight="${what}"[^<>]*>)[^<]*`),
    (_, tag: string) => tag + figure,
  );
}
