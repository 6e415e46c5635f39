import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colours } from '../theme/colours';
import { themedMark, tile } from './mark';

test('the themed mark has the colours of the theme, of day and of night', () => {
  const mark = themedMark();
  for (const { day, night } of [colours.text, colours.line]) {
    expect(mark).toContain(day);
    expect(mark).toContain(night);
  }
});

test('the mark as a tile has an opaque ground, and the line through its middle', async () => {
  const { data, info } = await sharp(Buffer.from(tile({ size: 32, share: 0.8, line: 2 })))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    `#${data.subarray((32 * y + x) * info.channels).toString('hex', 0, 3)}`;
  expect(at(15, 0)).toBe(colours.line.night);
  expect(at(16, 31)).toBe(colours.line.night);
  expect(at(0, 0)).toBe(colours.page.night);
});
