import sharp from 'sharp';
import { expect, test } from 'vitest';
import { themedMark, tile } from '../seo/mark';
import { colours } from '../theme/colours';
import { ico } from './icons';

test('the mark has the colours of the theme by day and by night', () => {
  const mark = themedMark();
  for (const { day, night } of [colours.text, colours.line]) {
    expect(mark).toContain(day);
    expect(mark).toContain(night);
  }
});

test('as a tile it is opaque, the line through its middle', async () => {
  const { data, info } = await sharp(Buffer.from(tile({ size: 32, share: 0.8, line: 2 })))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    `#${data.subarray((32 * y + x) * info.channels).toString('hex', 0, 3)}`;
  expect(at(15, 0)).toBe(colours.line.night);
  expect(at(16, 31)).toBe(colours.line.night);
  expect(at(0, 0)).toBe(colours.page.night);
});

test('an icon file names each of its pictures with size and place', async () => {
  const create = (side: number) => ({
    create: { width: side, height: side, channels: 3 as const, background: '#000' },
  });
  const images = await Promise.all([16, 48].map((side) => sharp(create(side)).png().toBuffer()));
  const file = await ico(images);
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  for (const [index, side] of [16, 48].entries()) {
    const entry = 6 + 16 * index;
    expect(file[entry]).toBe(side);
    const offset = file.readUInt32LE(entry + 12);
    const image = file.subarray(offset, offset + file.readUInt32LE(entry + 8));
    expect(image).toEqual(images[index]);
  }
});
