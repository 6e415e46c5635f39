import { describe, expect, test } from 'vitest';
import { articles } from '../../src/articles/article-list';
import { pages } from './pages';

const ofArticles = pages.flatMap((page) => {
  const article = articles.find(({ path }) => path === page.route.path);
  return article ? [{ ...page, article }] : [];
});

test('every article has its page', () => {
  expect(ofArticles).toHaveLength(articles.length);
});

describe.each(ofArticles)('$route.path', ({ $, article: { checked } }) => {
  test('each note leads to the source of its number, and the source back to its first note', () => {
    const notes = $('sup a').toArray();
    expect(notes.length).toBeGreaterThanOrEqual(checked.length);
    for (const note of notes) {
      const number = $(note).text();
      expect($(note).attr('href')).toBe(`#source-${number}`);
      expect($(note).attr('aria-label')).toBe(`Source ${number}`);
    }
    for (const [at, { url }] of checked.entries()) {
      const source = $(`#source-${at + 1}`);
      expect(source.find('a[href^="https:"]').attr('href')).toBe(url);
      expect(source.find('a[href^="#"]').attr('href')).toBe(`#note-${at + 1}`);
      expect($(`sup a#note-${at + 1}`).text()).toBe(String(at + 1));
    }
  });

  test('sources are numbered as they are first cited', () => {
    const first = $('sup a[id]').map((_, note) => Number($(note).text()));
    expect(first.get()).toEqual(checked.map((_, at) => at + 1));
  });

  test('each table of the text has a caption, and a header for each column and row', () => {
    for (const table of $('main table').toArray()) {
      if ($(table).closest('figure').length > 0) continue;
      expect($(table).children('caption').text().length).toBeGreaterThan(10);
      expect($(table).find('thead th:not([scope=col])')).toHaveLength(0);
      const rows = $(table).find('tbody tr').toArray();
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect($(row).find('th[scope=row]')).toHaveLength(1);
    }
  });
});
