import type { Page } from 'playwright/test';

/** Puts a clock of the test's own into the page; call it before the page is opened. Time runs until {@link stopTime}. */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.install();
}

/** From here on time passes only by `page.clock.runFor()`. */
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
