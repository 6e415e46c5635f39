import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messageOf, NOTHING } from '../../tests/support/message-of';
import { blog } from '../content/blog';
import { pictureIds } from '../content/pictures';
import { services } from '../content/services';
import { assertLinksLead } from '../seo/link-targets';
import { readArticles } from './article-list';
import { parseArticle } from './parse-article';
import { seoTitleOf, validArticle } from './wrong-articles.fixture';

/** The slug of the article that each test breaks, alone in a folder. */
const SLUG = 'flowers';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wrong-articles-'));
  add(SLUG);
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (slug = SLUG) => join(folder, `${slug}.mdx`);
const add = (slug: string) => writeFileSync(file(slug), validArticle(slug));

function change(from: RegExp, to: string, slug = SLUG): void {
  const written = readFileSync(file(slug), 'utf8');
  const broken = written.replace(from, () => to);
  if (broken === written) throw new Error(`The article has no ${from} to break.`);
  writeFileSync(file(slug), broken);
}

/** Replaces a field of the front matter, with its indented lines; an empty text removes it. */
function rewrite(field: string, lines: string, slug = SLUG): void {
  change(new RegExp(`^${field}:.*\\n(?: {2}.*\\n)*`, 'm'), lines && `${lines}\n`, slug);
}

/** What a build reads and checks: the front matter of all, the text and the links of each. */
const read = () => {
  for (const article of readArticles(folder)) assertLinksLead(parseArticle(article).links, article);
};

test('a valid article gives no error', async () => {
  expect(await messageOf(read)).toBe(NOTHING);
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
    rewrite(replaced, lines);
    expect(await messageOf(read)).toBe(
      `Articles with wrong front matter:\n  ${file()}: ${message}`,
    );
  });

  test('no front matter at all', async () => {
    change(/^---\n[\s\S]*?\n---\n/, '');
    expect(await messageOf(read)).toBe(
      `Articles with wrong front matter:\n  ${file()}: front matter: is missing; begin the file with it, between two lines of ---`,
    );
  });

  test.each([
    ['a list that does not end', 'title: ['],
    ['a quotation that does not end', 'title: "Flowers'],
  ])('%s, with the line after which it should', async (_what, title) => {
    rewrite('title', title);
    const message = await messageOf(read);
    // Between the two stands the reason in the parser's own words.
    expect(message).toContain(`${file()}: the front matter is not valid YAML (`);
    expect(message).toMatch(/, at line 3, column 1\)$/);
  });

  test('an article that stands in two files', async () => {
    const again = file('again');
    writeFileSync(again, validArticle(SLUG));
    expect(await messageOf(read)).toBe(
      [
        'Articles with wrong front matter:',
        `${again}: slug: is "${SLUG}" but the file is called "again"; make them the same`,
        `${file()}: slug "${SLUG}" is also that of ${again}; change one`,
        `${file()}: seoTitle "${seoTitleOf(SLUG)}" is also that of ${again}; change one`,
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
    rewrite('figures', CHART);
    rewrite('order', 'order: 0');
    expect(await messageOf(read)).toBe(
      [
        'Articles with wrong front matter:',
        `${file()}: order: is 0; ${ORDER}`,
        `${file()}: figures.orders.series.0.values: "Orders" has 2 for 3 dates; write one for each date, null (or ~) where nothing was counted`,
      ].join('\n  '),
    );
  });

  test('a word for a gap in a chart, which is written ~ or null', async () => {
    rewrite('figures', CHART.replace('[1, 2]', '[1, ~, undefined]'));
    expect(await messageOf(read)).toContain(
      'values.2: is "undefined"; write a number, or null where nothing was counted',
    );
    change(/undefined/, 'null');
    expect(await messageOf(() => readArticles(folder))).toBe(NOTHING);
  });

  test('a wrong name that stands twice in a formula, once', async () => {
    change(/"bouquets \* price"/, '"bouquet * price * bouquet"');
    expect(await messageOf(read)).toBe(
      `Articles with wrong front matter:\n  ${file()}: sums.0.lines.0.formula: uses "bouquet"; use one of bouquets, price`,
    );
  });

  test('every wrong field of every file at once', async () => {
    // Files are read in the order of their names.
    const [first, second] = ['seeds', 'tulips'] as const;
    for (const slug of [first, second]) add(slug);
    rewrite('slug', 'slug: roses');
    rewrite('excerpt', '', first);
    rewrite('category', 'category: Socials', first);
    rewrite('image', 'image: chamber', second);
    expect(await messageOf(read)).toBe(
      [
        'Articles with wrong front matter:',
        `${file()}: slug: is "roses" but the file is called "${SLUG}"; make them the same`,
        `${file(first)}: excerpt: is missing; write 60 to 200 characters of plain text, in quotes`,
        `${file(first)}: category: is "Socials"; ${CATEGORY}`,
        `${file(second)}: image: is "chamber"; choose one of ${pictureIds.join(', ')}`,
      ].join('\n  '),
    );
  });
});

