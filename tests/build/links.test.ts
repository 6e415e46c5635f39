import { describe, expect, test } from 'vitest';
import { routes } from '../../src/site/routes';
import { site } from '../../src/site/site';
import { citedAddresses, hostsOfTheSite } from '../support/hosts-of-the-site';
import { basePath, fileAt, insideSite, isFilled, made, pages, textOf } from './pages';

const mailHost = site.email.split('@')[1] ?? '';

const idsOf = new Map(
  pages.map(({ route, $ }) => [
    route.path,
    new Set(
      $('[id]')
        .map((_, element) => $(element).attr('id'))
        .get(),
    ),
  ]),
);
const known = new Set(routes.map(({ path }) => path));

/** What is wrong with a link inside the site; nothing where it leads somewhere. */
function problemOf(path: string): string | undefined {
  if (!path.startsWith(basePath)) return `${path} leads out of ${basePath}`;
  const [address = '', fragment] = `/${path.slice(basePath.length)}`.split('#', 2);
  const target = decodeURI(address.replace(/\?.*$/s, ''));
  if (!known.has(target)) {
    return isFilled(target.slice(1)) ? undefined : `${path} leads to no page and no file`;
  }
  if (fragment && !idsOf.get(target)?.has(decodeURIComponent(fragment))) {
    return `${path} names no element of ${target}`;
  }
  return undefined;
}

/** The addresses of a srcset: each without its descriptor. */
function candidatesOf(srcset: string): string[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}

describe.each(pages)('$route.path', ({ route, html, $ }) => {
  test('links only to pages, files and places on pages that exist', () => {
    const hrefs = $('a[href]')
      .map((_, element) => $(element).attr('href'))
      .get();
    expect(hrefs.length).toBeGreaterThan(route.kind === 'frame' ? 0 : 10);
    const self = `${basePath}${route.path.slice(1)}`;
    const problems = hrefs.flatMap((href) => {
      if (href === '' || href === '#') return [`an empty link: "${href}"`];
      const path = href.startsWith('#') ? self + href : insideSite(href, site.origin);
      return (path === undefined ? undefined : problemOf(path)) ?? [];
    });
    expect(problems).toEqual([]);
    expect($('a:not([href])')).toHaveLength(0);
  });

  test('asks only for files that were built', () => {
    const single = [
      'img[src]',
      'source[src]',
      'video[src]',
      'script[src]',
      'link[href]',
      'use[href]',
    ];
    const addresses = single.flatMap((selector) =>
      $(selector)
        .map((_, element) => $(element).attr('src') ?? $(element).attr('href'))
        .get(),
    );
    for (const name of ['srcset', 'imagesrcset']) {
      addresses.push(
        ...$(`[${name}]`)
          .map((_, element) => candidatesOf($(element).attr(name) ?? ''))
          .get(),
      );
    }
    for (const name of ['data-scripts', 'data-payload']) {
      addresses.push(
        ...$(`script[${name}]`)
          .map((_, element) => $(element).attr(name)?.split(' ').filter(Boolean))
          .get(),
      );
    }
    addresses.push(
      ...$('meta[property="og:image"]')
        .map((_, element) => $(element).attr('content'))
        .get(),
      ...$('style')
        .map((_, element) => urlsIn($(element).text()))
        .get(),
    );
    const inside = addresses
      .map((address) => insideSite(address, site.origin))
      .filter((path) => path !== undefined)
      .filter((path) => !known.has(`/${path.slice(basePath.length)}`));
    expect(inside.length).toBeGreaterThan(3);
    expect(inside.filter((path) => !isFilled(fileAt(path) ?? ''))).toEqual([]);
  });

  test('names no host but its own and those of the agency’s services, and sources of articles', () => {
    const addresses = $('[href], [src], [action], [content]')
      .map((_, element) => {
        const { href, src, action, content } = $(element).attr() ?? {};
        return href ?? src ?? action ?? content;
      })
      .get()
      .filter((address) => /^https?:/.test(address));
    const strangers = addresses.filter(
      (address) => !hostsOfTheSite.has(new URL(address).hostname) && !citedAddresses.has(address),
    );
    expect(strangers).toEqual([]);

    const invented = html.match(/[\w-]+(?:\.[\w-]+)*\.example\b/g) ?? [];
    expect(invented.filter((host) => !hostsOfTheSite.has(host) && host !== mailHost)).toEqual([]);
  });

  test('says what a link opens that leads to no page of the site', () => {
    const silent = $('a[href^="mailto:"], a[href^="tel:"], a[href^="https:"]').filter(
      (_, element) => !/\u00a0\([^)]+\)$/.test($(element).text()),
    );
    expect(silent.map((_, element) => $(element).attr('href')).get()).toEqual([]);
  });

  test('opens no new tab with an opener', () => {
    const open = $('a[target=_blank]').filter(
      (_, element) => !/\bnoopener\b/.test($(element).attr('rel') ?? ''),
    );
    expect(open.map((_, element) => $(element).attr('href')).get()).toEqual([]);
  });
});

test('style sheets ask only for files that were built', () => {
  const sheets = made.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const missing = sheets.flatMap((sheet) =>
    urlsIn(textOf(sheet))
      .filter((url) => !url.startsWith('data:'))
      .map((url) => new URL(url, `http://localhost${basePath}${sheet}`).pathname)
      .filter((path) => !isFilled(fileAt(path) ?? '')),
  );
  expect(missing).toEqual([]);
});

function urlsIn(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, url]) => url ?? '');
}
