import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliCompressSync } from 'node:zlib';
import { brotliParams, isMany } from '../../build/effort';
import { kept } from '../../build/kept';
import { routes } from '../../content/routes';

const compress = promisify(brotliCompress);

const paramsOf = (text: string) => brotliParams(routes.length, Buffer.byteLength(text));

/** Bytes after the compression that the best hosts send: brotli, at its highest quality unless there are very many pages. */
export async function compressed(text: string): Promise<Uint8Array> {
  const options = { params: paramsOf(text) };
  // Very many pages are built by as many processes as there are processors: none is free for a thread.
  return isMany(routes.length) ? brotliCompressSync(text, options) : compress(text, options);
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

/** What is to be written into a page so that it states its weight, and the page's compressed bytes then. */
interface Statement {
  readonly page: string;
  readonly nudge: number;
  readonly bytes: Uint8Array;
}

/**
 * Writes into a page how much it weighs. The figure is part of what is weighed,
 * so it is corrected until it is true; where it would swing between two tenths
 * for ever, a comment of a few bytes settles it. What was weighed before comes
 * from the cache.
 *
 * @param html a page whose `data-weight` elements hold a stand-in
 * @param script compressed bytes of the script that the page runs by itself
 */
export async function stateWeight(html: string, script: number): Promise<WeighedPage> {
  const withScript = fill(html, 'script', kilobytes(script));
  const parts = [JSON.stringify([paramsOf(withScript), process.versions.brotli]), withScript];
  const known = await kept('weighed', parts, async () => serialize(await weigh(withScript)));
  const statement = deserialize(known) as Statement;
  return { html: stating(withScript, statement), compressed: statement.bytes };
}

async function weigh(html: string): Promise<Statement> {
  let page = kilobytes((await compressed(html)).length);
  for (let nudge = 0; nudge < NUDGES; nudge++) {
    for (let correction = 0; correction < CORRECTIONS; correction++) {
      const bytes = await compressed(stating(html, { page, nudge }));
      const actual = kilobytes(bytes.length);
      if (actual === page) return { page, nudge, bytes };
      page = actual;
    }
  }
  throw new Error('A page could not be made to state its own weight.');
}

function stating(html: string, { page, nudge }: Omit<Statement, 'bytes'>): string {
  return fill(html + (nudge > 0 ? `<!--${'·'.repeat(nudge)}-->` : ''), 'page', page);
}

/** Writes into the first element of this kind what it says; where a page has none, nothing. */
function fill(html: string, what: 'page' | 'script', figure: string): string {
  const element = html.indexOf(` data-weight="${what}"`);
  if (element < 0) return html;
  const start = html.indexOf('>', element) + 1;
  return html.slice(0, start) + figure + html.slice(html.indexOf('<', start));
}
