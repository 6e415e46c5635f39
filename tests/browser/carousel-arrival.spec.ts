import { reacts, SCRIPT } from '../support/front';
import { settled, test, wakesInTwoSeconds } from './arrival';
import { bringIntoView, buttonOf, carouselOf, trackOf, viewportOf } from './carousel';
import { frames } from './frames';
import { awake, expect, holdScripts } from './harness';
import { stopTime, takeTime } from './time';

/*
 * The carousel brings React by itself. That it waits for the page to be loaded and at rest is tested
 * with all else that does so, in arrival.spec.ts.
 */

test('it waits until it is in view', async ({ page, front }) => {
  await page.setViewportSize({ width: 390, height: 100 });
  await takeTime(page);
  await page.goto('/blog');
  await page.clock.runFor(30_000);
  await settled(page);
  expect(reacts(front)).toEqual([]);
  await stopTime(page);
  // Grown, not scrolled: scrolling is a sign of its own.
  await page.setViewportSize({ width: 390, height: 3000 });
  await wakesInTwoSeconds(page, front);
});

test('where it goes out of view again, it counts from when it comes back', async ({
  page,
  front,
}) => {
  const small = { width: 390, height: 100 };
  const tall = { width: 390, height: 3000 };
  await page.setViewportSize(small);
  await takeTime(page);
  await page.goto('/blog');
  await stopTime(page);
  for (const size of [tall, small, tall]) {
    await page.setViewportSize(size);
    await settled(page);
    await page.clock.runFor(1500);
  }
  expect(reacts(front)).toEqual([]);
  await page.clock.runFor(600);
  await awake(page);
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
  test(`nothing in it moves as React comes${scrolled > 0 ? ', wherever a hand has scrolled it' : ''} @phone`, async ({
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
    await awake(page);
    await expect(viewportOf(page)).toHaveAttribute('data-live');
    expect(await boxes()).toEqual(before);
  });
}
