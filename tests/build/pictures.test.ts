import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Cheerio, CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type PictureFacts, pictures } from '../../src/content/pictures';
import { fileAt, pages, ROOT } from './pages';

const KB = 1000;
const DESK = { width: 1440, density: 1, heaviest: 120 * KB };
const PHONE = { width: 390, density: 3, heaviest: 60 * KB };

/** The bound type of one element, which the library does not export. */
type Element = ReturnType<CheerioAPI>[number];

interface Candidate {
  readonly file: string;
  readonly width: number;
}

const local = (url: string) => join(ROOT, fileAt(url) ?? '');

const candidatesOf = (srcSet = ''): Candidate[] =>
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

/** The file that a browser takes: the narrowest that fills the slot, or the widest there is. */
function chosen(candidates: readonly Candidate[], needed: number): Candidate {
  const byWidth = [...candidates].sort((a, b) => a.width - b.width);
  const found = byWidth.find(({ width }) => width >= needed) ?? byWidth.at(-1);
  if (!found) throw new Error('there are no candidates');
  return found;
}

const alts = new Set<string>(Object.values<PictureFacts>(pictures).map(({ alt }) => alt));

describe.each(pages)('the pictures of $route.path', ({ $ }) => {
  const all = $('picture').toArray();
  const sourceOf = (picture: Element, type: string) =>
    $(picture).find(`source[type="image/${type}"]`);
  const image = (picture: Element) => $(picture).find('img');
  const listed = (part: Cheerio<Element>) => candidatesOf(part.attr('srcset'));

  test('exist in every format and width that they offer', () => {
    for (const picture of all) {
      const avif = listed(sourceOf(picture, 'avif'));
      expect(avif.length).toBeGreaterThan(0);
      for (const { file } of avif) expect(existsSync(file), file).toBe(true);
      expect(existsSync(local(image(picture).attr('src') ?? ''))).toBe(true);
    }
  });

  test('are as wide as srcset says, in the shape that their size says', async () => {
    for (const picture of all) {
      const img = image(picture);
      const shape = Number(img.attr('width')) / Number(img.attr('height'));
      for (const { file, width } of listed(sourceOf(picture, 'avif'))) {
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
    const eager = $('img')
      .toArray()
      .filter((img) => $(img).attr('loading') !== 'lazy');
    expect(eager.length).toBeLessThanOrEqual(1);
    for (const img of eager) expect($(img).attr('fetchpriority')).toBe('high');
  });

  test.each([
    ['a desk', DESK],
    ['a phone', PHONE],
  ])('are light on %s', (_name, { width, density, heaviest }) => {
    for (const picture of all) {
      const source = sourceOf(picture, 'avif');
      const needed = slot(source.attr('sizes') ?? '', width) * density;
      const { file } = chosen(listed(source), needed);
      expect(statSync(file).size, file).toBeLessThanOrEqual(heaviest);
    }
  });
});
