import type { Page } from 'playwright/test';
import { routes } from '../../src/content/routes';
import { expect, test } from './harness';

/** A page of each kind that is long enough for its first layout to take a while. */
const LONG = ['/', '/services', '/work', '/contact', '/blog', '/blog/beauty-marketing-london'];
/** The least and the most of a page that may stand before its middle. */
const SHARES = [0.2, 0.6] as const;

/** Where everything of a page stands, on a phone and on a desk. */
async function places(page: Page): Promise<string[][]> {
  const all: string[][] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    all.push(
      await page.evaluate(() =>
        [...document.body.querySelectorAll(':not(page-half)')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.tagName, x, y, width, height].join(' ');
        }),
      ),
    );
  }
  return all;
}

for (const path of LONG) {
  test(`the first half of ${path} is laid out before the rest is there, once`, async ({ page }) => {
    await page.addInitScript(() => {
      const asked: (readonly [state: string, elements: number])[] = [];
      Object.assign(window, { asked });
      const { getClientRects } = Element.prototype;
      Element.prototype.getClientRects = function () {
        if (this === document.documentElement)
          asked.push([document.readyState, document.body.querySelectorAll('*').length]);
        return getClientRects.call(this);
      };
    });
    await page.goto(path);
    const { asked, all } = await page.evaluate(() => ({
      asked: (window as unknown as { asked: [string, number][] }).asked,
      all: document.body.querySelectorAll('*').length,
    }));
    expect(asked).toEqual([['loading', expect.any(Number)]]);
    const share = (asked[0]?.[1] ?? 0) / all;
    expect(share).toBeGreaterThan(SHARES[0]);
    expect(share).toBeLessThan(SHARES[1]);
    // React would find a stranger.
    await expect(page.locator('page-half')).toHaveCount(0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of routes.filter(({ kind }) => kind !== 'not-found')) {
    test(`the mark in the middle of ${path} is not seen, and takes no place`, async ({ page }) => {
      // What runs by itself would move under the comparison.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const marked = await places(page);
      await page.locator('page-half').evaluate((mark) => mark.remove());
      expect(await places(page)).toEqual(marked);
    });
  }
});
