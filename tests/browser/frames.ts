import type { Page } from 'playwright/test';

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
