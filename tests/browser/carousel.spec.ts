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

for (const [width, count] of [
  [390, 1],
  [800, 2],
  [1440, 3],
] as const) {
  test(`at ${width} px shows ${count} of ${FEATURED} articles`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCarousel(page);
    await expectInView(page, 1, count);
    await expect(slidesOf(page)).toHaveCount(FEATURED);
  });
}

test('advances every four seconds, forwards round and round, without React', async ({
  page,
  front,
}) => {
  test.slow();
  await page.clock.install();
  await openCarousel(page);
  await page.mouse.move(2, 2);
  for (let view = 2; view <= FEATURED + 2; view++) {
    await page.clock.runFor(4000);
    await expectInView(page, ((view - 1) % FEATURED) + 1);
  }
  expect(scriptsOf(front)).toEqual([]);
  await expect(status(page)).toBeEmpty();
});

test('never rewinds: each step moves the row by one slide to the left', async ({ page }) => {
  await takeTime(page);
  await openCarousel(page);
  await page.mouse.move(2, 2);
  await stopTime(page);
  /** How far the first slide in view moves to the left while the row goes to the next. */
  const step = async () => {
    const [first = 0] = await inView(page);
    const left = () =>
      slidesOf(page)
        .nth(first - 1)
        .evaluate((slide) => slide.getBoundingClientRect().left);
    const before = await left();
    await page.clock.runFor(4000);
    await expect.poll(() => inView(page)).not.toContain(first);
    return (await left()) - before;
  };
  for (let view = 0; view < 8; view++) expect(await step()).toBeLessThan(0);
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
  for (const [how, go] of ways) {
    test(how, async ({ page }) => {
      await page.clock.install();
      await openCarousel(page);
      await go(page);
      await page.mouse.move(2, 2);
      await page.clock.runFor(2000);
      await atRest(page);
      const before = await inView(page);
      await page.clock.runFor(13_000);
      await atRest(page);
      expect(await inView(page)).toEqual(before);
      await expect(carouselOf(page)).toHaveAttribute('data-rotation', 'off');
    });
  }
});

test('pauses under a mouse, and goes on when it leaves', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  await rowOf(page).hover();
  await page.clock.runFor(9000);
  await expectInView(page, 1);
  await page.mouse.move(2, 2);
  await page.clock.runFor(4000);
  await expectInView(page, 2);
});

test('its pause is reached by Tab while it moves, stops it, keeps its name, and a second press lets it go on', async ({
  page,
}) => {
  await page.clock.install();
  await openCarousel(page);
  await pauseOf(page).focus();
  await page.keyboard.press('Space');
  await expect(pauseOf(page)).toBeChecked();
  await page.clock.runFor(9000);
  await expectInView(page, 1);
  await page.keyboard.press('Space');
  await expect(pauseOf(page)).not.toBeChecked();
  await page.clock.runFor(4000);
  await expectInView(page, 2);
});

test('a press on the pause that follows automatic stopping does not start it again', async ({
  page,
}) => {
  await page.clock.install();
  await openCarousel(page);
  await buttonOf(page, 'previous').focus();
  await expect(carouselOf(page)).toHaveAttribute('data-rotation', 'off');
  await page.keyboard.press('Shift+Tab');
  await expect(pauseOf(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.clock.runFor(9000);
  await expectInView(page, 1);
});

for (const withReact of [false, true]) {
  test(`moves by its buttons and the arrow keys, loops, and says what is in view, ${withReact ? 'with' : 'before'} React`, async ({
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

test('the press that brings React is answered at once and counts once', async ({ page }) => {
  await openCarousel(page);
  await buttonOf(page, 'next').click();
  await expect(status(page)).toHaveText('Articles 2, 3 and 4 of 6');
  await hydrated(page, 'ArticleRotation');
  await expectInView(page, 2);
  // What is out of view is out of reach.
  await expect(slidesOf(page).and(page.locator('[inert]'))).toHaveCount(3);
});

test('with React it is dragged with a mouse', async ({ page }) => {
  await openCarousel(page);
  await buttonOf(page, 'next').click();
  await hydrated(page, 'ArticleRotation');
  await expectInView(page, 2);
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

  test('stands still, has two ends, and its buttons are disabled there from the start', async ({
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

  test('is a row that scrolls, with a link to each article', async ({ page }) => {
    await page.goto('/blog');
    await expect(rowOf(page).getByRole('link')).toHaveCount(FEATURED);
    await expect(rowOf(page)).toHaveCSS('overflow-x', 'auto');
    await expect(buttonOf(page, 'next')).toBeHidden();
  });
});
