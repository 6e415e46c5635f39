import type { Locator, Page } from 'playwright/test';
import { blog, FEATURED } from '../../src/content/blog';
import { SCRIPT } from '../support/site-proxy';
import { slidesInView } from '../support/slides-in-view';
import { expect, stopTime } from './harness';
import { hydrated, scriptsOf, test } from './islands';

const { controls } = blog;

const carouselOf = (page: Page) => page.getByRole('region', { name: controls.carousel });
const slidesOf = (page: Page) => carouselOf(page).locator('[aria-roledescription=slide]');
const buttonOf = (page: Page, name: 'previous' | 'next') =>
  carouselOf(page).getByRole('button', { name: controls[name], exact: true });
/** The control that pauses everything that moves. */
const pauseOf = (page: Page) => carouselOf(page).getByRole('checkbox', { name: controls.pause });
/** The row of slides, which a finger or a wheel scrolls. */
const rowOf = (page: Page) => carouselOf(page).locator('[data-slides]');

/** The numbers of the slides in view, from the left. */
const inView = (page: Page) => page.evaluate(slidesInView, `[aria-label="${controls.carousel}"]`);

const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? Number.NaN;

/** Waits until the row, which a press or a key has moved, stands still; returns what is in view. */
async function atRest(page: Page): Promise<readonly number[]> {
  await expect(rowOf(page)).not.toHaveAttribute('data-first');
  await (await slidesOf(page).first().elementHandle())?.waitForElementState('stable');
  return inView(page);
}

/** The page of articles with the carousel in view. */
async function openCarousel(page: Page): Promise<void> {
  await page.goto('/blog');
  await carouselOf(page).evaluate((carousel) => carousel.scrollIntoView({ behavior: 'instant' }));
}

/** The numbers of successive slides, beginning again at 1 after the last. */
const slidesFrom = (first: number, count = 3) =>
  Array.from({ length: count }, (_, at) => ((first - 1 + at) % FEATURED) + 1);
const expectInView = (page: Page, first: number, count = 3) =>
  expect.poll(() => inView(page)).toEqual(slidesFrom(first, count));
const expectSaid = (page: Page, words: string) =>
  expect(carouselOf(page).getByRole('status')).toHaveText(words);