describe('a wrong text stops the build with the line and how to fix it:', () => {
  const NO_PAGE = 'leads to no page; point it at one of src/routes.ts';
  const NO_ADDRESS =
    'is no address; write a path such as /contact, or an address with https, mailto or tel';
  const NO_SERVICE = `names no place of /services; choose one of ${services.map(({ id }) => id).join(', ')}`;
  const UNSEEN = 'which nobody sees; remove it';
  const NO_TAG =
    'is not a tag that articles have; use Pull, Worked, Closing, Sum, Figure, Photo, Table, Key or plain Markdown';
  const NO_NUMBER =
    'holds no words that begin with a number; write <Key>24 hours a week</Key> in a paragraph';
  const NO_PICTURE = `names no picture; src/content/pictures.json has ${pictureIds.join(', ')}`;
  const NO_CAPTION = 'needs a caption between its two tags, and an empty line before and after it';
  const NO_CODE = 'articles hold no code; remove the braces, or the import or export';
  const NO_FIGURE = 'names no figure; the front matter has orders, message';
  const TWICE = 'places this figure a second time; leave one of the two out';
  const [PICTURE] = pictureIds;

  const links: readonly (readonly [what: string, line: string, to: string, problem: string])[] = [
    ['a dead link', '[Write](/contacts)', '/contacts', NO_PAGE],
    ['a link to a page with a slash at its end', '[Write](/contact/)', '/contact/', NO_PAGE],
    ['a dead link to an article', '[Read](/blog/roses#top)', '/blog/roses#top', NO_PAGE],
    ['a dead link by reference', '[write]: /contacts', '/contacts', NO_PAGE],
    ['a link to an unknown service', '[See](/services#seo)', '/services#seo', NO_SERVICE],
    ['a relative link', '[Write](contact)', 'contact', NO_ADDRESS],
    ['a link that runs code', '[Go](javascript:alert(1))', 'javascript:alert(1)', NO_ADDRESS],
    ['a link that begins with //', '[Go](//evil.test)', '//evil.test', NO_ADDRESS],
  ];
  const rows: readonly (readonly [what: string, line: string, message: string])[] = [
    ...links.map(
      ([what, line, to, problem]) => [what, line, `the link to "${to}" ${problem}`] as const,
    ),
    ['a script', '<script>alert(1)</script>', `<script> ${NO_TAG}`],
    ['an unknown figure', '<Figure of="pie" />', `<Figure of="pie"> ${NO_FIGURE}`],
    ['an expression, which is not run', '{process.exit(1)}', NO_CODE],
    [
      'a figure that the text has already',
      '<Figure of="orders" />',
      `<Figure of="orders"> ${TWICE}`,
    ],
    ['an unknown photograph', '<Photo of="cat" />', `<Photo of="cat"> ${NO_PICTURE}`],
    [
      'a photograph without a caption',
      `<Photo of="${PICTURE}" />`,
      `<Photo of="${PICTURE}"> ${NO_CAPTION}`,
    ],
    [
      'a photograph in a line',
      `See <Photo of="${PICTURE}">it</Photo>.`,
      `<Photo of="${PICTURE}"> ${NO_CAPTION}`,
    ],
    ['a key without a number', 'It is <Key>eight visits a year</Key>.', `<Key> ${NO_NUMBER}`],
    ['a key in a list', '- <Key>8 visits a year</Key>', `<Key> ${NO_NUMBER}`],
    [
      'a direction override (U+202E)',
      'So it \u202e reads',
      `holds the character U+202E, ${UNSEEN}`,
    ],
    ['a control character', 'So it \u0007 rings', `holds the character U+0007, ${UNSEEN}`],
  ];
  test.each(rows)('%s', async (_what, line, message) => {
    appendFileSync(file(), `\n${line}\n`);
    const at = readFileSync(file(), 'utf8').split('\n').lastIndexOf(line) + 1;
    expect(await messageOf(read)).toBe(`${file()}:${at}: ${message}`);
  });

  test('a link to a heading that the article has not', async () => {
    appendFileSync(file(), '\n[Up](#nowhere)\n');
    expect(await messageOf(read)).toMatch(
      `the link to "#nowhere" names no place of /blog/${SLUG}; choose one of friday-first`,
    );
  });

  test('a note that cites no source', async () => {
    appendFileSync(file(), '\nSo it is.[^nowhere]\n');
    expect(await messageOf(read)).toMatch(/\.mdx:\d+: \[\^nowhere\] cites no source; the front/);
  });

  test('a source that no note cites', async () => {
    change(/\[\^rates\]/g, '');
    expect(await messageOf(read)).toContain(
      'checked: "rates" is cited nowhere; write [^rates] after the sentence it stands for',
    );
  });

  test('a table without a caption', async () => {
    appendFileSync(file(), '\n| A | B |\n| - | - |\n| 1 | 2 |\n');
    expect(await messageOf(read)).toContain('the table has no caption; put it in <Table title=');
  });

  test.each([
    ['a tag that is not closed', '<Pull>\n\nSo.', 'Expected a closing tag for `<Pull>`'],
    ['a tag closed by another', '<Pull>\n\nSo.\n\n</Key>', 'Unexpected closing tag `</Key>`'],
  ])('%s, with the line of the file on which it begins', async (_, lines, said) => {
    const at = readFileSync(file(), 'utf8').split('\n').length + 1;
    appendFileSync(file(), `\n${lines}\n`);
    const message = await messageOf(read);
    expect(message).toContain(`${file()}:${at}: ${said}`);
    expect(message).not.toMatch(/\(\d+:/);
  });

  test('each of two dead links', async () => {
    appendFileSync(file(), '\n[One](/one)\n\n[Two](/two)\n');
    expect((await messageOf(read)).split('\n')).toEqual([
      expect.stringContaining(`the link to "/one" ${NO_PAGE}`),
      expect.stringContaining(`the link to "/two" ${NO_PAGE}`),
    ]);
  });
});
