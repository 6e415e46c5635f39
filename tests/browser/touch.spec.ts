import type { Locator, Page } from 'playwright/test';
import { inView, openCarousel, rowOf } from './carousel';
import { dismissOf, expectAnswer, fieldOf, fillIn, LEAST, overlayOf, submitOf } from './enquiry';
import { expect, test } from './harness';
import { hydrated } from './islands';
import { stopTime, takeTime } from './time';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Draws a finger over an element, by so many pixels, in steps. */
async function swipe(page: Page, on: Locator, by: { x?: number; y?: number }): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over.');
  const touch = await page.context().newCDPSession(page);
  const from = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 200) };
  const steps = 10;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              {
                x: from.x + ((by.x ?? 0) * step) / steps,
                y: from.y + ((by.y ?? 0) * step) / steps,
              },
            ],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= steps; step++) await send('touchMove', step);
  await send('touchEnd', steps);
  await touch.detach();
}

test('the carousel follows a finger, both ways, and stays where it was left', async ({ page }) => {
  await takeTime(page);
  await openCarousel(page);
  await swipe(page, rowOf(page), { x: -220 });
  await expect.poll(() => inView(page)).toEqual([2]);
  await swipe(page, rowOf(page), { x: 220 });
  await expect.poll(() => inView(page)).toEqual([1]);
  await page.clock.runFor(9000);
  expect(await inView(page)).toEqual([1]);
  await expect(page).toHaveURL('/blog');
  // A finger that goes up scrolls the page.
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  await swipe(page, rowOf(page), { y: -160 });
  await expect.poll(top).toBeGreaterThan(before + 80);
});

test('an enquiry is sent, answered and dismissed with a finger', async ({ page, standIn }) => {
  await takeTime(page);
  await page.goto('/contact');
  await fieldOf(page, 'firstName').tap();
  await fillIn(page);
  await hydrated(page, 'Enquiry');
  await stopTime(page);
  await submitOf(page).tap();
  await expect.poll(() => standIn.posts().length).toBe(1);
  await expectAnswer(page);
  await expect(dismissOf(page)).toBeFocused();
  await expect(dismissOf(page)).toBeInViewport({ ratio: 1 });
  await dismissOf(page).tap();
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(fieldOf(page, 'firstName')).toHaveValue(LEAST.firstName);
});
