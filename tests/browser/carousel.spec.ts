import type { Page } from 'playwright/test';
import { SCRIPT } from '../support/front';
import {
  atRest,
  buttonOf,
  carouselOf,
  FEATURED,
  inView,
  openCarousel,
  pauseOf,
  rowOf,
  slidesOf,
} from './carousel';
import { expect } from './harness';
import { hydrated, scriptsOf, test } from './islands';
import { stopTime, takeTime } from './time';

/** The visible slides, numbered round. */
const round = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ((first - 1 + at + FEATURED) % FEATURED) + 1);
const expectInView = (page: Page, first: number, count = 3) =>
  expect.poll(() => inView(page)).toEqual(round(first, count));
const status = (page: Page) => carouselOf(page).getByRole('status');

test(`shows one, two or three of ${FEATURED} articles, by the width @full`, async ({ page }) => {
  for (const [width, count] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openCarousel(page);
    await expectInView(page, 1, count);
    await expect(slidesOf(page)).toHaveCount(FEATURED);
  }
});

test('advances every four seconds, one slide to the left, round and round, without React', async ({
  page,
  front,
}) => {
  await takeTime(page);
  await openCarousel(page);
  await page.mouse.move(2, 2);
  await stopTime(page);
  // From here on every advance is four seconds after the one before.
  const [begun = 0] = await inView(page);
  while ((await rowOf(page).getAttribute('data-first')) === null) await page.clock.runFor(100);
  for (let view = begun + 1; view <= begun + FEATURED + 1; view++) {
    const first = ((view - 1) % FEATURED) + 1;
    await expectInView(page, first);
    const left = () =>
      slidesOf(page)
        .nth(first - 1)
        .evaluate((slide) => slide.getBoundingClientRect().left);
    const before = await left();
    await page.clock.runFor(3900);
    await expectInView(page, first);
    await page.clock.runFor(100);
    await expectInView(page, (view % FEATURED) + 1);
    // It never rewinds.
    expect(await left()).toBeLessThan(before);
  }
  expect(scriptsOf(front)).toEqual([]);
  await expect(status(page)).toBeEmpty();
});

test.describe('stops for good at an interaction', () => {
  const ways: readonly (readonly [how: string, go: (page: Page) => Promise<unknown>])[] = [
    ['a press of Next', (page) => buttonOf(page, 'next').click()],
    ['focus on Previous', (page) => buttonOf(page, 'previous').focus()],
    [
      'a press on a slide',
      async (page) => {
        const box = await slidesOf(page).nth(1).boundingBox();
        await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
        await page.mouse.down();
        await page.mouse.move(2, 2);
        await page.mouse.up();
      },
    ],
    [
      'an arrow key',
      async (page) => {
        await buttonOf(page, 'next').focus();
        await page.keyboard.press('ArrowLeft');
      },
    ],
  ];
  test(ways.map(([how]) => how).join(', '), async ({ page }) => {
    await page.clock.install();
    for (const [how, go] of ways) {
      await openCarousel(page);
      await go(page);
      await page.mouse.move(2, 2);
      await page.clock.runFor(2000);
      await atRest(page);
      const before = await inView(page);
      await page.clock.runFor(9000);
      await atRest(page);
      expect(await inView(page), how).toEqual(before);
      await expect(carouselOf(page), how).toHaveAttribute('data-rotation', 'off');
    }
  });
});

