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

/** The slides from one on, numbered round. */
const round = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ((first - 1 + at) % FEATURED) + 1);
const expectInView = (page: Page, first: number, count = 3) =>
  expect.poll(() => inView(page)).toEqual(round(first, count));
const expectSaid = (page: Page, words: string) =>
  expect(carouselOf(page).getByRole('status')).toHaveText(words);

test(`shows one, two or three of ${FEATURED} articles, by the width, and says which @full`, async ({
  page,
}) => {
  for (const [width, count, said] of [
    [390, 1, 'Article 6 of 6'],
    [800, 2, 'Articles 6 and 1 of 6'],
    [1440, 3, 'Articles 6, 1 and 2 of 6'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openCarousel(page);
    await expectInView(page, 1, count);
    await expect(slidesOf(page)).toHaveCount(FEATURED);
    await buttonOf(page, 'previous').click();
    await expectSaid(page, said);
  }
});

test('advances every four seconds, one slide to the left, round and round, without React; Tab finds what is seen first and leads out', async ({
  page,
  front,
}) => {
  await takeTime(page);
  await openCarousel(page);
  await page.mouse.move(2, 2);
  await stopTime(page);
  const [begun = 0] = await inView(page);
  // From here on every advance is four seconds after the one before.
  while ((await rowOf(page).getAttribute('data-first')) === null) await page.clock.runFor(100);
  for (let view = begun + 1; view <= begun + FEATURED + 1; view++) {
    const [first = 0, next = 0] = round(view, 2);
    await expectInView(page, first);
    const left = () =>
      slidesOf(page)
        .nth(first - 1)
        .evaluate((slide) => slide.getBoundingClientRect().left);
    const before = await left();
    await page.clock.runFor(3900);
    await expectInView(page, first);
    await page.clock.runFor(100);
    await expectInView(page, next);
    // It never rewinds.
    expect(await left()).toBeLessThan(before);
  }
  expect(scriptsOf(front)).toEqual([]);
  await expectSaid(page, '');

  await page.clock.runFor(1000);
  await atRest(page);
  const seen = await inView(page);
  await pauseOf(page).focus();
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  const reached: (string | null)[] = [];
  const hasFocus = carouselOf(page).locator('[role=group]:focus-within');
  for (let press = 0; press < FEATURED; press++) {
    await page.keyboard.press('Tab');
    reached.push(await hasFocus.getAttribute('aria-label'));
    if (press === 0) expect(await inView(page)).toEqual(seen);
  }
  const order = round(seen[0] ?? 0, FEATURED);
  expect(reached).toEqual(order.map((number) => `${number} of ${FEATURED}`));
  await page.keyboard.press('Tab');
  await expect(hasFocus).toHaveCount(0);
});

test('pauses under a mouse and by its control, and stops for good at an interaction', async ({
  page,
}) => {
  const ways: readonly (readonly [how: string, go: () => Promise<unknown>])[] = [
    ['a press of Next', () => buttonOf(page, 'next').click()],
    ['focus on Previous', () => buttonOf(page, 'previous').focus()],
    [
      'a press on a slide',
      async () => {
        await slidesOf(page).nth(1).hover();
        await page.mouse.down();
        await page.mouse.move(2, 2);
        await page.mouse.up();
      },
    ],
    ['an arrow key', () => pauseOf(page).press('ArrowLeft')],
  ];
  await page.clock.install();
  await openCarousel(page);
  for (const [hold, letGo] of [
    [() => rowOf(page).hover(), () => page.mouse.move(2, 2)],
    [() => pauseOf(page).press('Space'), () => pauseOf(page).press('Space')],
  ] as const) {
    await hold();
    await page.clock.runFor(2000);
    await atRest(page);
    const before = await inView(page);
    await page.clock.runFor(9000);
    expect(await inView(page)).toEqual(before);
    await letGo();
    await page.clock.runFor(5000);
    await expect.poll(() => inView(page)).not.toEqual(before);
  }
  for (const [how, go] of ways) {
    await openCarousel(page);
    await go();
    await page.mouse.move(2, 2);
    await page.clock.runFor(2000);
    await atRest(page);
    const before = await inView(page);
    await page.clock.runFor(9000);
    await atRest(page);
    expect(await inView(page), how).toEqual(before);
  }
});

test('moves by its buttons and the arrow keys, loops, and says what is in view; with React it goes on from there and is dragged', async ({
  page,
  front,
}) => {
  front.block(SCRIPT, 'hold');
  await openCarousel(page);
  await expectSaid(page, '');
  const go = async (by: 'next' | 'previous' | 'ArrowLeft' | 'ArrowRight', to: number) => {
    if (by === 'next' || by === 'previous') await buttonOf(page, by).click();
    else await page.keyboard.press(by);
    await expectInView(page, to);
    const [one, two, three] = round(to, 3);
    await expectSaid(page, `Articles ${one}, ${two} and ${three} of ${FEATURED}`);
    await atRest(page);
  };
  await go('previous', 6);
  await go('next', 1);
  await go('ArrowRight', 2);
  await go('ArrowLeft', 1);
  await go('ArrowLeft', 6);
  front.clear();
  await hydrated(page, 'ArticleRotation');
  await expectInView(page, 6);
  await go('next', 1);
  await go('ArrowRight', 2);
  await go('ArrowLeft', 1);
  await go('previous', 6);
  // What is out of view is out of reach.
  await expect(slidesOf(page).and(page.locator('[inert]'))).toHaveCount(3);
  const { x, y } = (await rowOf(page).boundingBox()) as { x: number; y: number };
  await page.mouse.move(x + 700, y + 200);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 200, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => inView(page)).not.toEqual(round(6, 3));
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
    await expectSaid(page, 'Articles 4, 5 and 6 of 6');
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
