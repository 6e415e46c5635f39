import { describe, expect, test } from 'vitest';
import { articlePage } from '../../src/content/article-page';
import { pages } from './pages';

/* What a screen reader gets: names, headings and order, on every built page. */

describe.each(pages.map((page) => [page.route.path, page] as const))('%s', (_path, page) => {
  test('headings are read as they look', () => {
    const apart = page.$(':is(h1, h2, h3, h4) :is(.visually-hidden, [aria-hidden])');
    expect(apart.text()).toBe('');
  });

  test('every table has a caption', () => {
    expect(page.$('table:not(:has(> caption:not(:empty)))')).toHaveLength(0);
  });

  test('a drawing of figures is named with a figure', () => {
    const names = page
      .$('figure [role=img], main span[role=img]')
      .toArray()
      .map((drawing) => page.$(drawing).attr('aria-label') ?? '');
    expect(names.filter((name) => !/\d.* to .*\d| on a scale from /.test(name))).toEqual([]);
    expect(names.filter((name) => /^on a scale/.test(name))).toEqual([]);
  });
});

test('the drawings that were looked at are scales and charts', () => {
  const count = (selector: string) => pages.reduce((all, { $ }) => all + $(selector).length, 0);
  expect(count('figure [role=img]')).toBeGreaterThan(20);
  expect(count('main span[role=img]')).toBeGreaterThan(2);
});

test('the contents of an article come before its text', () => {
  const inArticles = pages.filter(({ route }) => route.kind === 'article');
  expect(inArticles.length).toBeGreaterThan(0);
  for (const { route, $ } of inArticles) {
    const contents = `nav[aria-label="${articlePage.contents}"]`;
    expect($(`article :is(${contents}, h2)`).first().is(contents), route.path).toBe(true);
  }
});
