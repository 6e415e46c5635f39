import { expect, test } from 'vitest';
import { topLinks } from '../../src/site/menus';
import { routeAt } from '../../src/site/routes';
import type { Session } from './in-engine';
import { eventually, type Visitor } from './visitor';

const ARTICLE = '/blog/restaurant-marketing-london-2';
const topLink = (href: string) => `header nav a[href="${href}"]`;

/** Where the visitor is, as address, title and top bar tell it. */
const whereabouts = ({ tab }: Visitor) =>
  tab.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    marked: document.querySelector('header nav [aria-current=page]')?.textContent ?? '',
  }));

async function expectAt(page: Visitor, href: string): Promise<void> {
  const { title } = routeAt(href);
  const marked = topLinks.find((link) => link.href === href)?.label ?? '';
  await eventually(() => whereabouts(page)).toEqual({ path: href, title, marked });
}

/** Links lead on, and back leads back. */
export function navigation({ visitor, allow }: Session): void {
  /** WebKit reports that it leaves out the cross-fade where one page follows another at once. */
  const mayLeaveOut = () => allow(/Skipping view transition/);

  test('the top links lead to their pages, and back leads back, also after a reload', async () => {
    mayLeaveOut();
    const page = visitor();
    await page.open('/about');
    for (const { href } of topLinks) {
      await page.press(topLink(href));
      await expectAt(page, href);
    }
    for (const { href } of topLinks.toReversed().slice(1, 3)) {
      await page.tab.back();
      await expectAt(page, href);
    }
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
}
