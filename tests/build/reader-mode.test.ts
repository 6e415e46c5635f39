import { Readability } from '@mozilla/readability';
import { load } from 'cheerio';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { articles } from '../../src/articles/article-list';
import { articlePage } from '../../src/content/article-page';
import { site } from '../../src/site/site';
import { fileOf, textOf } from './pages';

const words = (text: string) => text.replace(/\s+/g, ' ').trim();
/** The longest, the shortest and the newest. */
const byLength = articles.toSorted((a, b) => a.source.length - b.source.length);
const three = [byLength.at(-1), byLength[0], articles[0]].filter((one) => one !== undefined);

test.each([...new Set(three)])('a reader mode finds title, byline and all of $path', (article) => {
  const html = textOf(fileOf(article.path));
  const $ = load(html);
  const element = $('main article').first();
  expect(words(element.find('> header h1').text())).toBe(article.title);
  expect(element.find('> header').text()).toContain(articlePage.byline);

  const read = new Readability(parseHTML(html).document as unknown as Document).parse();
  expect(read?.title).toBe(article.title);
  expect(read?.byline).toContain(site.name);
  const text = words(read?.textContent ?? '');
  const blocks = element
    .find('h2[id], h3[id]')
    .parent()
    .find('p, li, h2, h3, th, td')
    .toArray()
    .filter((block) => $(block).find('p, li').length === 0)
    // The list of sources is mostly links, and a reader mode takes such a list for navigation.
    .filter((block) => $(block).closest('[aria-labelledby=checked-against]').length === 0)
    .map((block) => words($(block).text()))
    .filter(Boolean);
  expect(blocks.length).toBeGreaterThan(20);
  expect(blocks.filter((block) => !text.includes(block))).toEqual([]);
});
