import { describe, expect, test } from 'vitest';
import { wall } from '../../src/content/wall';
import { routes } from '../../src/routes';
import { site } from '../../src/site/site';
import { fileOf } from '../../tools/page-weight';
import { basePath, fileAt, files, insideSite, made, type Page, pages, textOf } from './pages';

const content = ({ $ }: Page, selector: string) => $(selector).attr('content') ?? '';
const description = (page: Page) => content(page, 'meta[name=description]');

test('every route has its file, no page is there without a route, and there is no RSC payload', () => {
  const built = made.filter((file) => file.endsWith('.html')).sort();
  const once = routes.map(({ path }) => fileOf(path));
  // Each page is there a second time as a file, for hosts that redirect folders.
  const twice = once.filter((file) => file.endsWith('/index.html'));
  const beside = (file: string) => file.replace('/index.html', '.html');
  expect(built).toEqual([...once, ...twice.map(beside)].sort());
  for (const file of twice) expect(textOf(beside(file)), file).toBe(textOf(file));
  expect([...files].filter((file) => file.startsWith('RSC/'))).toEqual([]);
});

describe.each(pages)('$route.path', (page) => {
  const { $, route } = page;

  test('has its title and its description, the same wherever they stand', () => {
    const title = $('head title').text();
    expect([title, description(page)]).toEqual([route.seoTitle, route.description]);
    expect(title).toMatch(/^.{20,60}$/u);
    expect(description(page)).toMatch(/^.{70,160}$/u);
    expect(content(page, 'meta[property="og:title"]')).toBe(title);
    expect(content(page, 'meta[property="og:description"]')).toBe(description(page));
  });

  test('has a shared image, whose alternative text names the agency', () => {
    const image = content(page, 'meta[property="og:image"]');
    expect(image.startsWith(`${site.origin}/`)).toBe(true);
    expect(files.has(image.slice(image.indexOf('/og/') + 1)), image).toBe(true);
    expect(content(page, 'meta[property="og:image:alt"]')).toContain(site.name);
  });

  test('says whether it may be listed, and its canonical address', () => {
    const isListed = route.visibility === 'public';
    expect(content(page, 'meta[name=robots]').includes('noindex')).toBe(!isListed);
    // The page of unknown addresses has none on purpose: it stands at no address of its own.
    const isThere = route.kind !== 'not-found';
    const canonical = isThere ? `${site.origin}${basePath}${route.path.slice(1)}` : undefined;
    expect($('link[rel=canonical]').attr('href')).toBe(canonical);
    if (isThere) expect(content(page, 'meta[property="og:url"]')).toBe(canonical);
    expect($('link[type="text/markdown"]')).toHaveLength(isListed ? 1 : 0);
    if (isListed) expect(['page', 'article']).toContain(route.kind);
  });
});

test.each([
  ['title', ({ $ }: Page) => $('head title').text()],
  ['description', description],
] as const)('no two pages have the same %s', (_what, read) => {
  const all = pages.map(read);
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});

test('a listed page is linked from at least two others, one that no page hands out from none', () => {
  const into = new Map(pages.map(({ route }) => [route.path, new Set<string>()]));
  for (const { route, $ } of pages) {
    for (const link of $('a[href]').get()) {
      const inside = insideSite($(link).attr('href') ?? '', site.origin) ?? '';
      const target = `/${(fileAt(inside) ?? '?').replace(/\/$/, '')}`;
      if (target !== route.path) into.get(target)?.add(route.path);
    }
  }
  const wrong = pages.filter(({ route: { path, visibility, kind } }) => {
    const links = into.get(path)?.size ?? 0;
    // Links lead to a frame's page, to open it large, and to the sheet, to print it.
    const isHandedOut = kind === 'frame' || path === wall.page.path;
    return visibility === 'public' ? links < 2 : !isHandedOut && links > 0;
  });
  expect(wrong.map(({ route }) => route.path)).toEqual([]);
});
