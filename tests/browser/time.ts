import type { Page } from 'playwright/test';

/** From here on time passes only by `page.clock.runFor()`; the clock was installed before the page was opened. */
export async function stopTime(page: Page): Promise<void> {
  // On a busy machine the moment has passed before the page hears of it: then a later one.
  for (let ahead = 1000; ; ahead *= 4) {
    try {
      return await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
    } catch (error) {
      if (ahead > 60_000) throw error;
    }
  }
}

/** Returns once the page has begun so many frames: what was due before has been drawn by the second. */
export const frames = (page: Page, count = 1) =>
  page.evaluate(async (due) => {
    for (let frame = 0; frame < due; frame++) await new Promise(requestAnimationFrame);
  }, count);

/** Returns once every observer of the page has been told what is in view: one that is made later is told later. */
export const observersTold = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((told) => new IntersectionObserver(told).observe(document.documentElement));
  });
