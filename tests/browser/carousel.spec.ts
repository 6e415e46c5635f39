import type { Locator, Page } from 'playwright/test';
import { articles } from '../../src/content/articles';
import { blog } from '../../src/content/blog';
import { awake, expect, test, wake } from './harness';
import { holdScripts, stopTime, takeTime } from './time';

const { controls } = blog;
const FEATURED = 6;

const carouselOf = (page: Page) => page.getByRole('region', { name: controls.carousel });
const slidesOf = (page: Page) => carouselOf(page).locator('[aria-roledescription=slide]');
const buttonOf = (page: Page, name: 'previous' | 'next' | 'pause' | 'play') =>
  carouselOf(page).getByRole('button', { name: controls[name], exact: true });
const liveOf = (page: Page) => carouselOf(page).locator('[aria-live]');

/** The numbers of the slides that can be reached, from one. */
const reached = (page: Page) =>
  slidesOf(page).evaluateAll((slides) =>
    slides.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1])),
  );

/** Where every slide stands, from the left. */
const places = (page: Page) =>
  slidesOf(page).evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().x));

/** Whether a row cannot be scrolled further. */
const atEnd = (row: Locator) =>
  row.evaluate((node) => node.scrollLeft >= node.scrollWidth - node.clientWidth - 1);

async function open(page: Page): Promise<void> {
  await page.goto('/blog');
  await carouselOf(page).evaluate((carousel) => carousel.scrollIntoView({ behavior: 'instant' }));
  await wake(page);
  await expect(slidesOf(page).and(page.locator('[inert]'))).not.toHaveCount(0);
}

/** The carousel as it begins to wait, with time standing still. */
async function openStopped(page: Page): Promise<void> {
  await takeTime(page);
  await open(page);
  await stopTime(page);
  await buttonOf(page, 'pause').click();
  await settle(page);
}

/** Lets whatever is under way come to rest. */
async function settle(page: Page): Promise<void> {
  await page.clock.runFor(2000);
}

