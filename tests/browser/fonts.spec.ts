import { routes } from '../../src/content/routes';
import { expect, test } from './harness';

/** What Google calls good is 0.1; a page whose fallback faces are fitted moves a tenth of that at most. */
const SHIFT = 0.01;

for (const { path, kind } of routes) {
  test(`${path}: nothing moves as the fonts come @phone`, async ({ page, watch }) => {
    if (kind === 'not-found') watch.allow(/404/);
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const before = await page.evaluate(() => document.fonts.check('16px "Imbue"'));
    expect(before, 'the page has been painted without its fonts').toBe(false);
    release();
    await page.waitForFunction(
      () => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2,
    );
    // Two frames later the shift, if there was one, has been drawn and reported.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: readonly number[] }).shifts,
    );
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(SHIFT);
  });
}
