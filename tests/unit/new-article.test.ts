import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assertWritten, TO_WRITE, unwritten } from '../../src/content/article-draft';
import { articleText } from '../../src/content/article-text';
import { type Article, articles, readArticles } from '../../src/content/articles';
import { categories, categoryIds } from '../../src/content/blog';
import { scaffold, slugOf, type Wish } from '../../tools/scaffold-article';
import { messageOf } from '../support/message-of';

const wish: Wish = {
  title: 'Sell the second bunch: florist marketing in London',
  category: 'Beauty',
  date: '2026-01-15',
};

/** Every problem that a wish has. */
const problemsOf = (changed: Partial<Wish>) =>
  messageOf(() => scaffold({ ...wish, ...changed }, articles));

describe('a new article', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'articles-'));
    cpSync('src/content/articles', folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Writes what is scaffolded beside the others, and reads all of them again. */
  function made(changed: Partial<Wish>): Article {
    const { slug, text } = scaffold({ ...wish, ...changed }, articles);
    writeFileSync(join(folder, `${slug}.mdx`), text);
    const article = readArticles(folder).find((candidate) => candidate.slug === slug);
    if (!article) throw new Error(`${slug} was not read.`);
    return article;
  }

  test.each(categories)(
    'of the category %s has valid front matter and a text that parses',
    (category) => {
      const article = made({ category });
      expect(article).toMatchObject({ title: wish.title, category, date: wish.date });
      expect(articleText(article).headings.length).toBeGreaterThan(2);
    },
  );

  test.each([
    ['the shortest title', { title: 'Count first, then pay' }],
    ['the longest title', { title: `${'Count the chairs first '.repeat(3)}and then pay for them` }],
    ['a title that YAML would misread', { title: 'True: "null" & \\ #1 - yes: 2026-01-01' }],
    ['an address that YAML would misread', { slug: '2026' }],
    ['an address that YAML would take for a truth', { slug: 'true' }],
    ['an address that YAML would take for a number', { slug: '1e3' }],
    ['a category by its address', { category: categoryIds['Real Estate'] }],
    ['a picture of its own', { image: 'bell' }],
  ] satisfies [string, Partial<Wish>][])('takes %s', (_name, changed) => {
    const article = made(changed);
    expect(article.title).toBe('title' in changed ? changed.title : wish.title);
    if ('slug' in changed) expect(article.slug).toBe(changed.slug);
    if ('image' in changed) expect(article.image).toBe(changed.image);
  });

  test('is one file more, and comes first where it is the newest', () => {
    const { path } = made({ date: '2099-01-15' });
    const read = readArticles(folder);
    expect(read).toHaveLength(articles.length + 1);
    expect(read[0]?.path).toBe(path);
  });

  test('may be one of two that are being written', () => {
    made({});
    made({ title: 'Sell the third bunch: florist marketing in London' });
    expect(readArticles(folder)).toHaveLength(articles.length + 2);
  });

  test('is not published before all of it is written', () => {
    const article = made({});
    const count =
      readFileSync(join(folder, `${article.slug}.mdx`), 'utf8').split(TO_WRITE).length - 1;
    expect(count).toBeGreaterThan(10);
    const problems = unwritten(article);
    expect(problems).toHaveLength(count);
    for (const problem of problems) expect(problem.startsWith(`${article.file}: `)).toBe(true);
    expect(problems[0]).toMatch(/: excerpt: is still to be written: one or two plain sentences/);
    expect(() => assertWritten([article])).toThrow(/Articles that are not finished:\n {2}/);
  });

  test('tells the line of the file on which something is left', () => {
    const article = made({});
    const lines = readFileSync(article.file, 'utf8').split('\n');
    const told = unwritten(article).flatMap(
      (problem) => /: line (\d+): .*written: (.+)$/.exec(problem) ?? [],
    );
    expect(told.length).toBeGreaterThan(10);
    for (let at = 0; at < told.length; at += 3) {
      expect(lines[Number(told[at + 1]) - 1]).toContain(told[at + 2]);
    }
  });
});

test('every article there is has been written', () => {
  expect(articles.flatMap(unwritten)).toEqual([]);
});

describe('wrong options are refused, with how to fix them,', () => {
  const [first] = articles;
  if (!first) throw new Error('There are no articles.');

  test.each([
    ['without a title', { title: '  ' }, /the title: is empty; write what the article says/],
    ['with a short title', { title: 'Book' }, /the title: has 4 characters; write 20 to 90/],
    ['with mark-up', { title: `${wish.title} <b>` }, /the title: holds mark-up/],
    [
      'with the title of another, however it is spelt',
      { title: first.title.toUpperCase().replaceAll(' ', '  ') },
      new RegExp(`the title: is already that of ${first.file}; choose another`),
    ],
    [
      'with the address of another',
      { slug: first.slug },
      new RegExp(`--slug: "${first.slug}" is already the address of ${first.file}`),
    ],
    ['with an address that cannot be', { slug: 'A b' }, /--slug: may hold only lower-case letters/],
    [
      'with a category that there is not',
      { category: 'Fish' },
      /--category: is "Fish"; choose one of Social Media, Healthcare/,
    ],
    [
      'with a picture that there is not',
      { image: 'fish' },
      /--image: is "fish"; choose one of apothecary, bell/,
    ],
    [
      'with a day that no calendar has',
      { date: '2026-02-30' },
      /--date: is "2026-02-30"; write a day such as 2025-10-07/,
    ],
  ] satisfies [string, Partial<Wish>, RegExp][])('%s', async (_name, changed, expected) => {
    expect(await problemsOf(changed)).toMatch(expected);
  });

  test('with everything that is wrong at once', async () => {
    const said = await problemsOf({ title: '', category: 'Fish', image: 'fish' });
    expect(said.split('\n')).toHaveLength(4);
  });
});

test.each([
  ['Say what the reader can do: café marketing', 'say-what-the-reader-can-do-cafe-marketing'],
  ['The owner’s hour — £5 & a half', 'the-owners-hour-5-a-half'],
  ['  --Ünder  one_roof--  ', 'under-one-roof'],
])('%s becomes the address %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
