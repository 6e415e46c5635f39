import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Icon, icons, manifestPath } from '../../src/seo/icons';
import { fileAt, isFilled, pageAt, ROOT, textOf } from './pages';

const pictures = Object.values<Icon>(icons).filter(({ type }) => type === 'image/png');

test.each(pictures)('$path is as large as it says, and opaque', async ({ path, sizes }) => {
  const file = join(ROOT, path);
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual([sizes[0], sizes[0]]);
  expect((await sharp(file).stats()).isOpaque).toBe(true);
});

test('the favicons are there, and what the manifest lists', async () => {
  expect(textOf(icons.drawing.path)).toContain('prefers-color-scheme:dark');
  const fallback = await readFile(join(ROOT, icons.fallback.path));
  expect(fallback.readUInt16LE(4)).toBe(icons.fallback.sizes.length);
  const listed: { src: string }[] = JSON.parse(textOf(manifestPath)).icons;
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter(({ src }) => !isFilled(fileAt(src) ?? ''))).toEqual([]);
  expect(pageAt('/').$('link[rel=manifest]').attr('href')).toBe(manifestPath);
});
