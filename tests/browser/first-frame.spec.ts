import type { Page } from 'playwright/test';
import { expect, test } from './harness';
import { requestsOf } from './parts';
import { frames } from './time';

/** Pages with pictures or frames that wait for the first frame, and a width; `npm test` opens the first two. */
const VISITS = [
  ['/', 390, ''],
  ['/contact', 1440, ''],
  ['/blog', 1440, ' @full'],
  ['/work', 390, ' @full'],
  ['/work/hair-nova', 390, ' @full'],
] as const;

/** Stops the clock of animations, so that the first frame lasts, until the returned function is called. */
async function holdFirstFrame(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async () => {
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  };
}

/** How many pictures and frames of others are kept out of the page. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main img, main iframe[src]')].filter(
        (element) => getComputedStyle(element).display === 'none',
      ).length,
  );
/** Where every block of the page stands. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, footer')].map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return element.matches('picture *, iframe') ? '' : `${Math.round(top)} ${Math.round(height)}`;
    }),
  );

for (const [path, width, tag] of VISITS) {
  test(`${path} at ${width}: pictures below the first screen wait for the first frame, and nothing shifts when they load${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdFirstFrame(page);
    const asked = requestsOf(page, (request) => request.url().includes('/pictures/'));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await frames(page);
    expect(await waiting(page)).toBeGreaterThan(0);
    // The largest thing of the first screen is asked for with the page.
    expect(asked.length).toBeLessThanOrEqual(1);
    const before = await places(page);
    await release();
    await expect.poll(() => waiting(page)).toBe(0);
    expect(await places(page)).toEqual(before);
  });
}

test('without script they load all the same @full', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL as string,
  });
  const page = await context.newPage();
  await page.goto('/work');
  const picture = page.locator('main picture img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await context.close();
});
