import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ico } from '../../src/build/icons';
import { colours } from '../../src/theme/colours';
import { iconLinks, icons, manifestPath } from '../seo/icons';
import { livingMark, tile } from '../seo/mark';
import { webManifest } from '../seo/web-manifest';

describe('the mark', () => {
  test('has the colours of the theme by day and by night', () => {
    const mark = livingMark();
    for (const { day, night } of [colours.text, colours.line]) {
      expect(mark).toContain(day);
      expect(mark).toContain(night);
    }
    expect(mark).toContain('prefers-color-scheme:dark');
  });

  test('is opaque as a tile, the line through its middle', async () => {
    const { data, info } = await sharp(Buffer.from(tile({ size: 32, share: 0.8, line: 2 })))
      .resize(32)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((32 * y + x) * info.channels).subarray(0, 3),
    ];
    const rgb = (hex: string) =>
      [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
    expect(at(15, 0)).toEqual(rgb(colours.line.night));
    expect(at(16, 31)).toEqual(rgb(colours.line.night));
    expect(at(0, 0)).toEqual(rgb(colours.page.night));
  });
});

test('an icon file names each of its pictures with size and place', async () => {
  const images = await Promise.all(
    [16, 48].map((side) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    ),
  );
  const file = await ico(images);
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  for (const [index, side] of [16, 48].entries()) {
    const entry = 6 + 16 * index;
    expect(file[entry]).toBe(side);
    const length = file.readUInt32LE(entry + 8);
    const offset = file.readUInt32LE(entry + 12);
    expect(file.subarray(offset, offset + length).equals(images[index] ?? Buffer.alloc(0))).toBe(
      true,
    );
  }
});

test('the manifest and the links name only icons that exist', () => {
  const paths = new Set<string>([...Object.values(icons).map(({ path }) => path), manifestPath]);
  for (const { src } of webManifest().icons) expect(paths).toContain(src);
  for (const { href } of iconLinks) expect(paths).toContain(href);
});
