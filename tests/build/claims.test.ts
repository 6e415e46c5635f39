import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { articles } from '../../src/articles/article-list';
import { about } from '../../src/content/about';
import { stories } from '../../src/content/client-stories';
import { pages } from './pages';

/** What a visitor reads on a page. */
function textAt(path: string): string {
  const page = pages.find(({ route }) => route.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const body = page.$('body').clone();
  body.find('script, style, template').remove();
  // A figure stands apart from the words of the next element.
  return load((body.html() ?? '').replace(/</g, ' <'))
    .text()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Figures of cases, the page that has each case, and the article that tells it. */
const CASES: readonly (readonly [article: string, page: string, ...figures: string[]])[] = [
  ['beauty-marketing-london', '/work/hair-nova', '131', '214', '61%', '58', '171', '34%'],
  ['dentistry-marketing-london', '/services', '338', '130'],
  ['restaurant-marketing-london-1', '/work', '62%', '21', '25'],
  ['real-estate-marketing-london-1', '/work', '47%', '91', '62', '23'],
  ['legal-marketing-london-1', '/work', '85%', '444', '240', '£200k+'],
  ['fashion-marketing-london-2', '/work', '184%', '3.1'],
  ['hospitality-marketing-london-1', '/work', '58%', '31%', '2.2'],
];
const beside = about.counted.items.flatMap(({ articles: told }) =>
  Object.entries(told).map(([slug, figures]) => [slug, '/about', ...figures] as const),
);

test.each([...CASES, ...beside])('%s tells what %s has', (slug, page, ...figures) => {
  const told = textAt(`/blog/${slug}`);
  const source = textAt(page);
  const has = (text: string, figure: string) =>
    new RegExp(`(?<![\\d.,])${figure.toLowerCase().replace(/[.+]/g, '\\$&')}(?!\\d)`).test(text);
  expect(figures.filter((figure) => !has(told, figure))).toEqual([]);
  expect(figures.filter((figure) => !has(source, figure))).toEqual([]);
});

test('every article has a case, with what failed', () => {
  const told = new Set(about.counted.items.flatMap((entry) => Object.keys(entry.articles)));
  expect(articles.map(({ slug }) => slug).filter((slug) => !told.has(slug))).toEqual([]);
});

describe.each(['pipd-de-poule', 'multi-lines-kitchens'] as const)('%s', (client) => {
  test('its proposal and its dashboard say the same of its rankings', () => {
    const { last, terms } = stories[client === 'pipd-de-poule' ? 'pipd' : 'multiLines'].ranks;
    const reached = client === 'pipd-de-poule' ? last.topTen : last.topThree;
    const label = client === 'pipd-de-poule' ? 'terms in the top ten' : 'terms in the top three';
    expect(textAt(`/proposals/${client}`)).toContain(`${reached} of ${terms}`);
    expect(textAt(`/live/${client}`).replaceAll(' ', '')).toContain(
      `${reached}${label.replaceAll(' ', '')}`,
    );
  });
});
