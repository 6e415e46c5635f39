import { describe, expect, test } from 'vitest';
import { articles } from '../../articles/article-list';
import { routeAt } from '../../site/routes';
import { ogImagePath } from './image';
import { renderOgImage } from './render';
import { setTitle, type TitleRoom } from './title-lines';

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

test('an article that shows its picture in lists only has none in its shared image', () => {
  const only = articles.filter(({ imageOnCardOnly }) => imageOnCardOnly);
  expect(only.length).toBeGreaterThan(0);
  for (const { path } of only) expect(routeAt(path).image).toBeUndefined();
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
  await expect(renderOgImage({ headline: title })).rejects.toThrow(title);
});

test('a character that the font lacks stops the build, which names it', async () => {
  await expect(renderOgImage({ headline: 'Growth 成長' })).rejects.toThrow('has no shape for "成"');
});
