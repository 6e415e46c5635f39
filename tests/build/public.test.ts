import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { footerGroups } from '../../src/site/menus';
import { fileOf } from '../../tools/page-weight';
import { isText } from '../../tools/precompress';
import { files, ROOT } from './pages';

const own = globSync('public/**/*')
  .filter((file) => statSync(file).isFile())
  .map((file) => file.slice('public/'.length));

test.each(own)('public/%s is served as it is, and precompressed', (file) => {
  expect(readFileSync(join(ROOT, file)).equals(readFileSync(join('public', file)))).toBe(true);
  for (const form of isText(file) ? ['.br', '.gz'] : []) expect(files).toContain(file + form);
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
  const isThere = (path: string) => files.has(path.slice(1)) || files.has(fileOf(path));
  expect(addresses.filter((path) => !isThere(path))).toEqual([]);
});
