import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type PictureFacts, pictures } from '../../src/content/pictures';
import { OG_SIZE, ogImagePath } from '../../src/seo/shared-images/image';
import { fileAt, pages, ROOT } from './pages';

const local = (url: string) => join(ROOT, fileAt(url) ?? '');

const candidatesOf = (srcSet = '') =>
  srcSet.split(', ').map((entry) => {
    const [url = '', width = ''] = entry.split(' ');
    return { file: local(url), width: Number.parseInt(width, 10) };
  });

/** A length of `sizes` in pixels: `300px`, `68vw` or `calc(68vw - 34px)`. */
function length(text: string, viewport: number): number {
  const [vw = 0, px = 0] = ['vw', 'px'].map((unit) =>
    [...text.matchAll(new RegExp(`(- )?([\\d.]+)${unit}`, 'g'))].reduce(
      (sum, [, minus, figure]) => sum + (minus ? -1 : 1) * Number(figure),
      0,
    ),
  );
  return (vw / 100) * viewport + px;
}

/** What `sizes` says at this width, as a browser reads it. */
function slot(sizes: string, viewport: number): number {
  for (const entry of sizes.split(', ')) {
    const [, from, value] = /^\(min-width: (\d+)px\) (.+)$/.exec(entry) ?? [entry, '0', entry];
    if (viewport >= Number(from)) return length(value ?? '', viewport);
  }
  throw new Error(`"${sizes}" has no default`);
}

const alts = new Set<string>(Object.values<PictureFacts>(pictures).map(({ alt }) => alt));

describe.each(pages)('the pictures of $route.path', ({ route, $ }) => {
  const all = $('picture')
    .toArray()
    .map((picture) => {
      const source = $(picture).find('source[type="image/avif"]');
      const files = candidatesOf(source.attr('srcset')).toSorted((a, b) => a.width - b.width);
      return { img: $(picture).find('img'), sizes: source.attr('sizes') ?? '', files };
    });

  test('exist in every width that they offer, as wide as srcset says, in the shape that their size says', async () => {
    for (const { img, files } of all) {
      expect(existsSync(local(img.attr('src') ?? ''))).toBe(true);
      expect(files.length).toBeGreaterThan(0);
      const shape = Number(img.attr('width')) / Number(img.attr('height'));
      for (const { file, width } of files) {
        const real = await sharp(file).metadata();
        expect(real.width, file).toBe(width);
        expect(Math.abs(width / shape - real.height), file).toBeLessThan(1);
      }
    }
  });

  test('have the words of content, or none on purpose, and their size', () => {
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

  test.each([
    { on: 'a desk', viewport: 1440, density: 1, heaviest: 120_000 },
    { on: 'a phone', viewport: 390, density: 3, heaviest: 60_000 },
  ])('are light on $on', ({ viewport, density, heaviest }) => {
    for (const { sizes, files } of all) {
      // What a browser takes: the narrowest that fills the slot, or the widest there is.
      const needed = slot(sizes, viewport) * density;
      const { file } = files.find(({ width }) => width >= needed) ?? files.at(-1) ?? { file: '' };
      expect(statSync(file).size, file).toBeLessThanOrEqual(heaviest);
    }
  });

  test('have one among them for where the page is shared', async () => {
    const file = join(ROOT, ogImagePath(route.path));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', ...OG_SIZE });
    expect(statSync(file).size).toBeLessThan(150_000);
  });
});
