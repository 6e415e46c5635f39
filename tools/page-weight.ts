import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes as they are sent, by the file (or part) that they are of. */
type Parts = Readonly<Record<string, number>>;

/** What a page costs, and of what; bytes are brotli, fonts as they are. */
export interface PageWeight {
  readonly path: string;
  /** The page without the CSS in it. */
  readonly html: number;
  /** The CSS that the first paint waits for. */
  readonly css: { readonly inline: number; readonly linked: Parts; readonly total: number };
  readonly fonts: Parts;
  readonly before: { readonly scripts: Parts; readonly requests: number };
  /** With every island of the page; what came before included. */
  readonly after: { readonly scripts: Parts; readonly requests: number };
}

/** Where a built site lies, and below which path it is served. */
export interface BuiltSite {
  readonly root: string;
  readonly basePath: string;
}

const STYLE = /<style>([\s\S]*?)<\/style>/;
const BOOT = /<script data-islands="([^"]*)">([\s\S]*?)<\/script>/;
const IMPORTED = /(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/**
 * Weighs one built page, shaped or as Waku writes it: what is fetched for it
 * at once, and what with all of its islands. Pictures are left out: which of them
 * is fetched depends on the screen.
 *
 * @param site where it was built
 * @param path of the page
 * @throws when the page was not built
 */
export function weighPage(site: BuiltSite, path: string): PageWeight {
  const html = readFileSync(join(site.root, fileOf(path)), 'utf8');
  const total = compressedSize(site, fileOf(path));
  const bare = html.replace(STYLE, '');
  const inline = bare === html ? 0 : total - brotli(bare);
  const linked = sizes(site, all(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g));
  const fonts = sizes(site, fontsOf(site, html, Object.keys(linked)));
  const [, runtime, boot] = BOOT.exec(html) ?? [];
  const folder = runtime?.split(' ')[0]?.replace(/[^/]*$/, '');
  const islands = all(html, /<waku-island data-island="[^ "]+ ([^"]+)"/g);
  const own = runtime
    ? islands.flatMap((names) => names.split(' ').map((name) => folder + name))
    : [
        ...all(html, /import\("([^"]+\.js)"\)/g),
        ...all(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
      ];
  const wanted = own.length > 0 && runtime ? [...runtime.split(' '), ...own] : own;
  const external = sizes(site, withImports(site, wanted));
  // What one kind of page inlines besides stands before it, in a script without attributes.
  const inlined = [...all(html, /<script>([\s\S]*?)<\/script>/g), boot ?? ''].join('\n');
  const before = boot === undefined ? external : { boot: brotli(inlined) };
  const scripts = boot === undefined ? external : { ...before, ...external };
  const first = 1 + count(linked) + count(fonts) + (boot === undefined ? count(external) : 0);
  return {
    path,
    html: total - inline,
    css: { inline, linked, total: inline + Object.values(linked).reduce((a, b) => a + b, 0) },
    fonts,
    before: { scripts: before, requests: first },
    after: { scripts, requests: boot === undefined ? first : first + count(external) },
  };
}

/** The paths of every page of a built site, `/404` for the one of unknown addresses. */
export function pathsOf({ root }: BuiltSite): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => !isServedAsIs(file))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}

/**
 * Whether a file of the built site is served as it lies in `public/`: the press kit, a search engine's
 * verification page. No check of what the build makes is for these.
 */
export function isServedAsIs(file: string, folder = 'public'): boolean {
  return existsSync(join(folder, file.replace(/\.(?:br|gz)$/, '')));
}

/** Each script with its static imports, recursively. */
function withImports(site: BuiltSite, addresses: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    for (const imported of all(read(site, address), IMPORTED)) {
      add(posix.join(posix.dirname(address), imported));
    }
  };
  addresses.forEach(add);
  return [...found];
}

/** A page that preloads none fetches those that its style sheets name. */
function fontsOf(site: BuiltSite, html: string, sheets: readonly string[]): string[] {
  const preloaded = all(html, /<link rel="preload" href="([^"]+)" as="font"/g);
  if (preloaded.length > 0) return preloaded;
  return sheets.flatMap((sheet) => all(read(site, sheet), /url\("?([^")]+\.woff2)"?\)/g));
}

function sizes(site: BuiltSite, addresses: readonly string[]): Parts {
  return Object.fromEntries(
    addresses.map((address) => [address, compressedSize(site, below(site, address))]),
  );
}

/**
 * The compressed size from `precompress`; fonts and files without a compressed copy as they are.
 */
function compressedSize({ root }: BuiltSite, file: string): number {
  const ready = join(root, `${file}.br`);
  return readFileSync(existsSync(ready) ? ready : join(root, file)).byteLength;
}

function brotli(text: string): number {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).byteLength;
}

function read(site: BuiltSite, address: string): string {
  return readFileSync(join(site.root, below(site, address)), 'utf8');
}

/** The file of an address, below the root. */
function below({ basePath }: BuiltSite, address: string): string {
  return address.startsWith(basePath) ? address.slice(basePath.length) : address.slice(1);
}

function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return path === '/404' ? '404.html' : join(path.slice(1), 'index.html');
}

function all(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] as string))];
}

const count = (parts: Parts) => Object.keys(parts).length;

/** A script's or sheet's name without its folder, hash and suffix; other names as they are. */
export function nameOf(address: string): string {
  return basename(address).replace(/-[\w-]{6,8}\.(?:js|css)$/, '');
}
