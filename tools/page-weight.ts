import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes as they are sent, by file or part of a file. */
type Parts = Readonly<Record<string, number>>;

/** The weight of a page and its parts, in bytes of brotli; fonts as they are. */
export interface PageWeight {
  readonly path: string;
  /** The page without the CSS in it. */
  readonly html: number;
  /** The CSS that the first paint waits for. */
  readonly css: number;
  readonly fonts: Parts;
  /** All inline scripts together. */
  readonly inlineScripts: number;
  /** The inline scripts, and the files of every island of the page. */
  readonly scripts: Parts;
}

/** Where a built site lies, and below which path it is served. */
interface BuiltSite {
  readonly root: string;
  readonly basePath: string;
}

const STYLE = /<style>([\s\S]*?)<\/style>/;
const SHARED_SCRIPT = /<script data-islands="([^"]*)">([\s\S]*?)<\/script>/;
const IMPORTED = /(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/**
 * Weighs one built page: the files that it fetches at once, and with all of its islands. Pictures
 * are left out, since the screen decides which are fetched.
 *
 * @throws when the page was not built
 */
export function weighPage(site: BuiltSite, path: string): PageWeight {
  const html = readFileSync(join(site.root, fileOf(path)), 'utf8');
  const total = sentSize(site, fileOf(path));
  const inlineCss = total - brotli(html.replace(STYLE, ''));
  const linked = sizes(site, matchesOf(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g));
  const [, runtime = '', shared = ''] = SHARED_SCRIPT.exec(html) ?? [];
  const folder = runtime.split(' ')[0]?.replace(/[^/]*$/, '');
  const islands = matchesOf(html, /<waku-island data-island="[^ "]+ ([^"]+)"/g)
    .flatMap((names) => names.split(' '))
    .map((name) => folder + name);
  const wanted = islands.length > 0 ? [...runtime.split(' '), ...islands] : [];
  // Page scripts stand in elements without attributes, the script of every page in one with them.
  const inlined = [...matchesOf(html, /<script>([\s\S]*?)<\/script>/g), shared].join('\n');
  const inlineScripts = brotli(inlined);
  return {
    path,
    html: total - inlineCss,
    css: Object.values(linked).reduce((sum, bytes) => sum + bytes, inlineCss),
    fonts: sizes(site, matchesOf(html, /<link rel="preload" href="([^"]+)" as="font"/g)),
    inlineScripts,
    scripts: { inlineScripts, ...sizes(site, withImports(site, wanted)) },
  };
}

/**
 * Whether a file of the built site is a copy from `public/`, such as the press kit or a search
 * engine's verification page; checks of built files skip these.
 */
export function isServedAsIs(file: string): boolean {
  return existsSync(join('public', file.replace(/\.(?:br|gz)$/, '')));
}

/** Each script with its static imports, recursively. */
function withImports(site: BuiltSite, addresses: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const text = readFileSync(join(site.root, fileAt(site, address)), 'utf8');
    for (const imported of matchesOf(text, IMPORTED))
      add(posix.join(posix.dirname(address), imported));
  };
  addresses.forEach(add);
  return [...found];
}

const sizes = (site: BuiltSite, addresses: readonly string[]): Parts =>
  Object.fromEntries(addresses.map((address) => [address, sentSize(site, fileAt(site, address))]));

/** The size as sent: that of the compressed copy, or of a file that has none, such as a font. */
function sentSize({ root }: BuiltSite, file: string): number {
  const ready = join(root, `${file}.br`);
  return readFileSync(existsSync(ready) ? ready : join(root, file)).byteLength;
}

const brotli = (text: string): number => brotliCompressSync(text).byteLength;

/** The file of an address, below the root. */
const fileAt = ({ basePath }: BuiltSite, address: string): string =>
  address.startsWith(basePath) ? address.slice(basePath.length) : address.slice(1);

/** The file of a page, below the root of the built site. */
export function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return path === '/404' ? '404.html' : join(path.slice(1), 'index.html');
}

const matchesOf = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] as string)),
];

/** A script's or sheet's name without its folder, hash and suffix; other names as they are. */
export function nameOf(address: string): string {
  return basename(address).replace(/-[\w-]{6,8}\.(?:js|css)$/, '');
}