test(`the carousel shows as many of ${FEATURED} articles as the width has columns @full`, async ({
  page,
}) => {
  for (const [width, count, said] of [
    [390, 1, 'Article 6 of 6'],
    [800, 2, 'Articles 6 and 1 of 6'],
    [1920, 3, 'Articles 6, 1 and 2 of 6'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openCarousel(page);
    await expectInView(page, 1, count);
    await expect(slidesOf(page)).toHaveCount(FEATURED);
    await buttonOf(page, 'previous').click();
    await expectSaid(page, said);
    await atRest(page);
  }
  const lefts = (parts: string) =>
    page.locator(parts).evaluateAll((all) => {
      const found = all.map((it) => Math.round(it.getBoundingClientRect().left));
      const inView = found.filter((left) => left >= 0 && left < innerWidth);
      return [...new Set(inView)].sort((a, b) => a - b).slice(0, 3);
    });
  const below = await lefts('main ul:has(> li article) > li');
  expect(await lefts('[aria-roledescription=slide] article')).toEqual(below);
});

test('the carousel advances every four seconds without React', async ({ page, siteProxy }) => {
  await page.clock.install();
  await openCarousel(page);
  await page.mouse.move(2, 2);
  await stopTime(page);
  const [begun = 0] = await inView(page);
  // From now on each advance comes four seconds after the previous one.
  while ((await rowOf(page).getAttribute('data-first')) === null) await page.clock.runFor(100);
  for (let view = begun + 1; view <= begun + FEATURED; view++) {
    const [first = 0, next = 0] = slidesFrom(view, 2);
    await expectInView(page, first);
    const slide = slidesOf(page).nth(first - 1);
    const before = await leftOf(slide);
    await page.clock.runFor(3900);
    await expectInView(page, first);
    await page.clock.runFor(100);
    await expectInView(page, next);
    // The row never rewinds.
    expect(await leftOf(slide)).toBeLessThan(before);
  }
  expect(scriptsOf(siteProxy)).toEqual([]);
  await expectSaid(page, '');

  await test.step('Tab finds what is seen first and leads out', async () => {
    await page.clock.runFor(1000);
    const seen = await atRest(page);
    await pauseOf(page).focus();
    for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
    const reached: (string | null)[] = [];
    const hasFocus = carouselOf(page).locator('[role=group]:focus-within');
    for (let press = 0; press < FEATURED; press++) {
      await page.keyboard.press('Tab');
      reached.push(await hasFocus.getAttribute('aria-label'));
      if (press === 0) expect(await inView(page)).toEqual(seen);
    }
    const order = slidesFrom(seen[0] ?? 0, FEATURED);
    expect(reached).toEqual(order.map((number) => `${number} of ${FEATURED}`));
    await page.keyboard.press('Tab');
    await expect(hasFocus).toHaveCount(0);
  });
});

test('the carousel pauses under a mouse, by its control, and for good at an interaction', async ({
  page,
}) => {
  const away = () => page.mouse.move(2, 2);
  /** Expects that in nine seconds no other slide comes into view. */
  const expectStill = async (how: string) => {
    await page.clock.runFor(2000);
    const before = await atRest(page);
    await page.clock.runFor(9000);
    expect(await atRest(page), how).toEqual(before);
    return before;
  };
  await page.clock.install();
  await openCarousel(page);
  for (const [hold, letGo] of [
    [() => rowOf(page).hover(), away],
    [() => pauseOf(page).press('Space'), () => pauseOf(page).press('Space')],
  ] as const) {
    await hold();
    const before = await expectStill('paused');
    await letGo();
    // A busy browser reports late that the mouse has left; the row then moves four seconds later.
    const inViewLater = () => page.clock.runFor(4000).then(() => inView(page));
    await expect.poll(inViewLater).not.toEqual(before);
  }
  for (const [how, go] of [
    ['a press of Next', () => buttonOf(page, 'next').click()],
    ['focus on Previous', () => buttonOf(page, 'previous').focus()],
  ] as const) {
    await openCarousel(page);
    await go();
    await away();
    await expectStill(how);
  }
});

test('the carousel moves by its buttons, the arrow keys and, once React is there, by dragging', async ({
  page,
  siteProxy,
}) => {
  siteProxy.block(SCRIPT, 'hold');
  await openCarousel(page);
  await expectSaid(page, '');
  // The row may have advanced before the focus stopped it.
  await buttonOf(page, 'previous').focus();
  const [begin = 1] = await atRest(page);
  const go = async (by: 'next' | 'previous' | 'ArrowLeft' | 'ArrowRight', to: number) => {
    if (by === 'next' || by === 'previous') await buttonOf(page, by).click();
    else await page.keyboard.press(by);
    await expectInView(page, to);
    const [one, two, three] = slidesFrom(to);
    await expectSaid(page, `Articles ${one}, ${two} and ${three} of ${FEATURED}`);
    await atRest(page);
  };
  await go('previous', begin + 5);
  await go('next', begin);
  await go('ArrowLeft', begin + 5);
  await go('ArrowRight', begin);
  siteProxy.clear();
  await hydrated(page, 'CarouselDragging');
  await go('ArrowLeft', begin + 5);
  await go('next', begin);
  // Slides out of view cannot be focused.
  await expect(slidesOf(page).and(page.locator('[inert]'))).toHaveCount(3);
  const { x = 0, y = 0 } = (await rowOf(page).boundingBox()) ?? {};
  await page.mouse.move(x + 700, y + 200);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 200, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => inView(page)).not.toEqual(slidesFrom(begin));
});

test('the carousel follows a finger, both ways, and stays where it was left @phone-only', async ({
  page,
}) => {
  await page.clock.install();
  await openCarousel(page);
  const touch = await page.context().newCDPSession(page);
  /** Drags a finger over the row for a second, then rests: faster, the row would keep gliding. */
  const swipe = async (right: number, down: number) => {
    const { x = 0, y = 0, width = 0 } = (await rowOf(page).boundingBox()) ?? {};
    for (let step = 0, begun = Date.now() / 1000 - 2; step <= 10; step++)
      await touch.send('Input.dispatchTouchEvent', {
        type: step === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [{ x: x + width / 2 + (right * step) / 10, y: y + 200 + (down * step) / 10 }],
        timestamp: begun + step / 10,
      });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(-220, 0);
  await expectInView(page, 2, 1);
  await swipe(220, 0);
  await expectInView(page, 1, 1);
  await page.clock.runFor(9000);
  await expectInView(page, 1, 1);
  await expect(page).toHaveURL('/blog');
  // A finger that goes up scrolls the page.
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  await swipe(0, -160);
  await expect.poll(top).toBeGreaterThan(before + 80);
});

test('the carousel stands still under reduced motion, with buttons disabled at its ends @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
