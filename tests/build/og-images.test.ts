import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { routes } from '../../src/content/routes';
import { OG_SIZE, ogImagePath } from '../../src/metadata/og-image';

const HEAVIEST = 150_000;

describe('every page has its shared image', () => {
  test.each(routes.map(({ path }) => path))('%s', async (path) => {
    const image = await readFile(`dist/public${ogImagePath(path)}`);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', ...OG_SIZE });
    expect(image.length).toBeLessThan(HEAVIEST);
  });
});
