import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { articles } from '../../src/articles/article-list';
import { articlePage } from '../../src/content/article-page';
import { site } from '../../src/site/site';
import { pageAt, pages } from './pages';

/* What screen readers and reader modes get: names, headings and order on every built page. */

describe.each(pages)('$route.path', ({ $ }) => {
  test('headings are read as they look, drawings have a name with figures', () => {
    expect($(':is(h1, h2, h3, h4) :is(.visually-hidden, [aria-hidden])').text()).toBe('');
    const names = $('figure [role=img], main span[role=img]')
      .toArray()
      .map((drawing) => $(drawing).attr('aria-label') ?? '');
    expect(
      names.filter((name) => !/^(?!on a scale).*(?:\d.* to .*\d| on a scale from )/.test(name)),
    ).toEqual([]);
  });
});

describe.each(articles)('$path', ({ path, checked }) => {
  const { $ } = pageAt(path);

  test('its contents come before its text', () => {
    const contents = `nav[aria-label="${articlePage.contents}"]`;
    expect($(`article :is(${contents}, h2)`).first().is(contents)).toBe(true);
  });

  test('notes and their sources lead to each other', () => {
    const notes = $('sup a').toArray();
    expect(notes.length).toBeGreaterThanOrEqual(checked.length);
    for (const note of notes) {
      const number = $(note).text();
      expect($(note).attr('href')).toBe(`#source-${number}`);
      expect($(note).attr('aria-label')).toBe(`Source ${number}`);
    }
    // Sources are numbered as they are first cited.
    expect(
      $('sup a[id]')
        .map((_, note) => $(note).attr('id'))
        .get(),
    ).toEqual(checked.map((_, at) => `note-${at + 1}`));
    for (const [at, { url }] of checked.entries()) {
      expect($(`sup a#note-${at + 1}`).text()).toBe(String(at + 1));
      const source = $(`#source-${at + 1}`);
      expect(source.find('a[href^="https:"]').attr('href')).toBe(url);
      expect(source.find('a[href^="#"]').attr('href')).toBe(`#note-${at + 1}`);
    }
  });
});

const words = (text: string) => text.replace(/\s+/g, ' ').trim();
test.each(articles)('a reader mode finds title, byline and all of $path', (article) => {
  const { html, $ } = pageAt(article.path);
  const read = new Readability(parseHTML(html).document as unknown as Document).parse();
  expect(read?.title).toBe(article.title);
  expect(read?.byline).toContain(site.name);
  const text = words(read?.textContent ?? '');
  const blocks = $('main article')
    .first()
    .find(':has(> :is(h2, h3)[id]) :is(p, li, h2, h3, th, td):not(:has(p, li))')
    .toArray()
    .map((block) => words($(block).text()))
    .filter(Boolean);
  expect(blocks.length).toBeGreaterThan(5);
  const lead = $('main article header img').attr('src');
  if (lead) expect(read?.content).toContain(`src="${lead}"`);
  const furniture =
    /menu|shopping|share|comment|banner|footer|sponsor|promo|related|media|tags|widget/;
  const ids = $('main article :is(h2, h3)[id]')
    .toArray()
    .map(({ attribs }) => attribs.id ?? '');
  expect(ids.filter((id) => furniture.test(id))).toEqual([]);
  expect(blocks.filter((block) => !text.includes(block))).toEqual([]);
});