test('its pause stops it and lets it go on, a mouse holds it, and neither starts what has stopped for good @full', async ({
  page,
}) => {
  await takeTime(page);
  await openCarousel(page);
  await pauseOf(page).focus();
  await page.keyboard.press('Space');
  const chosen = page.locator('html');
  await expect(chosen).toHaveAttribute('data-paused', 'true');
  await hydrated(page, 'ArticleRotation');
  await atRest(page);
  await stopTime(page);
  /** Waits for the next advance, and until the row is there. */
  const advanced = async () => {
    while ((await rowOf(page).getAttribute('data-first')) === null) await page.clock.runFor(100);
    await page.clock.runFor(1000);
  };
  await page.clock.runFor(9000);
  const [first = 0] = await inView(page);
  await page.clock.runFor(9000);
  await expectInView(page, first);
  await page.keyboard.press('Space');
  await expect(chosen).toHaveAttribute('data-paused', 'false');
  await advanced();
  await expectInView(page, first + 1);
  await rowOf(page).hover();
  await page.clock.runFor(9000);
  await expectInView(page, first + 1);
  await page.mouse.move(2, 2);
  await advanced();
  await expectInView(page, first + 2);
  await buttonOf(page, 'previous').focus();
  await expect(carouselOf(page)).toHaveAttribute('data-rotation', 'off');
  await page.keyboard.press('Shift+Tab');
  await expect(pauseOf(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.clock.runFor(9000);
  await expectInView(page, first + 2);
});

for (const withReact of [false, true]) {
  test(`moves by its buttons and the arrow keys, loops, and says what is in view, ${withReact ? 'with' : 'before'} React${withReact ? ' @full' : ''}`, async ({
    page,
    front,
  }) => {
    if (!withReact) front.block(SCRIPT, 'hold');
    await openCarousel(page);
    await expect(status(page)).toBeEmpty();
    await buttonOf(page, 'previous').click();
    await expectInView(page, FEATURED);
    await expect(status(page)).toHaveText('Articles 6, 1 and 2 of 6');
    if (withReact) await hydrated(page, 'ArticleRotation');
    await atRest(page);
    await buttonOf(page, 'next').click();
    await expectInView(page, 1);
    await expect(status(page)).toHaveText('Articles 1, 2 and 3 of 6');
    await atRest(page);
    await page.keyboard.press('ArrowRight');
    await expectInView(page, 2);
    await atRest(page);
    await page.keyboard.press('ArrowLeft');
    await atRest(page);
    await page.keyboard.press('ArrowLeft');
    await expectInView(page, FEATURED);
    await expect(status(page)).toHaveText('Articles 6, 1 and 2 of 6');
    front.clear();
  });
}

test('where one article is in view, it says which', async ({ page, front }) => {
  front.block(SCRIPT, 'hold');
  await page.setViewportSize({ width: 390, height: 844 });
  await openCarousel(page);
  await buttonOf(page, 'previous').click();
  await expect(status(page)).toHaveText('Article 6 of 6');
  front.clear();
});

test('with React it goes on where it stood, and is dragged with a mouse @full', async ({
  page,
}) => {
  await openCarousel(page);
  // The press that brings React is answered at once and counts once.
  await buttonOf(page, 'next').click();
  await expect(status(page)).toHaveText('Articles 2, 3 and 4 of 6');
  await hydrated(page, 'ArticleRotation');
  await expectInView(page, 2);
  // What is out of view is out of reach.
  await expect(slidesOf(page).and(page.locator('[inert]'))).toHaveCount(3);
  await atRest(page);
  const box = await rowOf(page).boundingBox();
  if (!box) throw new Error('The row has no box.');
  await page.mouse.move(box.x + 700, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 200, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => inView(page)).not.toEqual(round(2, 3));
});

test('Tab finds the untouched row in the order that is seen, and leads out of it', async ({
  page,
}) => {
  await page.clock.install();
  await openCarousel(page);
  await pauseOf(page).focus();
  for (let view = 2; view <= 5; view++) {
    await page.clock.runFor(4000);
    await expectInView(page, view);
  }
  await atRest(page);
  const reached: (string | null)[] = [];
  const hasFocus = carouselOf(page).locator('[role=group]:focus-within');
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  for (let press = 0; press < FEATURED; press++) {
    await page.keyboard.press('Tab');
    reached.push(await hasFocus.getAttribute('aria-label'));
    if (press === 0) expect(await inView(page)).toEqual([5, 6, 1]);
  }
  expect(reached).toEqual([5, 6, 1, 2, 3, 4].map((number) => `${number} of ${FEATURED}`));
  await page.keyboard.press('Tab');
  await expect(hasFocus).toHaveCount(0);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stands still, has two ends, and its buttons are disabled there from the start @full', async ({
    page,
  }) => {
    await page.clock.install();
    await openCarousel(page);
    await expect(buttonOf(page, 'previous')).toBeDisabled();
    await expect(buttonOf(page, 'next')).toBeEnabled();
    await page.clock.runFor(9000);
    await expectInView(page, 1);
    await expect(pauseOf(page)).toBeHidden();
    for (let press = 0; press < 3; press++) await buttonOf(page, 'next').click();
    await expectInView(page, 4);
    await expect(status(page)).toHaveText('Articles 4, 5 and 6 of 6');
    await expect(buttonOf(page, 'next')).toBeDisabled();
    await expect(buttonOf(page, 'previous')).toBeFocused();
    await expect(buttonOf(page, 'previous')).toBeEnabled();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a row that scrolls, with a link to each article @full', async ({ page }) => {
    await page.goto('/blog');
    await expect(rowOf(page).getByRole('link')).toHaveCount(FEATURED);
    await expect(rowOf(page)).toHaveCSS('overflow-x', 'auto');
    await expect(buttonOf(page, 'next')).toBeHidden();
  });
});
