import { articles } from '../../src/content/articles';
import {
  buttonOf,
  carouselOf,
  comeToRest,
  FEATURED,
  openCarousel,
  openStopped,
  places,
  reachableOf,
  reached,
  slidesOf,
  trackOf,
} from './carousel';
import { expect, test } from './harness';

test('is a carousel, of the first six articles, by the APG pattern', async ({ page }) => {
  await openCarousel(page);
  await expect(carouselOf(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(slidesOf(page)).toHaveCount(FEATURED);
  for (const [index, { title, path }] of articles.slice(0, FEATURED).entries()) {
    const slide = slidesOf(page).nth(index);
    await expect(slide).toHaveAttribute('role', 'group');
    await expect(slide).toHaveAttribute('aria-label', `${index + 1} of ${FEATURED}`);
    await expect(slide.locator('h3')).toHaveText(title);
    await expect(slide.locator('a')).toHaveAttribute('href', path);
  }
  await expect(trackOf(page)).toHaveAttribute('aria-live', 'off');
});

for (const [width, count] of [
  [390, 1],
  [800, 2],
  [1280, 3],
] as const) {
  test(`shows ${count} at ${width} pixels, and only those are reached`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCarousel(page);
    // A box is measured where it rests, not on its way.
    await buttonOf(page, 'pause').click();
    await expect(buttonOf(page, 'play')).toBeVisible();
    const whole = () =>
      reachableOf(page).evaluateAll(
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

test('moves on after 4,000 ms, not a millisecond earlier', async ({ page }) => {
  await openStopped(page);
  const before = await places(page);
  await buttonOf(page, 'play').click();
  await expect(buttonOf(page, 'pause')).toBeVisible();
  await expect(trackOf(page)).toHaveAttribute('aria-live', 'off');
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
    await comeToRest(page);
    const last = seen.at(-1) ?? begun;
    await expect.poll(async () => String(await reached(page))).not.toBe(String(last));
    await expect.poll(async () => (await reached(page)).length).toBe(3);
    seen.push(await reached(page));
  }
  expect(seen.at(-1)).toEqual(begun);
  await buttonOf(page, 'previous').click();
  await comeToRest(page);
  await expect.poll(() => reached(page)).toEqual(seen.at(-2));
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
  await comeToRest(page);
  const next = begun.map((number) => (number % FEATURED) + 1);
  await expect.poll(async () => (await reached(page)).toSorted()).toEqual(next.toSorted());
  await expect(
    slidesOf(page)
      .nth((next[0] ?? 0) - 1)
      .locator('a'),
  ).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await comeToRest(page);
  await expect.poll(() => reached(page)).toEqual(begun);
  await expect(carouselOf(page).locator(':focus')).toHaveCount(1);
});
