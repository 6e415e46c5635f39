import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { OG_SIZE, ogImagePath } from '../../src/seo/shared-images/image';
import { routes } from '../../src/site/routes';
import { ROOT } from './pages';

const HEAVIEST = 150_000;

describe('every page has its shared image', () => {
  test.each(routes.map(({ path }) => path))('%s', async (path) => {
    const image = await readFile(join(ROOT, ogImagePath(path)));
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', ...OG_SIZE });
    expect(image.length).toBeLessThan(HEAVIEST);
  });
});
