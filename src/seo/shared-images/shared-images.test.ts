import { expect, test } from 'vitest';
import { renderOgImage } from './render-image';
import { setTitle } from './title-lines';

const ROOM = { width: 20, height: 100, largest: 1, smallest: 1, ascent: 0.8, lineHeight: 1 };

test.each([
  ['stays on one line where it fits', 'From a fixed point', ['From a fixed point']],
  [
    'breaks after a colon rather than inside a phrase',
    'Know the street: shops in London',
    ['Know the street:', 'shops in London'],
  ],
  ['fails if a word is wider than the box', 'Llanfairpwllgwyngyllgogerych', undefined],
])('a title %s', (_, title, lines) => {
  // As if every letter were one em wide.
  expect(setTitle(title, ROOM, (line) => line.length)?.lines).toEqual(lines);
});

test('a title that cannot be set stops the build with its words', async () => {
  const title = 'Unreasonably'.repeat(12);
  await expect(renderOgImage({ headline: title })).rejects.toThrow(title);
});

test('a character that the font lacks stops the build, which names it', async () => {
  await expect(renderOgImage({ headline: 'Growth 成長' })).rejects.toThrow('has no shape for "成"');
});
