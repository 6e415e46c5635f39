import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type PictureFacts, pictures } from '../../src/content/pictures';
import { OG_SIZE, ogImagePath } from '../../src/seo/shared-images/image-layout';
import { fileAt, pages, ROOT } from './pages';

const local = (url: string) => join(ROOT, fileAt(url) ?? '');

const candidatesOf = (srcSet = '') =>
  srcSet.split(', ').map((entry) => {
    const [url = '', width = ''] = entry.split(' ');
    return { file: local(url), width: Number.parseInt(width, 10) };
  });

const alts = new Set<string>(Object.values<PictureFacts>(pictures).map(({ alt }) => alt));

describe.each(pages)('the pictures of $route.path', ({ route, $ }) => {
  const all = $('picture')
    .toArray()
    .map((picture) => {
      const srcset = $(picture).find('source[type="image/avif"]').attr('srcset');
      return { img: $(picture).find('img'), files: candidatesOf(srcset) };
    });

  test('exist in every width that their srcset names', async () => {
    for (const { img, files } of all) {
      expect(files.length).toBeGreaterThan(0);
      const shape = Number(img.attr('width')) / Number(img.attr('height'));
      for (const { file, width } of files) {
        const real = await sharp(file).metadata();
        expect(real.width, file).toBe(width);
        expect(Math.abs(width / shape - real.height), file).toBeLessThan(1);
      }
    }
  });

  test('have an alternative text of pictures.json, or none on purpose, and their size', () => {
    const wrong = $('img')
      .toArray()
      .filter((img) => {
        const { alt, width, height } = $(img).attr() ?? {};
        const described = alt === '' || (alt !== undefined && alts.has(alt));
        return !described || !(Number(width) > 0) || !(Number(height) > 0);
      });
    expect(wrong.map((img) => $(img).attr('src'))).toEqual([]);
  });

  test('load when near, but for the one that is the largest paint', () => {
    const eager = $('img:not([loading=lazy])');
    expect(eager.length).toBeLessThanOrEqual(1);
    expect(eager.filter('[fetchpriority=high]')).toHaveLength(eager.length);
  });

  test('are light: 60 kB for what fills a phone, 120 for what fills a desktop', () => {
    for (const { file, width } of all.flatMap(({ files }) => files))
      expect(statSync(file).size, file).toBeLessThanOrEqual(width > 1280 ? 120_000 : 60_000);
  });

  test('include one for where the page is shared', async () => {
    const file = join(ROOT, ogImagePath(route.path));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', ...OG_SIZE });
    expect(statSync(file).size).toBeLessThan(150_000);
  });
});
