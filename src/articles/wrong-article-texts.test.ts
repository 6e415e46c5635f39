import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { articleFolder, SLUG } from '../../tests/support/article-folder';
import { messageOf } from '../../tests/support/message-of';
import { pictureIds } from '../content/pictures';
import { services } from '../content/services';

let articles: ReturnType<typeof articleFolder>;
beforeEach(() => {
  articles = articleFolder();
});
afterEach(() => articles.remove());

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
    articles.append(line);
    const at = articles.text().split('\n').lastIndexOf(line) + 1;
    expect(await messageOf(articles.read)).toBe(`${articles.file()}:${at}: ${message}`);
  });

  test('a link to a heading that the article has not', async () => {
    articles.append('[Up](#nowhere)');
    expect(await messageOf(articles.read)).toMatch(
      `the link to "#nowhere" names no place of /blog/${SLUG}; choose one of friday-first`,
    );
  });

  test('a note that cites no source', async () => {
    articles.append('So it is.[^nowhere]');
    expect(await messageOf(articles.read)).toMatch(
      /\.mdx:\d+: \[\^nowhere\] cites no source; the front/,
    );
  });

  test('a source that no note cites', async () => {
    articles.change(/\[\^rates\]/g, '');
    expect(await messageOf(articles.read)).toContain(
      'checked: "rates" is cited nowhere; write [^rates] after the sentence it stands for',
    );
  });

  test('a table without a caption', async () => {
    articles.append('| A | B |\n| - | - |\n| 1 | 2 |');
    expect(await messageOf(articles.read)).toContain(
      'the table has no caption; put it in <Table title=',
    );
  });

  test.each([
    ['a tag that is not closed', '<Pull>\n\nSo.', 'Expected a closing tag for `<Pull>`'],
    ['a tag closed by another', '<Pull>\n\nSo.\n\n</Key>', 'Unexpected closing tag `</Key>`'],
  ])('%s, with the line of the file on which it begins', async (_, lines, said) => {
    const at = articles.text().split('\n').length + 1;
    articles.append(lines);
    const message = await messageOf(articles.read);
    expect(message).toContain(`${articles.file()}:${at}: ${said}`);
    expect(message).not.toMatch(/\(\d+:/);
  });

  test('each of two dead links', async () => {
    articles.append('[One](/one)\n\n[Two](/two)');
    expect((await messageOf(articles.read)).split('\n')).toEqual([
      expect.stringContaining(`the link to "/one" ${NO_PAGE}`),
      expect.stringContaining(`the link to "/two" ${NO_PAGE}`),
    ]);
  });
});
