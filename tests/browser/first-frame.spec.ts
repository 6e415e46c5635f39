import type { Page } from 'playwright/test';
import { expect, frames, test } from './harness';
import { requestsOf } from './parts';

/** Pages, with a width, whose pictures or iframes are shown only after the first frame. */
const VISITS = [
  ['/', 390, ''],
  ['/contact', 1440, ' @full'],
  ['/blog', 1440, ' @full'],
  ['/work', 390, ' @full'],
  ['/work/hair-nova', 390, ' @full'],
] as const;

/** The number of pictures and iframes that are not shown yet. */
const waiting = (page: Page) =>
  page
    .locator('main img, main iframe[src]')
    .evaluateAll((all) => all.filter((it) => getComputedStyle(it).display === 'none').length);
/** The position of every block of the page. */
const places = (page: Page) =>
  page.locator('main *:not(picture *, iframe), footer').evaluateAll((all) =>
    all.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return `${Math.round(top)} ${Math.round(height)}`;
    }),
  );

for (const [path, width, tag] of VISITS) {
  test(`${path} at ${width}: pictures below the first screen wait for the first frame${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // While animations stand still, the page stays as it is in its first frame.
    const session = await page.context().newCDPSession(page);
    const run = (playbackRate: number) =>
      session.send('Animation.setPlaybackRate', { playbackRate });
    await session.send('Animation.enable');
    await run(0);
    const asked = requestsOf(page, (request) => request.url().includes('/pictures/'));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await frames(page);
    expect(await waiting(page)).toBeGreaterThan(0);
    // The largest paint of the first screen is requested with the page.
    expect(asked.length).toBeLessThanOrEqual(1);
    const before = await places(page);
    await run(1);
    await expect.poll(() => waiting(page)).toBe(0);
    expect(await places(page)).toEqual(before);
  });
}
