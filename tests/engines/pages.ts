import { expect, test } from 'vitest';
import { topLinks } from '../../src/site/menus';
import { routeAt } from '../../src/site/routes';
import { sweptRoutes } from '../support/swept-routes';
import type { Session } from './in-engine';
import { DESK, eventually, PHONE, type Visitor } from './visitor';

const ARTICLE = '/blog/restaurant-marketing-london-2';
const topLink = (href: string) => `header nav a[href="${href}"]`;

async function expectAt(page: Visitor, href: string): Promise<void> {
  const marked = topLinks.find((link) => link.href === href)?.label ?? '';
  await eventually(() =>
    page.tab.evaluate(() => [
      location.pathname,
      document.title,
      document.querySelector('header nav [aria-current=page]')?.textContent ?? '',
    ]),
  ).toEqual([href, routeAt(href).title, marked]);
}

/** Pages are whole at both widths, links lead on, and back leads back. */
export function pages({ visitor, allow }: Session): void {
  /** WebKit reports that it leaves out the cross-fade where one page follows another at once. */
  const mayLeaveOut = () => allow(/Skipping view transition/);

  test('pages show their heading, faces and pictures, and nothing reaches out of them', async () => {
    const page = visitor();
    for (const { path, title } of sweptRoutes.filter(({ tag }) => tag === '')) {
      await page.tab.resize(PHONE.width, PHONE.height);
      await page.open(path);
      expect(await page.tab.evaluate(shown)).toEqual([title, true]);
      await eventually(() => page.tab.evaluate(loadedFaces)).toEqual(['Imbue', 'Instrument Sans']);
      expect(await page.tab.evaluate(overhang), `${path} on a phone`).toEqual([]);
      await page.tab.resize(DESK.width, DESK.height);
      expect(await page.tab.evaluate(overhang), `${path} on a desk`).toEqual([]);
      await page.tab.evaluate(() => {
        for (const picture of document.images) picture.loading = 'eager';
      });
      await eventually(() => page.tab.evaluate(missingPictures)).toEqual([]);
    }
  });

  test('the top links lead to their pages, and back leads back', async () => {
    mayLeaveOut();
    const page = visitor();
    await page.open('/about');
    for (const { href } of topLinks) {
      await page.press(topLink(href));
      await expectAt(page, href);
    }
    await page.tab.back();
    await expectAt(page, topLinks.at(-2)?.href ?? '');
  });

  test('back leads to where the page had been scrolled to', async () => {
    mayLeaveOut();
    const page = visitor();
    await page.open('/services');
    const scrolled = () => page.tab.evaluate(() => Math.round(scrollY));
    await page.tab.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.press(topLink('/about'));
    await expectAt(page, '/about');
    await eventually(scrolled).toBe(0);
    await page.tab.back();
    await expectAt(page, '/services');
    await eventually(scrolled).toBe(900);
  });

  test('an article’s data leave the head as it is hidden, and are there once when it is come back to', async () => {
    mayLeaveOut();
    const page = visitor();
    await page.open(ARTICLE);
    const count = () =>
      page.tab.evaluate(
        () => document.head.querySelectorAll('[type="application/ld+json"]').length,
      );
    expect(await count()).toBe(1);
    await page.tab.evaluate(() =>
      addEventListener('pagehide', () => {
        sessionStorage.left = document.querySelectorAll('[type="application/ld+json"]').length;
      }),
    );
    await page.press(topLink('/about'));
    await expectAt(page, '/about');
    expect(await page.tab.evaluate(() => sessionStorage.left)).toBe('0');
    await page.tab.back();
    await eventually(page.path).toBe(ARTICLE);
    await eventually(count).toBe(1);
  });
}

/** The title, and whether the heading can be seen. */
function shown(): readonly [string, boolean | undefined] {
  const heading = document.querySelector('h1');
  return [
    document.title,
    heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  ];
}

/** The site's own faces that have come; the fallbacks beside them are the system's. */
function loadedFaces(): readonly string[] {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const names = loaded.map(({ family }) => family.replaceAll('"', ''));
  return [...new Set(names)].filter((name) => !name.endsWith('fallback')).sort();
}

/** What reaches out of a page that is wider than its window. */
function overhang(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 80));
}

function missingPictures(): readonly string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ currentSrc, src }) => currentSrc || src);
}
