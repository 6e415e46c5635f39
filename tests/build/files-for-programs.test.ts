import { load } from 'cheerio';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { articles } from '../../src/articles/article-list';
import { lastModified } from '../../src/routes';
import { site } from '../../src/site/site';
import { words } from '../support/visible-text';
import { basePath, fileAt, files, pages, textOf } from './pages';

const listed = pages.filter(({ route }) => route.visibility === 'public');
const home = site.origin + basePath;
const builtFile = (url: string) => fileAt(url.slice(site.origin.length)) ?? '';
const pageAt = (url: string) => pages.find(({ route }) => route.path === `/${builtFile(url)}`);
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

  test('lists every public page by its canonical address and its day, and no other', () => {
    expect(urls.map(({ loc, lastmod }) => [loc, lastmod])).toEqual(
      listed.map(({ route, $ }) => [
        $('link[rel=canonical]').attr('href'),
        lastModified(route.path),
      ]),
    );
  });

  test('names pictures that exist and that the page shows', () => {
    const images = urls.flatMap(({ loc, 'image:image': all = [] }) =>
      all.map(({ 'image:loc': image }) => ({ loc, image })),
    );
    expect(images.length).toBeGreaterThan(articles.length / 2);
    for (const { loc, image } of images) {
      expect(files.has(builtFile(image)), image).toBe(true);
      expect(pageAt(loc)?.html).toContain(image.slice(site.origin.length));
    }
  });
});

test('robots.txt is valid by RFC 9309, and does not mention proposals', () => {
  const text = textOf('robots.txt');
  const lines = text.split('\n').filter((line) => !/^(?:#.*)?$/.test(line));
  expect(lines[0]).toMatch(/^User-agent: /);
  const known = /^(?:User-agent: \S+|(?:Allow|Disallow): \/\S*|Sitemap: https:\/\/\S+)$/;
  expect(lines.filter((line) => !known.test(line))).toEqual([]);
  const agents = lines.filter((line) => line.startsWith('User-agent'));
  expect(agents).toHaveLength(new Set(agents).size);
  for (const agent of ['*', 'GPTBot', 'ClaudeBot', 'Google-Extended', 'PerplexityBot'])
    expect(lines).toContain(`User-agent: ${agent}`);
  expect(lines).toContain(`Sitemap: ${home}sitemap.xml`);
  expect(text).not.toContain('proposals');
});

test('feed.xml has what RSS 2.0 requires, and every article once, in words of its page', () => {
  const { channel } = parse('feed.xml', ['item']).rss;
  const days = articles.map(({ date, modified = date }) => modified).sort();
  expect(channel).toMatchObject({
    title: expect.any(String),
    link: `${home}blog`,
    description: expect.any(String),
    language: 'en-gb',
    lastBuildDate: new Date(`${days.at(-1)}T00:00:00Z`).toUTCString(),
    'atom:link': { '@_href': `${home}feed.xml`, '@_rel': 'self', '@_type': 'application/rss+xml' },
  });
  const items: Record<string, string & { '#text': string }>[] = channel.item;
  expect(items.map(({ title }) => title)).toEqual(articles.map(({ title }) => title));
  for (const item of items) {
    expect(item.guid?.['#text']).toBe(item.link);
    expect(new Date(String(item.pubDate)).toUTCString()).toBe(item.pubDate);
    expect(item['dc:creator']).toBe(site.name);
    const shown = words(pageAt(String(item.link))?.$('main').text() ?? '');
    const $ = load(String(item['content:encoded']));
    expect($('h2').length).toBeGreaterThan(0);
    for (const paragraph of $('p').get()) expect(shown).toContain(words($(paragraph).text()));
  }
});

test('feed.json has what JSON Feed 1.1 requires, and every article', () => {
  const feed = JSON.parse(textOf('feed.json'));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${home}blog`,
    feed_url: `${home}feed.json`,
    language: 'en-GB',
  });
  expect(feed.items).toHaveLength(articles.length);
  for (const [at, { title, date, path, imageOnCardOnly, modified }] of articles.entries()) {
    const item = feed.items[at];
    expect(item).toMatchObject({ title, date_published: `${date}T00:00:00Z`, id: item.url });
    expect(pageAt(item.url)?.route.path).toBe(path);
    expect(item.content_html.length).toBeGreaterThan(500);
    expect(item.date_modified === undefined, path).toBe(modified === undefined);
    expect(item.image === undefined, path).toBe(imageOnCardOnly === true);
    if (item.image) expect(files.has(builtFile(item.image)), item.image).toBe(true);
  }
});

describe('llms.txt and the pages as Markdown', () => {
  test('llms.txt lists the Markdown of every public page', () => {
    const text = textOf('llms.txt');
    const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\)/gm)].map(([, url]) => String(url));
    expect(text).toMatch(/^# .+\n\n> .+\n\n(?:[^#\n].*\n\n)*## /);
    expect(text.match(/^## /gm)).toHaveLength(3);
    expect(links.toSorted()).toEqual(
      listed.map(({ $ }) => site.origin + $('link[type="text/markdown"]').attr('href')).toSorted(),
    );
  });

  test.each(listed)('$route.path', ({ route: { path, kind }, $ }) => {
    const markdown = textOf(path === '/' ? 'index.md' : `${path.slice(1)}.md`);
    expect(markdown).toMatch(/^# /);
    expect(words(markdown.split('\n')[0] ?? '')).toBe(words($('h1').text()));
    expect(markdown.match(/^# /gm)).toHaveLength(1);
    expect(markdown).not.toMatch(/<\/?[a-z][^>@:]*>/);
    expect(markdown).not.toMatch(/\]\((?!https:|mailto:|tel:)[^\s)]|^\\\[ \]$/m);
    for (const heading of $(kind === 'article' ? 'main h2[id]' : 'main h2').get())
      expect(words(markdown)).toContain(words($(heading).text()));
    for (const unsaid of $('main p[hidden]').get())
      expect(words(markdown)).not.toContain(words($(unsaid).text()));
  });
});

test('security.txt has what RFC 9116 requires, humans.txt who made the site', () => {
  expect(textOf('humans.txt')).toMatch(/^\/\* TEAM \*\/\n(?:.+\n)+\n\/\* SITE \*\/\n(?:.+\n)+$/);
  const security = textOf('.well-known/security.txt').trim();
  const fields = Object.fromEntries(security.split('\n').map((line) => line.split(/: (.*)/s)));
  expect(fields).toEqual({
    Contact: `mailto:${site.email}`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    'Preferred-Languages': expect.any(String),
    Canonical: `${home}.well-known/security.txt`,
  });
});
