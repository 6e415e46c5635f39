import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Icon, icons, manifestPath } from '../../src/metadata/icons';
import { fileAt, isFilled } from './pages';

const PUBLIC = 'dist/public';
const pictures = Object.values<Icon>(icons).filter(({ type }) => type === 'image/png');

test.each(pictures)('$path is as large as it says, and opaque', async ({ path, sizes }) => {
  const { width, height } = await sharp(`${PUBLIC}${path}`).metadata();
  expect([width, height]).toEqual([sizes[0], sizes[0]]);
  expect((await sharp(`${PUBLIC}${path}`).stats()).isOpaque).toBe(true);
});

test('the favicons are there', async () => {
  expect(await readFile(PUBLIC + icons.drawing.path, 'utf8')).toContain(
    'prefers-color-scheme:dark',
  );
  const fallback = await readFile(PUBLIC + icons.fallback.path);
  expect(fallback.readUInt16LE(4)).toBe(icons.fallback.sizes.length);
});

test('the manifest lists files that exist', async () => {
  const manifest: unknown = JSON.parse(await readFile(PUBLIC + manifestPath, 'utf8'));
  expect(manifest).toMatchObject({ icons: expect.any(Array) });
  const { icons: listed } = manifest as { icons: { src: string }[] };
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter(({ src }) => !isFilled(fileAt(src) ?? ''))).toEqual([]);
});
