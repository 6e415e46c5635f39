import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assertSound } from '../../src/build/pictures';
import { redirectRules } from '../../src/build/redirects';
import { articleText } from '../../src/content/article-text';
import { readArticles } from '../../src/content/articles';
import { pictureIds, pictures } from '../../src/content/pictures';

/** The article that is broken, in a copy of its own. */
const SLUG = 'beauty-marketing-london';
const TITLE = /^title: .*$/m;
const CATEGORIES =
  'Social Media, Healthcare, Beauty, Hospitality, Real Estate, Ecommerce, Fashion, Fitness, Legal';
const PLAIN_TITLE = 'write 20 to 90 characters of plain text, in quotes';
const TURNS = 'holds a character that changes the direction of reading; remove it';
const UNSEEN = 'holds a line end or another control character; write one line of plain text';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bad-content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function messageOf(run: () => unknown): Promise<string> {
  try {
    await run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was said';
}

describe('an article', () => {
  const file = (slug = SLUG) => join(folder, `${slug}.mdx`);
  const change = (from: string | RegExp, to: string) => {
    const written = readFileSync(file(), 'utf8');
    const broken = written.replace(from, () => to);
    if (broken === written) throw new Error(`The article has no ${from} to break.`);
    writeFileSync(file(), broken);
  };
  /** What a build reads of it: the front matter of all, the text of each. */
  const read = () => readArticles(folder).map((article) => articleText(article));
  beforeEach(() => copyFileSync(join('src/content/articles', `${SLUG}.mdx`), file()));

  test('that is sound is read', async () => {
    expect(await messageOf(read)).toBe('nothing was said');
  });

  const fields: readonly (readonly [what: string, from: RegExp, to: string, message: string])[] = [
    ['no title', /^title: .*\n/m, '', `title: is missing; ${PLAIN_TITLE}`],
    ['an empty title', TITLE, 'title: ""', 'title: has 0 characters; write 20 to 90'],
    [
      'a title of spaces',
      TITLE,
      `title: "${' '.repeat(30)}"`,
      'title: has 0 characters; write 20 to 90',
    ],
    ['a title without text', TITLE, 'title:', `title: is missing; ${PLAIN_TITLE}`],
    ['a list for a title', TITLE, 'title: [one, two]', `title: is ["one","two"]; ${PLAIN_TITLE}`],
    [
      'a script tag',
      TITLE,
      'title: "Beauty <script>alert(1)</script> here"',
      'title: holds mark-up; write plain text',
    ],
    [
      'a script tag among the keywords',
      /^ {2}- barber .*$/m,
      '  - "<script src=//evil.test></script>"',
      'keywords.6: holds mark-up; write plain text',
    ],
    [
      'a right-to-left override',
      TITLE,
      'title: "Beauty marketing \u202e in London"',
      `title: ${TURNS}`,
    ],
    [
      'an override as an escape',
      TITLE,
      'title: "Beauty marketing \\u202E in London"',
      `title: ${TURNS}`,
    ],
    [
      'an Arabic letter mark',
      /^section: .*$/m,
      'section: "Beauty \u061c Marketing"',
      `section: ${TURNS}`,
    ],
    ['a control character', TITLE, 'title: "Beauty marketing \\x07 in London"', `title: ${UNSEEN}`],
    ['a second line', TITLE, 'title: "Beauty marketing\\nin London"', `title: ${UNSEEN}`],
    [
      'half of a character',
      TITLE,
      'title: "Beauty marketing \\ud83d in London"',
      `title: ${UNSEEN}`,
    ],
    [
      'an unknown category',
      /^category: .*$/m,
      'category: Plumbing',
      `category: is "Plumbing"; choose one of ${CATEGORIES}`,
    ],
    [
      'a missing picture',
      /^image: .*$/m,
      'image: lipstik',
      `image: is "lipstik"; choose one of ${pictureIds.join(', ')}`,
    ],
    [
      'an address that climbs',
      /^slug: .*$/m,
      'slug: ../../etc',
      'slug: may hold only lower-case letters, digits and single hyphens',
    ],
    [
      'a day that no calendar has',
      /^date: .*$/m,
      'date: 2025-02-30',
      'date: is "2025-02-30"; write a day such as 2025-10-07',
    ],
    [
      'a field that is none',
      /^order: .*$/m,
      'author: Ada',
      'Unrecognized key: "author"; remove it',
    ],
  ];
  test.each(fields)('with %s', async (_what, from, to, message) => {
    change(from, to);
    expect(await messageOf(read)).toBe(
      `Articles with wrong front matter:\n  ${file()}: ${message}`,
    );
  });

  test('without front matter', async () => {
    change(/^---\n[\s\S]*?\n---\n/, '');
    expect(await messageOf(read)).toBe(
      `Articles with wrong front matter:\n  ${file()}: front matter: is missing; begin the file with it, between two lines of ---`,
    );
  });

  test('with front matter that is no YAML', async () => {
    change(TITLE, 'title: "Beauty');
    expect(await messageOf(read)).toMatch(
      `Articles with wrong front matter:\n  ${file()}: the front matter is not valid YAML (`,
    );
  });

  test('that stands in two files', async () => {
    copyFileSync(file(), file('beauty-again'));
    expect(await messageOf(read)).toBe(
      [
        'Articles with wrong front matter:',
        `${file('beauty-again')}: slug: is "${SLUG}" but the file is called "beauty-again"; make them the same`,
        `${file()}: slug "${SLUG}" is also that of ${file('beauty-again')}; change one`,
        `${file()}: metaTitle "Beauty marketing in London: book the second visit" is also that of ${file('beauty-again')}; change one`,
      ].join('\n  '),
    );
  });

  const NO_PAGE = 'leads to no page; point it at one of src/content/routes.ts';
  const NO_ADDRESS =
    'is no address; write a path such as /contact, or an address with https, mailto or tel';
  const NO_SERVICE =
    'names no place of /services; choose one of brand-strategy, digital-marketing, content-storytelling, ux-digital';
  const links: readonly (readonly [what: string, line: string, to: string, problem: string])[] = [
    ['a dead link', '[Write](/contacts)', '/contacts', NO_PAGE],
    ['a link to a page of another name', '[Write](/contact/)', '/contact/', NO_PAGE],
    ['a dead link to an article', '[Read](/blog/beauty#top)', '/blog/beauty#top', NO_PAGE],
    ['a dead link by reference', '[write]: /contacts', '/contacts', NO_PAGE],
    ['a link to a service that is none', '[See](/services#seo)', '/services#seo', NO_SERVICE],
    ['a link without a place', '[Write](contact)', 'contact', NO_ADDRESS],
    ['a link that runs code', '[Go](javascript:alert(1))', 'javascript:alert(1)', NO_ADDRESS],
    ['a link that leaves without saying so', '[Go](//evil.test)', '//evil.test', NO_ADDRESS],
  ];
  const lines: readonly (readonly [what: string, line: string, message: string])[] = [
    ...links.map(
      ([what, line, to, problem]) => [what, line, `the link to "${to}" ${problem}`] as const,
    ),
    [
      'a script',
      '<script>alert(1)</script>',
      '<script> is not a tag that articles have; use Pull, Worked, Closing or plain Markdown',
    ],
    [
      'an expression',
      '{process.exit(1)}',
      'articles hold no code; remove the braces, or the import or export',
    ],
    [
      'an override in its text',
      'So it \u202e reads',
      'holds the character U+202E, which nobody sees; remove it',
    ],
    [
      'a control character in its text',
      'So it \u0007 rings',
      'holds the character U+0007, which nobody sees; remove it',
    ],
  ];
  test.each(lines)('with %s', async (_what, line, message) => {
    appendFileSync(file(), `\n${line}\n`);
    const at = readFileSync(file(), 'utf8').split('\n').indexOf(line) + 1;
    expect(await messageOf(read)).toBe(`${file()}:${at}: ${message}`);
  });

  test('with a link to a heading that it has not', async () => {
    appendFileSync(file(), '\n[Up](#nowhere)\n');
    expect(await messageOf(read)).toMatch(
      `the link to "#nowhere" names no place of /blog/${SLUG}; choose one of count-the-empty-hours-`,
    );
  });

  test('with two dead links names both', async () => {
    appendFileSync(file(), '\n[One](/one)\n\n[Two](/two)\n');
    const message = await messageOf(read);
    expect(message.split('\n')).toEqual([
      expect.stringContaining(`the link to "/one" ${NO_PAGE}`),
      expect.stringContaining(`the link to "/two" ${NO_PAGE}`),
    ]);
  });
});

describe('a picture', () => {
  const ring = { ring: pictures.ring };
  const original = () => join(folder, pictures.ring.file);
  beforeEach(() => {
    cpSync(join('src/content/pictures', pictures.ring.file), original());
  });

  test('that is sound is taken', async () => {
    expect(await messageOf(() => assertSound(ring, folder))).toBe('nothing was said');
  });

  const rows: readonly (readonly [what: string, spoil: () => unknown, message: string])[] = [
    [
      'missing',
      () => unlinkSync(original()),
      'ring: file: src/content/pictures/ring.jpg is missing; add it or correct the name',
    ],
    [
      'of 5 MB',
      () =>
        appendFileSync(original(), Buffer.alloc(5 * 1024 * 1024 - readFileSync(original()).length)),
      'ring: file: ring.jpg has 5.0 MB; scale it to at most 1600 pixels and 3 MB',
    ],
    [
      'too narrow',
      () => narrow(original(), 1279),
      'ring: file: ring.jpg is 1279 pixels wide; take one of at least 1280',
    ],
    [
      'not a picture',
      () => writeFileSync(original(), '<script>alert(1)</script>'),
      'ring: file: ring.jpg is no picture that can be read; save it again as JPEG',
    ],
    [
      'empty',
      () => writeFileSync(original(), ''),
      'ring: file: ring.jpg is no picture that can be read; save it again as JPEG',
    ],
    [
      'a folder',
      () => {
        unlinkSync(original());
        mkdirSync(original());
      },
      'ring: file: ring.jpg is no picture that can be read; save it again as JPEG',
    ],
    [
      'listed nowhere',
      () => copyFileSync(original(), join(folder, 'tap.jpg')),
      'src/content/pictures/tap.jpg is not listed in src/content/pictures.ts; add or remove it',
    ],
  ];
  test.each(rows)('that is %s', async (_what, spoil, message) => {
    await spoil();
    expect(await messageOf(() => assertSound(ring, folder))).toBe(
      `Pictures with problems:\n  ${message}`,
    );
  });

  async function narrow(file: string, width: number): Promise<void> {
    const bytes = await sharp(file).resize(width).jpeg().toBuffer();
    writeFileSync(file, bytes);
  }
});

describe('a redirect', () => {
  const rows = [
    [
      'to no page',
      '/old',
      '/contacts',
      'there is no page at /contacts; point it at one of src/content/routes.ts',
    ],
    ['of a page', '/about', '/contact', '/about is a page; remove one of the two'],
    ['to itself', '/old', '/old', 'leads back to itself; point it at a page'],
  ] as const;
  test.each(rows)('%s', async (_what, from, to, message) => {
    expect(await messageOf(() => redirectRules([{ from, to }]))).toBe(
      `Redirects that cannot be (src/content/redirects.ts):\n  ${from} → ${to}: ${message}`,
    );
  });
});

describe('an environment', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllEnvs());

  const ADDRESS =
    'expected an absolute https address, for example https://booking.example.com/your-agency';
  const rows = [
    ['NOUGHTLINE_FORM', 'http://forms.test/post', ADDRESS],
    ['NOUGHTLINE_MAP', 'javascript:alert(1)', ADDRESS],
    [
      'NOUGHTLINE_ORIGIN',
      'https://agency.test/',
      'expected an https origin without a path or a trailing slash, for example https://www.example.com',
    ],
    ['NOUGHTLINE_EMAIL', 'agency.test', 'expected a mail address, for example hello@example.com'],
    [
      'NOUGHTLINE_PHONE',
      '020 7946 0000',
      'expected a phone number in E.164 form (a plus, the country, digits only), for example +442079460000',
    ],
  ] as const;
  test.each(rows)('with %s=%s', async (name, value, message) => {
    vi.stubEnv(name, value);
    expect(await messageOf(() => import('../../src/content/site'))).toBe(
      `The environment holds wrong addresses:\n  ${name} is "${value}": ${message}`,
    );
  });

  test.each(['noughtline', '/noughtline', '/no/../line/', '//evil.test/'])(
    'with BASE_PATH=%s',
    async (value) => {
      vi.stubEnv('BASE_PATH', value);
      expect(await messageOf(() => import('../../src/build/environment'))).toBe(
        `BASE_PATH is "${value}": it has to begin and end with a slash and hold no . or .. alone, for example "/noughtline/".`,
      );
    },
  );
});
