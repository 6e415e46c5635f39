import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ico } from './favicons';

test('the directory of an .ico file gives the size and the offset of each picture in it', async () => {
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
