import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { articles } from '../../src/articles/article-list';
import { about } from '../../src/content/about';
import { stories } from '../../src/content/client-stories';
import { pageAt } from '../build/pages';
import { visibleText, words } from '../support/visible-text';

/** The text that a visitor reads on a page. */
const textAt = (path: string) => visibleText(pageAt(path).$);

/** The figures of each case study, its page, and the article that tells it. */
const CASES: readonly (readonly [article: string, page: string, ...figures: string[]])[] = [
  ['beauty-marketing-london', '/work/hair-nova', '139', '228', '61%', '65', '191', '34%'],
  ['dentistry-marketing-london', '/services', '351', '135'],
  ['restaurant-marketing-london-1', '/work', '62%', '21', '25'],
  ['real-estate-marketing-london-1', '/work', '47%', '97', '66', '23'],
  ['legal-marketing-london-1', '/work', '85%', '444', '240', '£200k+'],
  ['fashion-marketing-london-2', '/work', '184%', '3.1'],
  ['hospitality-marketing-london-1', '/work', '58%', '31%', '2.2'],
];
/** The figures that stand in rows of /about, by the articles that tell them too. */
const countedOnAbout = about.counted.items.flatMap(({ articles: tellers }) =>
  Object.entries(tellers).map(([slug, figures]) => [slug, '/about', ...figures] as const),
);

const slugs = articles.map(({ slug }) => slug);
const told = [...CASES, ...countedOnAbout].filter(([slug]) => slugs.includes(slug));
test.each(told)(
  'the article %s has the figures that %s has of its client',
  (slug, page, ...figures) => {
    for (const text of [textAt(`/blog/${slug}`), textAt(page)]) {
      const has = (figure: string) =>
        new RegExp(`(?<![\\d.,])${words(figure).replace(/[.+]/g, '\\$&')}(?!\\d)`).test(text);
      expect(figures.filter((figure) => !has(figure))).toEqual([]);
    }
  },
);

test('each of the first eighteen articles is told in a row of /about', () => {
  const topics = load(readFileSync('src/articles/article-topics.yaml', 'utf8')) as object;
  const toldOnAbout = countedOnAbout.map(([slug]) => slug);
  expect(Object.keys(topics).filter((slug) => !toldOnAbout.includes(slug))).toEqual([]);
});

test.each([
  ['pipd-de-poule', stories.pipd.ranks, 'topTen', 'terms in the top ten'],
  ['multi-lines-kitchens', stories.multiLines.ranks, 'topThree', 'terms in the top three'],
] as const)('proposal and dashboard of %s agree on rankings', (client, ranks, reached, label) => {
  const { [reached]: count } = ranks.last;
  expect(textAt(`/proposals/${client}`)).toContain(`${count} of ${ranks.terms}`);
  const live = textAt(`/live/${client}`).replaceAll(' ', '');
  expect(live).toContain(`${count}${label.replaceAll(' ', '')}`);
});
