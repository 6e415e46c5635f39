import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { footerGroups } from '../../src/layout/menus';
import { type FaviconFile, faviconFiles, manifestPath } from '../../src/seo/favicon-files';
import { colours } from '../../src/theme/colours';
import { isText } from '../../tools/precompress';
import { fileAt, files, isFilled, pageAt, ROOT, textOf } from './pages';

const own = globSync('public/**/*')
  .filter((file) => statSync(file).isFile())
  .map((file) => file.slice('public/'.length));

test.each(own)('public/%s is served as it is, and precompressed', (file) => {
  expect(readFileSync(join(ROOT, file)).equals(readFileSync(join('public', file)))).toBe(true);
  for (const form of isText(file) ? ['.br', '.gz'] : []) expect(files).toContain(file + form);
});

test('the press kit is linked, and each of its files can be taken', () => {
  expect(footerGroups.at(-1)?.links.map(({ href }) => href)).toContain('/press');
  const main = pageAt('/press').$('main');
  const taken = [...(main.html()?.matchAll(/(press\/[^"]*)" [^>]*download/g) ?? [])].map(
    ([, file]) => file,
  );
  expect(taken.toSorted()).toEqual(own.filter((file) => file.startsWith('press/')).toSorted());
  for (const { day, night } of [colours.page, colours.text, colours.line])
    expect(main.text()).toContain(`${day} by day, ${night} by night`);
});

const pictures = Object.values<FaviconFile>(faviconFiles).filter(
  ({ type }) => type === 'image/png',
);

test.each(pictures)('$path is as large as it says, and opaque', async ({ path, sizes }) => {
  const file = join(ROOT, path);
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual([sizes[0], sizes[0]]);
  expect((await sharp(file).stats()).isOpaque).toBe(true);
});

test('the favicons are there, and what the manifest lists', () => {
  expect(textOf(faviconFiles.drawing.path)).toContain('prefers-color-scheme:dark');
  const fallback = readFileSync(join(ROOT, faviconFiles.fallback.path));
  expect(fallback.readUInt16LE(4)).toBe(faviconFiles.fallback.sizes.length);
  const listed: { src: string }[] = JSON.parse(textOf(manifestPath)).icons;
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter(({ src }) => !isFilled(fileAt(src) ?? ''))).toEqual([]);
  expect(pageAt('/').$('link[rel=manifest]').attr('href')).toBe(manifestPath);
});
