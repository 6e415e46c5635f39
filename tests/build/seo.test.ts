import { describe, expect, test } from 'vitest';
import { articles } from '../../src/articles/article-list';
import { absolute } from '../../src/site/absolute';
import { site } from '../../src/site/site';
import { linkGraph } from './link-graph';
import { files, made, type Page, pages, textOf } from './pages';

/** By selector, what the metadata of every page hold exactly once: as they are written, and as they were built. */
const ONCE_IN_HEAD: readonly string[] = [
  'title',
  'meta[name=description]',
  'meta[name=robots]',
  ...['title', 'description', 'type', 'url', 'image', 'image:width'].map(
    (name) => `meta[property="og:${name}"]`,
  ),
  ...['image:height', 'image:alt', 'locale', 'site_name'].map(
    (name) => `meta[property="og:${name}"]`,
  ),
  'meta[name="twitter:card"]',
  'meta[name=theme-color][media="(prefers-color-scheme: light)"]',
  'meta[name=theme-color][media="(prefers-color-scheme: dark)"]',
  'link[rel=alternate][type="application/rss+xml"]',
  'link[rel=alternate][type="application/feed+json"]',
];

/** What stands in every built page exactly once. */
const ONCE = [
  ...ONCE_IN_HEAD,
  'meta[charset]',
  'meta[name=viewport]',
  'link[rel=apple-touch-icon]',
];
const DATA = 'script[type="application/ld+json"]';

const each = pages.map((page) => [page.route.path, page] as const);
const content = ({ $ }: Page, selector: string) => $(selector).attr('content') ?? '';
const length = (text: string) => [...text].length;

describe.each(each)('%s', (_path, page) => {
  const { $, route } = page;

  test('has one of each', () => {
    expect(ONCE.filter((selector) => $(selector).length !== 1)).toEqual([]);
    expect($(DATA)).toHaveLength(1);
    expect(content(page, 'meta[property="og:locale"]')).toBe('en_GB');
  });

  test('has a title and a description of the right length, the same wherever they stand', () => {
    const title = $('title').text();
    expect(length(title)).toBeGreaterThanOrEqual(30);
    expect(length(title)).toBeLessThanOrEqual(60);
    const description = content(page, 'meta[name=description]');
    expect(length(description)).toBeGreaterThanOrEqual(70);
    expect(length(description)).toBeLessThanOrEqual(160);
    expect(content(page, 'meta[property="og:title"]')).toBe(title);
    expect(content(page, 'meta[property="og:description"]')).toBe(description);
  });

  test('has a shared image that says what it shows', () => {
    const image = content(page, 'meta[property="og:image"]');
    expect(image.startsWith(`${site.origin}/`)).toBe(true);
    expect(content(page, 'meta[property="og:image:alt"]')).toContain(site.name);
    const file = image.slice(image.indexOf('/og/') + 1);
    expect(files.has(file), file).toBe(true);
  });

  test('may be listed or not, says so, and has its canonical address', () => {
    const isListed = route.visibility === 'public';
    expect(content(page, 'meta[name=robots]').includes('noindex')).toBe(!isListed);
    // The page of unknown addresses has none on purpose: it stands at no address of its own.
    const canonical = route.kind === 'not-found' ? undefined : absolute(route.path);
    expect($('link[rel=canonical]').attr('href')).toBe(canonical);
    expect($('link[type="text/markdown"]')).toHaveLength(isListed ? 1 : 0);
    if (isListed) expect(['page', 'article']).toContain(route.kind);
  });

  test('is an article, with its dates, or none', () => {
    const article = articles.find(({ path }) => path === route.path);
    const property = (name: string) => $(`meta[property="${name}"]`).attr('content');
    expect(property('og:type')).toBe(article ? 'article' : 'website');
    expect(property('article:published_time')).toBe(article?.date);
    expect(property('article:modified_time')).toBe(article?.modified);
    expect($('meta[property="article:tag"]')).toHaveLength(article?.keywords.length ?? 0);
  });

  test('shows where it stands, if it is below the top level', () => {
    const depth = route.path.split('/').length - 1;
    if (route.kind === 'proposal' || route.kind === 'frame' || depth < 2) return;
    if (route.path === '/work/hair-nova') {
      // The specification has a link back: one way is enough.
      expect($('h1').parent().find('a')).toHaveLength(1);
      return;
    }
    const trail = $('main nav[aria-label=Breadcrumb] li');
    expect(trail.length).toBeGreaterThanOrEqual(2);
    expect(trail.last().text()).toBe(route.name);
  });
});

test.each(['title', 'description'] as const)('no two pages have the same %s', (what) => {
  const all = pages.map((page) =>
    what === 'title' ? page.$('title').text() : content(page, 'meta[name=description]'),
  );
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});

test('every page that may be listed is linked from at least two others', () => {
  const { into } = linkGraph(pages, site.origin);
  const orphans = pages
    .filter(({ route }) => route.visibility === 'public')
    .filter(({ route }) => (into.get(route.path)?.size ?? 0) < 2);
  expect(orphans.map(({ route }) => route.path)).toEqual([]);
});

test('no page that may be listed leads to one that may not', () => {
  const { into } = linkGraph(pages, site.origin);
  // A frame's page is seen in it anyway, and can be opened large.
  const unlisted = pages.filter(
    ({ route }) => route.visibility === 'unlisted' && route.kind !== 'frame',
  );
  expect(unlisted.length).toBeGreaterThan(0);
  for (const { route } of unlisted) {
    expect([...(into.get(route.path) ?? [])], route.path).toEqual([]);
  }
});

describe('no cookie and no tracker', () => {
  const scripts = made.filter((file) => file.endsWith('.js'));

  test('no script of the site touches cookies or sends beacons', () => {
    expect(scripts.length).toBeGreaterThan(0);
    const texts = [
      ...scripts.map((file) => [file, textOf(file)] as const),
      ...pages.map(({ route, $ }) => [route.path, $('script:not([type])').text()] as const),
    ];
    const wrong = texts.filter(([, text]) => /\bcookie(?:Store)?\b\s*[=.;]|sendBeacon/.test(text));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('nothing is loaded from elsewhere but frames that wait until they are near', () => {
    const outside = /^(?:https?:)?\/\//;
    for (const { route, $ } of pages) {
      const loaded = [
        ...$('script[src], img[src], source[src], video[src], audio[src], embed[src]')
          .get()
          .map((element) => $(element).attr('src') ?? ''),
        ...$('link')
          .get()
          .filter((element) => !/^(?:canonical|alternate)$/.test($(element).attr('rel') ?? ''))
          .map((element) => $(element).attr('href') ?? ''),
        ...$('[srcset]')
          .get()
          .flatMap((element) => ($(element).attr('srcset') ?? '').split(',').map((s) => s.trim())),
      ];
      expect(
        loaded.filter((url) => outside.test(url)),
        route.path,
      ).toEqual([]);
      const frames = $('iframe[src]').get();
      expect(frames.filter((frame) => $(frame).attr('loading') !== 'lazy')).toEqual([]);
    }
    const styles = made.filter((file) => file.endsWith('.css')).map(textOf);
    for (const css of styles) expect(css).not.toMatch(/@import|url\(["']?(?:https?:)?\/\//);
  });
});
