import type { Page } from 'playwright/test';
import { reacts, SCRIPT } from '../support/front';
import { hasReact, test } from './arrival';
import { bringIntoView, buttonOf, carouselOf, trackOf, viewportOf } from './carousel';
import { frames } from './frames';
import { approach, awake, expect, holdScripts } from './harness';
import { stopTime, takeTime } from './time';

/* The carousel runs by a script of its own until React does. */

/** How many slides its row is scrolled by, once it has come to rest. */
const slidesScrolled = (page: Page) =>
  viewportOf(page).evaluate((row) => {
    const { offsetWidth } = row.querySelector('[role=group]') as HTMLElement;
    return row.scrollLeft / offsetWidth;
  });

test.describe('before React', () => {
  test.beforeEach(async ({ page }) => {
    await takeTime(page);
    await page.goto('/blog');
    await bringIntoView(page);
    await stopTime(page);
  });

  test('it advances every 4,000 ms and loops, without React @phone', async ({ page, front }) => {
    const last = await viewportOf(page).evaluate((row) => {
      const { offsetWidth } = row.querySelector('[role=group]') as HTMLElement;
      return Math.round((row.scrollWidth - row.clientWidth) / offsetWidth);
    });
    expect(last).toBeGreaterThan(1);
    for (let turn = 1; turn <= last; turn++) {
      await page.clock.runFor(4000);
      await expect.poll(() => slidesScrolled(page)).toBeCloseTo(turn, 1);
    }
    await page.clock.runFor(4000);
    await expect.poll(() => slidesScrolled(page)).toBeCloseTo(0, 1);
    expect(reacts(front)).toEqual([]);
  });

  test('it waits under a resting pointer', async ({ page, front }) => {
    front.block(SCRIPT, 'hold');
    await viewportOf(page).hover();
    await page.clock.runFor(12_000);
    expect(await slidesScrolled(page)).toBe(0);
    await page.mouse.move(2, 2);
    await page.clock.runFor(4000);
    await expect.poll(() => slidesScrolled(page)).toBeCloseTo(1, 1);
  });

  for (const [how, touch] of [
    ['a press of its row', (page: Page) => viewportOf(page).dispatchEvent('pointerdown')],
    ['focus', (page: Page) => trackOf(page).locator('a').first().focus()],
  ] as const) {
    test(`it stops for good at ${how}`, async ({ page, front }) => {
      front.block(SCRIPT, 'hold');
      await touch(page);
      await page.clock.runFor(20_000);
      expect(await slidesScrolled(page)).toBe(0);
      front.clear();
      await approach(page);
      await page.clock.resume();
      await awake(page);
      await expect(buttonOf(page, 'play')).toBeVisible();
    });
  }

  test('its buttons and the arrow keys move it by one slide at once', async ({ page, front }) => {
    front.block(SCRIPT, 'hold');
    await buttonOf(page, 'next').click();
    await expect.poll(() => slidesScrolled(page)).toBeCloseTo(1, 1);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slidesScrolled(page)).toBeCloseTo(2, 1);
    await buttonOf(page, 'previous').click();
    await expect.poll(() => slidesScrolled(page)).toBeCloseTo(1, 1);
    expect(await hasReact(page)).toBe(false);
  });
});

test('a press of its control before React is there stops it, once', async ({ page, front }) => {
  front.block(SCRIPT, 'hold');
  await page.goto('/blog');
  await buttonOf(page, 'pause').click();
  front.clear();
  await awake(page);
  await expect(buttonOf(page, 'play')).toBeVisible();
  await expect(trackOf(page)).toHaveAttribute('aria-live', 'polite');
  // A second press would start it again.
  await frames(page, 10);
  await expect(buttonOf(page, 'play')).toBeVisible();
});

for (const scrolled of [0, 1]) {
  test(`nothing in it moves during hydration${scrolled > 0 ? ', wherever a hand has scrolled it' : ''} @phone`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/blog');
    await bringIntoView(page);
    await trackOf(page).evaluate((track, slides) => {
      const width = track.firstElementChild?.getBoundingClientRect().width ?? 0;
      track.parentElement?.scrollTo({ left: slides * width, behavior: 'instant' });
    }, scrolled);
    const boxes = () =>
      carouselOf(page).evaluate((carousel) => {
        const { clientWidth } = document.documentElement;
        return [...carousel.querySelectorAll('button, [aria-roledescription=slide]')]
          .map((part) => part.getBoundingClientRect())
          .filter(({ left, right }) => left > -1 && right < clientWidth + 1)
          .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round));
      });
    const before = await boxes();
    expect(before.length).toBeGreaterThan(3);
    release();
    await approach(page);
    await awake(page);
    await expect(viewportOf(page)).toHaveAttribute('data-live');
    // A pixel is rounding: the row's own position is a fraction.
    const moved = (await boxes()).flatMap((box, index) =>
      box.map((value, side) => Math.abs(value - (before[index]?.[side] ?? Number.NaN))),
    );
    expect(moved).toHaveLength(before.length * 4);
    expect(Math.max(...moved)).toBeLessThanOrEqual(1);
  });
}
