import { load } from 'cheerio';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { articles } from '../../src/articles/article-list';
import { lastModified } from '../../src/site/routes';
import { site } from '../../src/site/site';
import { words } from '../support/words';
import { basePath, fileAt, files, pages, textOf } from './pages';

const listed = pages.filter(({ route }) => route.visibility === 'public');
const home = site.origin + basePath;
const builtFile = (url: string) => fileAt(url.slice(site.origin.length)) ?? '';
const pageAt = (url: string) =>
  pages.find(({ route }) => route.path === `/${builtFile(url).replace(/#.*/, '')}`);
const parse = (file: string, lists: readonly string[]) => {
  const text = textOf(file);
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
  return new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => lists.includes(name),
  }).parse(text);
};

describe('sitemap.xml', () => {
  const urls: {
    loc: string;
    lastmod: string;
    'image:image'?: { 'image:loc': string }[];
  }[] = parse('sitemap.xml', ['url', 'image:image']).urlset.url;

  test('lists every public page by its canonical address, and no other', () => {
    expect(urls.map(({ loc }) => loc)).toEqual(
      listed.map(({ $ }) => $('link[rel=canonical]').attr('href')),
    );
  });

  test('states the day on which each page was last changed, as content has it', () => {
    for (const { loc, lastmod } of urls) {
      expect(lastmod, loc).toBe(lastModified(pageAt(loc)?.route.path ?? ''));
      expect(z.iso.date().safeParse(lastmod).success, lastmod).toBe(true);
    }
  });

  test('names pictures that exist and that the page shows', () => {
    const withPictures = urls.filter((url) => url['image:image']);
    expect(withPictures.length).toBeGreaterThan(articles.length / 2);
    for (const { loc, 'image:image': images = [] } of withPictures) {
      for (const { 'image:loc': image } of images) {
        expect(files.has(builtFile(image)), image).toBe(true);
        expect(pageAt(loc)?.html).toContain(image.slice(site.origin.length));
      }
    }
  });
});

describe('robots.txt', () => {
  const lines = textOf('robots.txt')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim());

  test('has only lines of RFC 9309, each rule in a group', () => {
    let inGroup = false;
    for (const line of lines.filter(Boolean)) {
      expect(line).toMatch(
        /^(?:User-agent: \S+|(?:Allow|Disallow): \/\S*|Sitemap: https:\/\/\S+)$/,
      );
      if (line.startsWith('User-agent')) inGroup = true;
      if (/^(?:Allow|Disallow)/.test(line)) expect(inGroup).toBe(true);
    }
  });

  test('has rules for all crawlers, assistants and training, and names the sitemap', () => {
    for (const agent of ['*', 'GPTBot', 'ClaudeBot', 'Google-Extended', 'PerplexityBot']) {
      expect(lines).toContain(`User-agent: ${agent}`);
    }
    const agents = lines.filter((line) => line.startsWith('User-agent'));
    expect(new Set(agents).size).toBe(agents.length);
    expect(lines).toContain(`Sitemap: ${home}sitemap.xml`);
  });

  test('names no client page', () => {
    expect(textOf('robots.txt')).not.toContain('proposals');
  });
});

describe('feed.xml', () => {
  const { channel } = parse('feed.xml', ['item']).rss;

  test('has what RSS 2.0 requires of a channel, and its own address', () => {
    expect(channel).toMatchObject({
      title: expect.any(String),
      link: `${home}blog`,
      description: expect.any(String),
      language: 'en-gb',
    });
    expect(channel['atom:link']).toMatchObject({
      '@_href': `${home}feed.xml`,
      '@_rel': 'self',
      '@_type': 'application/rss+xml',
    });
    const days = articles.map(({ date, modified = date }) => modified).sort();
    expect(channel.lastBuildDate).toBe(new Date(`${days.at(-1)}T00:00:00Z`).toUTCString());
  });

  test('has every article once, in full', () => {
    const items: Record<string, string & { '#text': string }>[] = channel.item;
    expect(items.map(({ title }) => title)).toEqual(articles.map(({ title }) => title));
    for (const item of items) {
      expect(item.guid?.['#text']).toBe(item.link);
      expect(pageAt(String(item.link))).toBeDefined();
      expect(new Date(String(item.pubDate)).toUTCString()).toBe(item.pubDate);
      expect(item['dc:creator']).toBe(site.name);
      const shown = words(pageAt(String(item.link))?.$('main').text() ?? '');
      const $ = load(String(item['content:encoded']));
      expect($('h2').length).toBeGreaterThan(2);
      for (const paragraph of $('p').get()) {
        expect(shown).toContain(words($(paragraph).text()));
      }
    }
  });
});

