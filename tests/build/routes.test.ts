import { describe, expect, test } from 'vitest';
import { services, servicesPage } from '../../src/content/services';
import { topLinks } from '../../src/site/menus';
import { routes } from '../../src/site/routes';
import { site } from '../../src/site/site';
import { basePath, fileOf, files, made, pages } from './pages';

test('every route has its file, and no page is there without a route', () => {
  const built = made.filter((file) => file.endsWith('.html')).sort();
  expect(built).toEqual(routes.map(({ path }) => fileOf(path)).sort());
});

test('no payload is written: no page asks for one', () => {
  expect([...files].filter((file) => file.startsWith('RSC/'))).toEqual([]);
});

test('every page names an icon', () => {
  const without = pages.filter(({ $ }) => $('link[rel~=icon]').length === 0);
  expect(without.map(({ route }) => route.path)).toEqual([]);
});

describe.each(pages)('$route.path', ({ route, $ }) => {
  test('has one title, one description, one heading of the first level, one main', () => {
    expect(
      $('head title')
        .map((_, element) => $(element).text())
        .get(),
    ).toEqual([route.title]);
    expect($('title').filter((_, element) => $(element).parents('svg').length === 0)).toHaveLength(
      1,
    );
    expect(
      $('meta[name=description]')
        .map((_, element) => $(element).attr('content'))
        .get(),
    ).toEqual([route.description]);
    expect($('h1')).toHaveLength(1);
    expect($('h1').text().trim()).not.toBe('');
    expect($('main')).toHaveLength(1);
    expect($('main h1')).toHaveLength(1);
  });

  test('says its language, its encoding and how it fits a phone', () => {
    expect($('html').attr('lang')).toBe(site.language);
    expect($('meta[charset]').attr('charset')?.toLowerCase()).toBe('utf-8');
    expect($('meta[name=viewport]').attr('content')).toContain('width=device-width');
  });

  test('names its own address as the canonical one, unless it is no page', () => {
    const path = route.path === '/' ? '' : route.path.slice(1);
    const expected = route.kind === 'not-found' ? [] : [`${site.origin}${basePath}${path}`];
    expect(
      $('link[rel=canonical]')
        .map((_, element) => $(element).attr('href'))
        .get(),
    ).toEqual(expected);
    if (expected.length > 0) {
      expect($('meta[property="og:url"]').attr('content')).toBe(expected[0]);
    }
  });

  test('is kept out of search engines exactly when it is unlisted', () => {
    const robots = $('meta[name=robots]').attr('content') ?? '';
    expect(robots.includes('noindex')).toBe(route.visibility === 'unlisted');
  });

  test('has headings in order, none skipped', () => {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .map((_, element) => Number(element.tagName.slice(1)))
      .get();
    expect(levels[0]).toBe(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  test('uses each id once, and refers only to ids that it has', () => {
    const ids = $('[id]')
      .map((_, element) => $(element).attr('id'))
      .get();
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const referred = ['for', 'aria-labelledby', 'aria-describedby'].flatMap((name) =>
      $(`[${name}]`)
        .map((_, element) => $(element).attr(name)?.split(/\s+/))
        .get(),
    );
    expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has the frame of the site: skip link, navigation, footer', () => {
    if (route.kind === 'frame') return;
    const skip = $('body a[href]').first().attr('href');
    expect(skip).toBe('#main');
    expect($('main').attr('id')).toBe('main');
    expect($('header').not('article header').find('nav a[href]')).toHaveLength(5);
    expect($('footer')).toHaveLength(1);
    const current = $('header nav [aria-current=page]')
      .map((_, element) => $(element).attr('href'))
      .get();
    const isTop = topLinks.some(({ href }) => href === route.path);
    expect(current).toEqual(isTop ? [basePath.slice(0, -1) + route.path] : []);
  });
});

test('the services answer to their anchors, each with a heading', () => {
  const page = pages.find(({ route }) => route.path === '/services');
  expect(services.map(({ id }) => id)).toEqual([
    'brand-strategy',
    'digital-marketing',
    'content-storytelling',
    'ux-digital',
  ]);
  for (const { id, title } of services) {
    const block = page?.$(`#${id}`);
    expect(block?.text(), `#${id}`).toContain(title);
  }
  expect(page?.$('main').text()).toContain(servicesPage.closing.schedule);
});
