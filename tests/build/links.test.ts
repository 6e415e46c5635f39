import { describe, expect, test } from 'vitest';
import { routes } from '../../src/routes';
import { site } from '../../src/site/site';
import { citedAddresses, hostsOfTheSite } from '../support/hosts-of-the-site';
import { basePath, fileAt, insideSite, isFilled, pages } from './pages';

const mailHost = site.email.split('@')[1] ?? '';
const known = new Set(routes.map(({ path }) => path));
const hasElement = (path: string, id: string) =>
  pages.find(({ route }) => route.path === path)?.$(`[id="${id}"]`).length === 1;

/** The problem of an internal link; undefined if its target exists. */
function problemOf(path: string): string | undefined {
  if (!path.startsWith(basePath)) return `${path} leads out of ${basePath}`;
  const [address = '', fragment] = `/${path.slice(basePath.length)}`.split('#', 2);
  const target = decodeURI(address.replace(/\?.*$/s, ''));
  if (!known.has(target))
    return isFilled(target.slice(1)) ? undefined : `${path} leads to no page and no file`;
  if (fragment && !hasElement(target, decodeURIComponent(fragment)))
    return `${path} names no element of ${target}`;
  return undefined;
}

const urlsIn = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, url]) => url ?? '');

/** The addresses that a browser or a crawler fetches. */
const FETCHED =
  '[src]:not(iframe), [srcset], [imagesrcset], link[href], use:not([href^="#"]), meta[property="og:image"]';

describe.each(pages)('$route.path', ({ route, html, $ }) => {
  test('links only to pages, files and places on pages that exist', () => {
    const links = $('a').toArray();
    expect(links.length).toBeGreaterThan(route.kind === 'frame' ? 0 : 10);
    const problems = links.flatMap((link) => {
      const href = $(link).attr('href') ?? '';
      if (href === '' || href === '#') return [`an empty link: ${$(link).text()}`];
      const path = href.startsWith('#')
        ? `${basePath}${route.path.slice(1)}${href}`
        : insideSite(href, site.origin);
      return (path && problemOf(path)) || [];
    });
    expect(problems).toEqual([]);
  });

  test('asks only for files that were built', () => {
    const addresses = $(FETCHED)
      .toArray()
      .map((element) => $(element).attr() ?? {})
      .flatMap(({ src, srcset, imagesrcset, href, content }) => [
        ...[src, href, content].filter((one) => one !== undefined),
        ...[srcset, imagesrcset].flatMap((list) => list?.match(/[^\s,]+(?= )/g) ?? []),
      ])
      .concat(urlsIn($('style').text()).filter((url) => !url.startsWith('data:')));
    expect(addresses.length).toBeGreaterThan(3);
    const missing = addresses.filter((address) => {
      const path = insideSite(address, site.origin);
      if (path === undefined) return true;
      return !known.has(`/${path.slice(basePath.length)}`) && !isFilled(fileAt(path) ?? '');
    });
    expect(missing).toEqual([]);
  });

  test('names no host but its own and those of the agency’s services, and sources of articles', () => {
    const strangers = $('[href], [src], [action], [content]')
      .toArray()
      .map((element) => {
        const { href, src, action, content } = $(element).attr() ?? {};
        return href ?? src ?? action ?? content ?? '';
      })
      .filter((address) => /^https?:/.test(address) && !citedAddresses.has(address))
      .filter((address) => !hostsOfTheSite.has(new URL(address).hostname));
    expect(strangers).toEqual([]);
    const invented = html.match(/[\w-]+(?:\.[\w-]+)*\.example\b/g) ?? [];
    expect(invented.filter((host) => !hostsOfTheSite.has(host) && host !== mailHost)).toEqual([]);
  });

  test('says what a link opens that leads off the site', () => {
    const silent = $('a:is([href^="mailto:"], [href^="tel:"], [href^="https:"])').filter(
      (_, element) => !/\u00a0\([^)]+\)$/.test($(element).text()),
    );
    expect(silent.map((_, element) => $(element).attr('href')).get()).toEqual([]);
  });
});