describe('feed.json', () => {
  const author = z.strictObject({ name: z.string(), url: z.url().optional() });
  /** The rules of JSON Feed 1.1 for the fields that are used here. */
  const schema = z.strictObject({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: z.string().min(1),
    home_page_url: z.url(),
    feed_url: z.url(),
    description: z.string(),
    language: z.literal('en-GB'),
    authors: z.array(author).min(1),
    items: z.array(
      z.strictObject({
        id: z.url(),
        url: z.url(),
        title: z.string(),
        summary: z.string(),
        content_html: z.string().min(1000),
        image: z.url().optional(),
        date_published: z.iso.datetime(),
        date_modified: z.iso.datetime().optional(),
        authors: z.array(author),
        tags: z.array(z.string()).min(1),
      }),
    ),
  });
  const feed = schema.parse(JSON.parse(textOf('feed.json')));

  test('has every article once, at addresses that exist', () => {
    expect(feed.feed_url).toBe(`${home}feed.json`);
    expect(feed.items.map(({ title }) => title)).toEqual(articles.map(({ title }) => title));
    for (const { url, image } of feed.items) {
      expect(pageAt(url)).toBeDefined();
      if (image) expect(files.has(builtFile(image)), image).toBe(true);
    }
  });

  test('omits picture and change where the article does', () => {
    for (const [index, { slug, imageOnCardOnly, modified }] of articles.entries()) {
      const item = feed.items[index];
      expect(item?.image === undefined, slug).toBe(imageOnCardOnly === true);
      expect(item?.date_modified === undefined, slug).toBe(modified === undefined);
    }
  });
});

describe('llms.txt and the pages as Markdown', () => {
  const text = textOf('llms.txt');
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\)/gm)].map(([, url]) => String(url));

  test('llms.txt opens with a name and a summary, then lists', () => {
    expect(text).toMatch(/^# .+\n\n> .+\n\n(?:[^#\n].*\n\n)*## /);
    expect(text.match(/^## /gm)).toHaveLength(3);
  });

  test('it names the Markdown of every public page, and each page names its own', () => {
    expect(links.toSorted()).toEqual(
      listed.map(({ $ }) => site.origin + $('link[type="text/markdown"]').attr('href')).toSorted(),
    );
  });

  test.each(listed.map((page) => [page.route.path, page] as const))('%s', (path, page) => {
    const file = path === '/' ? 'index.md' : `${path.slice(1)}.md`;
    const markdown = textOf(file);
    expect(markdown.startsWith('# ')).toBe(true);
    expect(words(markdown.split('\n')[0] ?? '')).toBe(words(page.$('h1').text()));
    expect(markdown.match(/^# /gm)).toHaveLength(1);
    expect(markdown).not.toMatch(/<\/?[a-z][^>@:]*>/);
    for (const [, url] of markdown.matchAll(/\]\(([^\s)]+)\)/g)) {
      expect(url).toMatch(/^(?:https:|mailto:|tel:)/);
    }
    for (const heading of page.$('main h2').get()) {
      if (page.route.kind === 'article' && page.$(heading).attr('id') === undefined) continue;
      expect(words(markdown)).toContain(words(page.$(heading).text()));
    }
  });
});

test('humans.txt says who and with what', () => {
  expect(textOf('humans.txt')).toMatch(/^\/\* TEAM \*\/\n(?:.+\n)+\n\/\* SITE \*\/\n(?:.+\n)+$/);
});

describe('.well-known/security.txt', () => {
  const fields = textOf('.well-known/security.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
  const values = (name: string) =>
    fields.filter(([field]) => field === name).map(([, value]) => value);

  test('has the fields that RFC 9116 requires, and only those that it knows', () => {
    const known = ['Contact', 'Expires', 'Preferred-Languages', 'Canonical'];
    expect(fields.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
    expect(values('Contact')).toEqual([`mailto:${site.email}`]);
    expect(values('Expires')).toHaveLength(1);
    expect(z.iso.datetime().safeParse(values('Expires')[0]).success).toBe(true);
    expect(values('Canonical')).toEqual([`${home}.well-known/security.txt`]);
  });
});
