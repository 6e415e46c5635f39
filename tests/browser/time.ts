import type { Page } from 'playwright/test';

/** Puts a clock of the test's own into the page; call it before the page is opened. Time runs until {@link stopTime}. */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.install();
}

/** From here on time passes only by `page.clock.runFor()`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
