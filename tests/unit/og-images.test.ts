import { describe, expect, test } from 'vitest';
import { pictures } from '../../src/content/pictures';
import { routes } from '../../src/content/routes';
import { ogImagePath } from '../../src/og-images/image';
import { ogPages } from '../../src/og-images/pages';
import { renderOgImage } from '../../src/og-images/render';
import { setTitle, type TitleRoom } from '../../src/og-images/title-lines';

const ROOM: TitleRoom = {
  width: 20,
  height: 100,
  largest: 1,
  smallest: 1,
  ascent: 0.8,
  lineHeight: 1,
};
/** As if every letter were one em wide. */
const letters = (line: string) => line.length;

describe('the address of a shared image', () => {
  test('follows the page, and home has a name of its own', () => {
    expect(ogImagePath('/')).toBe('/og/home.jpg');
    expect(ogImagePath('/blog/some-article')).toBe('/og/blog/some-article.jpg');
  });
});

describe('the list of shared images', () => {
  test('has every page once, each with words and a known picture', () => {
    expect(ogPages().map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
    for (const { title, kicker, picture } of ogPages()) {
      expect(title).not.toBe('');
      expect(kicker).not.toBe('');
      if (picture) expect(pictures).toHaveProperty(picture);
    }
  });

  test('leaves out the picture of an article that shows it in lists only', () => {
    const hospitality = ogPages().filter(({ path }) => path.includes('hospitality'));
    expect(hospitality).toHaveLength(2);
    for (const page of hospitality) expect(page.picture).toBeUndefined();
  });
});

describe('a title in lines', () => {
  test('stays on one line where it fits', () => {
    expect(setTitle('From a fixed point', ROOM, letters)?.lines).toEqual(['From a fixed point']);
  });

  test('breaks after a colon rather than inside a phrase', () => {
    const set = setTitle('Know the street: shops in London', ROOM, letters);
    expect(set?.lines).toEqual(['Know the street:', 'shops in London']);
  });

  test('fails if a word is wider than the box', () => {
    expect(setTitle('Llanfairpwllgwyngyllgogerych', ROOM, letters)).toBeUndefined();
  });
});

test('a title that cannot be set stops the build with its words', async () => {
  const title = 'Unreasonably'.repeat(12);
  await expect(renderOgImage({ title })).rejects.toThrow(title);
});

test('a character that the font lacks stops the build, which names it', async () => {
  await expect(renderOgImage({ title: 'Growth 成長' })).rejects.toThrow('has no shape for "成"');
});
