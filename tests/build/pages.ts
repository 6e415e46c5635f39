import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { load } from 'cheerio';
import { distFolder } from '../../src/build-helpers/settings';
import { routes } from '../../src/routes';
import { basePath as readBasePath } from '../../src/site/environment';
import { fileOf, isServedAsIs } from '../../tools/page-weight';

/** The path that the built site is served from. */
export const basePath: string = readBasePath();

/** Where the built site lies. */
export const ROOT = join(distFolder(), 'public');

if (!existsSync(ROOT)) throw new Error(`${ROOT} is missing; "npm run build" makes it.`);

/** Every file of the built site, below {@link ROOT}, with forward slashes. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
);

/** The files that the build made, without the copies from `public/`. */
export const made: readonly string[] = [...files].filter((file) => !isServedAsIs(file));

/** The text of one file of the built site. */
export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Every built page with its text and tree; `seo.test.ts` reports pages that are missing. */
export const pages = routes
  .filter(({ path }) => files.has(fileOf(path)))
  .map((route) => {
    const html = textOf(fileOf(route.path));
    return { route, html, $: load(html) };
  });

/** A built page. */
export type Page = (typeof pages)[number];

/** The built page at a path. */
export function pageAt(path: string): Page {
  const page = pages.find(({ route }) => route.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
}

/** An address as written on a page; undefined if it leads off the site. */
export function insideSite(href: string, origin: string): string | undefined {
  const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  return path.startsWith('/') && !path.startsWith('//') ? path : undefined;
}

/** The file below {@link ROOT} for a path with the base path; undefined outside of it. */
export function fileAt(path: string): string | undefined {
  if (!path.startsWith(basePath)) return undefined;
  return decodeURI(path.slice(basePath.length).replace(/[?#].*$/s, ''));
}

/** Whether a file of the built site has any content. */
export function isFilled(file: string): boolean {
  return files.has(file) && statSync(join(ROOT, file)).size > 0;
}
