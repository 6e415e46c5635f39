import type { Locator, Page } from 'playwright/test';
import {
  bringIntoView,
  buttonOf,
  carouselOf,
  comeToRest,
  FEATURED,
  openCarousel,
  places,
  reachableOf,
  trackOf,
  viewportOf,
} from './carousel';
import { expect, test, wake } from './harness';
import { stopTime, takeTime } from './time';

test.describe('stops for good', () => {
  test.use({ hasTouch: true });
  const ways: readonly (readonly [how: string, act: (page: Page) => Promise<void>])[] = [
    ['at its own control', (page) => buttonOf(page, 'pause').click()],
    ['at next', (page) => buttonOf(page, 'next').click()],
    ['at previous', (page) => buttonOf(page, 'previous').click()],
    [
      'at a press of the pointer on a slide',
      async (page) => {
        await reachableOf(page).first().locator('a').hover();
        await page.mouse.down();
        await page.mouse.move(5, 5);
        await page.mouse.up();
      },
    ],
    [
      'at a swipe',
      async (page) => {
        const box = await viewportOf(page).boundingBox();
        if (!box) throw new Error('The carousel is not there.');
        const touch = await page.context().newCDPSession(page);
        const y = box.y + box.height / 2;
        const at = (x: number) => [{ x: box.x + x, y }];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(200) });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(60) });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      },
    ],
    [
      'at an arrow key',
      async (page) => {
        await buttonOf(page, 'pause').evaluate((button) =>
          button.focus({ focusVisible: false } as FocusOptions),
        );
        await page.keyboard.press('ArrowRight');
      },
    ],
    [
      'at the focus, as it comes in by Tab',
      async (page) => {
        await page.evaluate(() => {
          const heading = document.querySelector<HTMLElement>('main h1');
          heading?.focus({ preventScroll: true });
        });
        await page.keyboard.press('Tab');
        await expect(buttonOf(page, 'play')).toBeFocused();
      },
    ],
  ];
  for (const [how, act] of ways) {
    test(how, async ({ page }) => {
      await takeTime(page);
      await openCarousel(page);
      await stopTime(page);
      await act(page);
      await expect(buttonOf(page, 'play')).toBeVisible();
      await expect(trackOf(page)).toHaveAttribute('aria-live', 'polite');
      await comeToRest(page);
      const before = await places(page);
      await page.mouse.move(5, 5);
      await page.clock.runFor(9000);
      expect(await places(page)).toEqual(before);
    });
  }
});

test('waits while the pointer rests on a slide, and goes on after', async ({ page }) => {
  await takeTime(page);
  await openCarousel(page);
  await reachableOf(page).first().hover();
  await expect(trackOf(page)).toHaveAttribute('aria-live', 'polite');
  await stopTime(page);
  await comeToRest(page);
  const before = await places(page);
  await page.clock.runFor(10_000);
  expect(await places(page)).toEqual(before);
  await page.mouse.move(5, 5);
  await expect(trackOf(page)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5000);
  expect(await places(page)).not.toEqual(before);
});

/** Whether a row cannot be scrolled further. */
const atEnd = (row: Locator) =>
  row.evaluate((node) => node.scrollLeft >= node.scrollWidth - node.clientWidth - 1);

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stands still, is scrolled by hand, and has two ends @phone', async ({ page }) => {
    await takeTime(page);
    await page.goto('/blog');
    await bringIntoView(page);
    await wake(page);
    await expect(buttonOf(page, 'previous')).toBeDisabled();
    await expect(buttonOf(page, 'next')).toBeEnabled();
    await expect(buttonOf(page, 'pause')).toHaveCount(0);
    await expect(buttonOf(page, 'play')).toHaveCount(0);
    await stopTime(page);
    const before = await places(page);
    await page.clock.runFor(9000);
    expect(await places(page)).toEqual(before);
    await expect(carouselOf(page).locator('[inert]')).toHaveCount(0);

    const viewport = viewportOf(page);
    await expect(viewport).toHaveCSS('overflow-x', 'auto');
    await buttonOf(page, 'next').focus();
    for (let step = 1; step < FEATURED; step++) {
      if (await buttonOf(page, 'next').isDisabled()) break;
      const left = await viewport.evaluate((node) => node.scrollLeft);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => viewport.evaluate((node) => node.scrollLeft)).toBeGreaterThan(left);
      await expect
        .poll(async () => (await buttonOf(page, 'next').isDisabled()) === (await atEnd(viewport)))
        .toBe(true);
    }
    await expect(buttonOf(page, 'next')).toBeDisabled();
    await expect(buttonOf(page, 'previous')).toBeFocused();
    await viewport.evaluate((node) => node.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(buttonOf(page, 'previous')).toBeDisabled();
    await expect(buttonOf(page, 'next')).toBeFocused();
  });
});
