import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { articleFolder, SLUG } from '../../tests/support/article-folder';
import { messageOf, NOTHING } from '../../tests/support/message-of';
import { blog } from '../content/blog';
import { pictureIds } from '../content/pictures';
import { seoTitleOf } from './valid-article.fixture';

let articles: ReturnType<typeof articleFolder>;
beforeEach(() => {
  articles = articleFolder();
});
afterEach(() => articles.remove());

test('a valid article gives no error', async () => {
  expect(await messageOf(articles.read)).toBe(NOTHING);
});

describe('wrong front matter stops the build with the field and how to fix it:', () => {
  const TITLE = 'write 20 to 90 characters of plain text, in quotes';
  const CATEGORY = `choose one of ${blog.categories.join(', ')}`;
  const DAY = 'write a day such as 2025-10-07';
  const ORDER = 'write a whole number from 1';
  const MARK_UP = 'holds mark-up; write plain text';
  const TURNS = 'holds a character that changes the direction of reading; remove it';
  const UNSEEN = 'holds a line end or another control character; write one line of plain text';

  const rows: readonly (readonly [
    what: string,
    replaced: string,
    lines: string,
    message: string,
  ])[] = [
    ['no title', 'title', '', `title: is missing; ${TITLE}`],
    ['an empty title', 'title', 'title: "  "', 'title: has 0 characters; write 20 to 90'],
    ['a number for a title', 'title', 'title: 2026', `title: is 2026; ${TITLE}`],
    ['a list for a title', 'title', 'title: [one, two]', `title: is ["one","two"]; ${TITLE}`],
    ['a script tag', 'title', 'title: "Flowers <script> in London"', `title: ${MARK_UP}`],
    [
      'a script tag among the keywords',
      'keywords',
      'keywords:\n  - salon\n  - barber\n  - "<script src=//evil.test></script>"',
      `keywords.2: ${MARK_UP}`,
    ],
    [
      'a direction override (U+202E)',
      'title',
      'title: "Flowers now in \u202e London"',
      `title: ${TURNS}`,
    ],
    [
      'a direction override, escaped',
      'title',
      'title: "Flowers now in \\u202E London"',
      `title: ${TURNS}`,
    ],
    ['an Arabic letter mark', 'section', 'section: "Flower \u061c art"', `section: ${TURNS}`],
    ['a control character', 'title', 'title: "Flowers now in \\x07 London"', `title: ${UNSEEN}`],
    ['a second line', 'title', 'title: "Flowers marketing\\nin London"', `title: ${UNSEEN}`],
    [
      'half of a surrogate pair',
      'title',
      'title: "Flowers now in \\ud83d London"',
      `title: ${UNSEEN}`,
    ],
    ['no category', 'category', '', `category: is missing; ${CATEGORY}`],
    [
      'no standfirst',
      'standfirst',
      '',
      'standfirst: is missing; write for, week and worth: who it is for, what to do this week, what that is worth',
    ],
    [
      'a standfirst of two lines',
      'standfirst',
      'standfirst:\n  for: "Whoever owns two chairs."\n  week: "Count who left with a date."',
      'standfirst.worth: is missing; write 15 to 160 characters of plain text, in quotes',
    ],
    [
      'imageOnCardOnly that is not true',
      'order',
      'imageOnCardOnly: yes please',
      'imageOnCardOnly: is "yes please"; write true, or leave the field out',
    ],
    ['no slug', 'slug', '', "slug: is missing; write the file's name without .mdx"],
    [
      'a slug that leads to another folder',
      'slug',
      'slug: ../../etc',
      'slug: may hold only lower-case letters, digits and single hyphens',
    ],
    ['a day in words', 'date', 'date: October 2025', `date: is "October 2025"; ${DAY}`],
    ['a day that no calendar has', 'date', 'date: 2025-02-30', `date: is "2025-02-30"; ${DAY}`],
    ['an order in words', 'order', 'order: first', `order: is "first"; ${ORDER}`],
    ['an order below 1', 'order', 'order: 0', `order: is 0; ${ORDER}`],
    [
      'keywords that are no list',
      'keywords',
      'keywords: salon',
      'keywords: is "salon"; write a list of at least three, each on a line that begins with "- "',
    ],
    ['a single keyword', 'keywords', 'keywords:\n  - salon', 'keywords: needs at least three'],
    [
      'a source that is a home page',
      'checked',
      'checked:\n  - id: law\n    name: The law\n    url: https://www.legislation.gov.uk/',
      'checked.0.url: is a home page; link the page on which the claim stands',
    ],
    [
      'an unknown field',
      'order',
      'author: Ada',
      'has no field author; remove it or correct its name',
    ],
  ];
  test.each(rows)('%s', async (_what, replaced, lines, message) => {
    articles.rewrite(replaced, lines);
    expect(await messageOf(articles.read)).toBe(
      `Articles with wrong front matter:\n  ${articles.file()}: ${message}`,
    );
  });

  test('no front matter at all', async () => {
    articles.change(/^---\n[\s\S]*?\n---\n/, '');
    expect(await messageOf(articles.read)).toBe(
      `Articles with wrong front matter:\n  ${articles.file()}: front matter: is missing; begin the file with it, between two lines of ---`,
    );
  });

  test.each([
    ['a list that does not end', 'title: ['],
    ['a quotation that does not end', 'title: "Flowers'],
  ])('%s, with the line after which it should', async (_what, title) => {
    articles.rewrite('title', title);
    const message = await messageOf(articles.read);
    // Between the two stands the reason in the parser's own words.
    expect(message).toContain(`${articles.file()}: the front matter is not valid YAML (`);
    expect(message).toMatch(/, at line 3, column 1\)$/);
  });

  test('an article that stands in two files', async () => {
    const again = articles.file('again');
    articles.add('again', SLUG);
    expect(await messageOf(articles.read)).toBe(
      [
        'Articles with wrong front matter:',
        `${again}: slug: is "${SLUG}" but the file is called "again"; make them the same`,
        `${articles.file()}: slug "${SLUG}" is also that of ${again}; change one`,
        `${articles.file()}: seoTitle "${seoTitleOf(SLUG)}" is also that of ${again}; change one`,
      ].join('\n  '),
    );
  });

  /** A chart with a value too few for its three dates. */
  const CHART = `figures:
  orders:
    kind: line
    title: Orders
    caption: On Fridays.
    dates: ['2025-01-03', '2025-01-10', '2025-01-17']
    series: [{ label: Orders, values: [1, 2] }]`;

  test('a row of a chart that is too short, beside a wrong field', async () => {
    articles.rewrite('figures', CHART);
    articles.rewrite('order', 'order: 0');
    expect(await messageOf(articles.read)).toBe(
      [
        'Articles with wrong front matter:',
        `${articles.file()}: order: is 0; ${ORDER}`,
        `${articles.file()}: figures.orders.series.0.values: "Orders" has 2 for 3 dates; write one for each date, null (or ~) where nothing was counted`,
      ].join('\n  '),
    );
  });

  test('a word for a gap in a chart, which is written ~ or null', async () => {
    articles.rewrite('figures', CHART.replace('[1, 2]', '[1, ~, undefined]'));
    expect(await messageOf(articles.read)).toContain(
      'values.2: is "undefined"; write a number, or null where nothing was counted',
    );
    articles.change(/undefined/, 'null');
    expect(await messageOf(articles.readFrontMatter)).toBe(NOTHING);
  });

  test('a wrong name that stands twice in a formula, once', async () => {
    articles.change(/"bouquets \* price"/, '"bouquet * price * bouquet"');
    expect(await messageOf(articles.read)).toBe(
      `Articles with wrong front matter:\n  ${articles.file()}: sums.0.lines.0.formula: uses "bouquet"; use one of bouquets, price`,
    );
  });

  test('every wrong field of every file at once', async () => {
    // Files are read in the order of their names.
    const [first, second] = ['seeds', 'tulips'] as const;
    for (const slug of [first, second]) articles.add(slug);
    articles.rewrite('slug', 'slug: roses');
    articles.rewrite('excerpt', '', first);
    articles.rewrite('category', 'category: Socials', first);
    articles.rewrite('image', 'image: chamber', second);
    expect(await messageOf(articles.read)).toBe(
      [
        'Articles with wrong front matter:',
        `${articles.file()}: slug: is "roses" but the file is called "${SLUG}"; make them the same`,
        `${articles.file(first)}: excerpt: is missing; write 60 to 200 characters of plain text, in quotes`,
        `${articles.file(first)}: category: is "Socials"; ${CATEGORY}`,
        `${articles.file(second)}: image: is "chamber"; choose one of ${pictureIds.join(', ')}`,
      ].join('\n  '),
    );
  });
});