test('is a carousel, of the first six articles, by the APG pattern', async ({ page }) => {
  await open(page);
  await expect(carouselOf(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(slidesOf(page)).toHaveCount(FEATURED);
  for (const [index, { title, path }] of articles.slice(0, FEATURED).entries()) {
    const slide = slidesOf(page).nth(index);
    await expect(slide).toHaveAttribute('role', 'group');
    await expect(slide).toHaveAttribute('aria-label', `${index + 1} of ${FEATURED}`);
    await expect(slide.locator('h3')).toHaveText(title);
    await expect(slide.locator('a')).toHaveAttribute('href', path);
  }
  await expect(liveOf(page)).toHaveAttribute('aria-live', 'off');
});

for (const [width, count] of [
  [390, 1],
  [800, 2],
  [1280, 3],
] as const) {
  test(`shows ${count} at ${width} pixels, and only those are reached`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    // A box is measured where it rests, not on its way.
    await buttonOf(page, 'pause').click();
    await expect(buttonOf(page, 'play')).toBeVisible();
    const whole = () =>
      slidesOf(page)
        .and(page.locator(':not([inert])'))
        .evaluateAll(
          (slides, edge) =>
            slides.filter((slide) => {
              const { left, right } = slide.getBoundingClientRect();
              return left >= -1 && right <= edge + 1;
            }).length,
          width,
        );
    await expect
      .poll(async () => [(await reached(page)).length, await whole()])
      .toEqual([count, count]);
  });
}

test('moves on after 4,000 ms, not a millisecond earlier, and goes round', async ({ page }) => {
  await openStopped(page);
  const before = await places(page);
  await buttonOf(page, 'play').click();
  await expect(buttonOf(page, 'pause')).toBeVisible();
  await expect(liveOf(page)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(3999);
  expect(await places(page)).toEqual(before);
  await page.clock.runFor(2 + 100);
  expect(await places(page)).not.toEqual(before);
});

test('goes round in both directions by its buttons', async ({ page }) => {
  await openStopped(page);
  await expect.poll(() => reached(page)).toHaveLength(3);
  const begun = await reached(page);
  const seen: number[][] = [];
  for (let step = 0; step < FEATURED; step++) {
    await buttonOf(page, 'next').click();
    await settle(page);
    const last = seen.at(-1) ?? begun;
    await expect.poll(async () => String(await reached(page))).not.toBe(String(last));
    await expect.poll(async () => (await reached(page)).length).toBe(3);
    seen.push(await reached(page));
  }
  expect(seen.at(-1)).toEqual(begun);
  await buttonOf(page, 'previous').click();
  await settle(page);
  await expect.poll(() => reached(page)).toEqual(seen.at(-2));
});

test.describe('stops for good', () => {
  test.use({ hasTouch: true });
  const ways: readonly (readonly [how: string, act: (page: Page) => Promise<void>])[] = [
    ['at its own control', (page) => buttonOf(page, 'pause').click()],
    ['at next', (page) => buttonOf(page, 'next').click()],
    ['at previous', (page) => buttonOf(page, 'previous').click()],
    [
      'at a press of the pointer on a slide',
      async (page) => {
        await slidesOf(page).and(page.locator(':not([inert])')).first().locator('a').hover();
        await page.mouse.down();
        await page.mouse.move(5, 5);
        await page.mouse.up();
      },
    ],
    [
      'at a swipe',
      async (page) => {
        const box = await liveOf(page).locator('..').boundingBox();
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
      await open(page);
      await stopTime(page);
      await act(page);
      await expect(buttonOf(page, 'play')).toBeVisible();
      await expect(liveOf(page)).toHaveAttribute('aria-live', 'polite');
      await settle(page);
      const before = await places(page);
      await page.mouse.move(5, 5);
      await page.clock.runFor(9000);
      expect(await places(page)).toEqual(before);
    });
  }
});

test('waits while the pointer rests on a slide, and goes on after', async ({ page }) => {
  await takeTime(page);
  await open(page);
  await slidesOf(page).and(page.locator(':not([inert])')).first().hover();
  await expect(liveOf(page)).toHaveAttribute('aria-live', 'polite');
  await stopTime(page);
  await settle(page);
  const before = await places(page);
  await page.clock.runFor(10_000);
  expect(await places(page)).toEqual(before);
  await page.mouse.move(5, 5);
  await expect(liveOf(page)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5000);
  expect(await places(page)).not.toEqual(before);
});

test('its rotation control is first in tab order, then previous, next and what is seen', async ({
  page,
}) => {
  await openStopped(page);
  await page.locator('main h1').evaluate((heading) => heading.focus({ preventScroll: true }));
  for (const name of ['play', 'previous', 'next'] as const) {
    await page.keyboard.press('Tab');
    await expect(buttonOf(page, name)).toBeFocused();
  }
  await expect.poll(() => reached(page)).toHaveLength(3);
  for (const number of await reached(page)) {
    await page.keyboard.press('Tab');
    await expect(
      slidesOf(page)
        .nth(number - 1)
        .locator('a'),
    ).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(carouselOf(page).locator(':focus')).toHaveCount(0);
});

test('is moved by the arrow keys, and the focus stays in it', async ({ page }) => {
  await openStopped(page);
  await expect.poll(() => reached(page)).toHaveLength(3);
  const begun = await reached(page);
  await slidesOf(page)
    .nth((begun[0] ?? 0) - 1)
    .locator('a')
    .focus();
  await page.keyboard.press('ArrowRight');
  await settle(page);
  const next = begun.map((number) => (number % FEATURED) + 1);
  await expect.poll(async () => (await reached(page)).toSorted()).toEqual(next.toSorted());
  await expect(
    slidesOf(page)
      .nth((next[0] ?? 0) - 1)
      .locator('a'),
  ).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await settle(page);
  await expect.poll(() => reached(page)).toEqual(begun);
  await expect(carouselOf(page).locator(':focus')).toHaveCount(1);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stands still, is scrolled by hand, and has two ends @phone', async ({ page }) => {
    await takeTime(page);
    await page.goto('/blog');
    await carouselOf(page).evaluate((carousel) => carousel.scrollIntoView({ behavior: 'instant' }));
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

    const viewport = liveOf(page).locator('..');
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

for (const scrolled of [0, 1]) {
  test(`nothing in it moves as React comes${scrolled > 0 ? ', wherever a hand has scrolled it' : ''} @phone`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/blog');
    await carouselOf(page).evaluate((carousel) => carousel.scrollIntoView({ behavior: 'instant' }));
    await liveOf(page).evaluate((track, slides) => {
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
    await expect(carouselOf(page).locator('[data-live]')).toHaveCount(1);
    expect(await boxes()).toEqual(before);
  });
}

test('wakes React by itself, once it is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto('/blog');
  await awake(page);
  await expect(slidesOf(page).and(page.locator('[inert]'))).not.toHaveCount(0);
});

test('a press of its control before React is there stops it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/blog');
  await buttonOf(page, 'pause').click();
  release();
  await awake(page);
  await expect(buttonOf(page, 'play')).toBeVisible();
  await expect(liveOf(page)).toHaveAttribute('aria-live', 'polite');
});
