import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../src/content/routes';
import { isServedAsIs } from '../../tools/public-files';

/** The built site. */
export const SITE = 'dist/public';

/** An article's path. */
export const ARTICLE = routes.find(({ kind }) => kind === 'article')?.path ?? '';

/** The bytes of a file of the build. */
export const bytesOf = (file: string) => readFileSync(join(SITE, file));

/** Every file that the build made, by its path from the root of a host. */
export const files: readonly string[] = readdirSync(SITE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(SITE.length))
  .filter((file) => !isServedAsIs(file));

/** A file of the build, whatever its hash. */
function one(pattern: RegExp): string {
  const found = files.find((file) => pattern.test(file));
  if (!found) throw new Error(`The build holds no file like ${pattern}.`);
  return found;
}

/** A script of the build. */
export const script = one(/^\/assets\/.*\.js$/);
/** A picture of the build. */
export const picture = one(/^\/assets\/.*\.avif$/);

/** What is sent for each kind of file. */
export const types: readonly (readonly [path: string, type: string])[] = [
  ['/', 'text/html;charset=utf-8'],
  ['/about', 'text/html;charset=utf-8'],
  [ARTICLE, 'text/html;charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain;charset=utf-8'],
  ['/about.md', 'text/markdown;charset=utf-8'],
  ['/live/hair-nova.csv', 'text/csv;charset=utf-8'],
  ['/feed.xml', 'application/xml;charset=utf-8'],
  ['/feed.json', 'application/json;charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json;charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml;charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  ['/icon-192.png', 'image/png'],
  [script, 'text/javascript;charset=utf-8'],
  [one(/^\/assets\/.*\.css$/), 'text/css;charset=utf-8'],
  [one(/^\/assets\/.*\.woff2$/), 'font/woff2'],
  [picture, 'image/avif'],
  [one(/\.jpg$/), 'image/jpeg'],
];

/** The forms of an address that are not the one. */
export const canonical: readonly (readonly [path: string, target: string])[] = [
  ['/about/', '/about'],
  ['/about/?from=mail&x=%2F', '/about?from=mail&x=%2F'],
  [`${ARTICLE}/`, ARTICLE],
  ['/index.html', '/'],
  ['/index.html?from=mail', '/?from=mail'],
  ['/about/index.html', '/about'],
  ['/about/index.html?from=mail', '/about?from=mail'],
  ['/about.html', '/about'],
  ['/about.html?from=mail', '/about?from=mail'],
];

/** Files that are there and are not for visitors. */
export const hidden: readonly string[] = ['/.env', '/assets/.hidden', '/about/.secret.txt'];

/** What is answered with 404. */
export const missing: readonly string[] = [
  ...hidden,
  '/nothing',
  '/nothing.html',
  '/nothing.md',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/assets',
  '/assets/old-abc.js',
  '/.git/config',
  '/.well-known/nothing',
  '//about',
  ARTICLE.replace('/blog/', '/blog//'),
];

/** What nobody asks for by accident. */
export const hostile: readonly string[] = [
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/assets/../../../etc/passwd',
  '/assets/..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc%5cpasswd',
  '//evil.example',
  '//evil.example/',
  '///evil.example/',
  '//evil.example/index.html',
  '/%2fevil.example/',
  '/%5cevil.example/',
  '/\\evil.example/',
  '/%00',
  '/about%00.html',
  '/about%0d%0aSet-Cookie:%20a=b/',
  '/%',
];
