import { existsSync, globSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { footerGroups } from '../../src/site/menus';
import { colours } from '../../src/theme/colours';
import { isServedAsIs, pathsOf } from '../../tools/page-weight';
import { isText } from '../../tools/precompress';
import { files, made, ROOT } from './pages';

const own = globSync('public/**/*')
  .filter((file) => statSync(file).isFile())
  .map((file) => file.slice('public/'.length));

describe.each(own)('public/%s', (file) => {
  test('is served as it is, and precompressed', () => {
    expect(readFileSync(join(ROOT, file)).equals(readFileSync(join('public', file)))).toBe(true);
    for (const form of isText(file) ? ['.br', '.gz'] : []) expect(files).toContain(file + form);
    expect(made).not.toContain(file);
  });
});

test('a file that is added there is not checked as a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  writeFileSync(join(folder, 'google123.html'), 'google-site-verification: google123.html');
  expect(isServedAsIs('google123.html', folder)).toBe(true);
  expect(isServedAsIs('google123.html.br', folder)).toBe(true);
  expect(isServedAsIs('about/index.html', folder)).toBe(false);
  expect(pathsOf({ root: ROOT, basePath: '/' })).not.toContain('/press/kit');
});

test('the press kit is linked from the small print, and all that it shows is there', () => {
  const kit = '/press/kit.html';
  expect(footerGroups.at(-1)?.links.map(({ href }) => href)).toContain(kit);
  const $ = load(readFileSync(`public${kit}`, 'utf8'));
  const addresses = $('[href], [src], [srcset]')
    .toArray()
    .flatMap((element) => ['href', 'src', 'srcset'].map((name) => $(element).attr(name) ?? []))
    .flat()
    .map((address) => new URL(address, `http://localhost${kit}`).pathname);
  expect(addresses.length).toBeGreaterThan(15);
  const isThere = (path: string) =>
    existsSync(join(ROOT, path)) &&
    (statSync(join(ROOT, path)).isFile() || files.has(`${path.slice(1)}/index.html`));
  expect(addresses.filter((path) => !isThere(path))).toEqual([]);
});

test.each(['day', 'night'] as const)(
  'its wordmark and mark by %s have the colours of the theme',
  (theme) => {
    const drawing = (name: string) => readFileSync(`public/press/${name}-${theme}.svg`, 'utf8');
    expect(drawing('wordmark')).toContain(`fill="${colours.text[theme]}"`);
    expect(drawing('mark')).toContain(`fill="${colours.text[theme]}"`);
    expect(drawing('mark')).toContain(`fill="${colours.line[theme]}"`);
    for (const role of ['page', 'text', 'line'] as const)
      expect(readFileSync('public/press/kit.css', 'utf8')).toContain(colours[role][theme]);
  },
);
