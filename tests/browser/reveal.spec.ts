import type { Page } from 'playwright/test';
import { expect, observersTold, test } from './harness';

const waiting = (page: Page) => page.locator('main [data-rise=waiting]');
/** The number of transparent elements: on the whole page, or in the window. */
const hidden = (page: Page, inView = false) =>
  page.locator('main *').evaluateAll(
    (all, isInView) =>
      all.filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const isThere =
          element.checkVisibility() && !(isInView && (top > innerHeight || bottom < 0));
        return isThere && !element.checkVisibility({ opacityProperty: true });
      }).length,
    inView,
  );

test('a section fades in once 5 % of it is 50 px above the window’s lower edge, and stays', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(waiting(page)).not.toHaveCount(0);
  expect(await hidden(page)).toBeGreaterThan(0);
  expect(await hidden(page, true)).toBe(0);
  // A section tall enough for one per cent of it to be over a pixel.
  const probe = page.locator('[data-probe]');
  await waiting(page).evaluateAll((all) =>
    all
      .find((element) => {
        const { top, height } = element.getBoundingClientRect();
        return height > 250 && top > innerHeight + 200;
      })
      ?.setAttribute('data-probe', ''),
  );
  for (const [share, state, opacity] of [
    [0.03, 'waiting', '0'],
    [0.07, 'risen', '1'],
    // Back at the top of the page, the section stays risen.
    [-9, 'risen', '1'],
  ] as const) {
    // Scrolls until that share of the section is above an edge 50 px from the window's bottom.
    await probe.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + height * part - innerHeight + 50, behavior: 'instant' });
    }, share);
    await observersTold(page);
    await expect(probe).toHaveAttribute('data-rise', state);
    await expect(probe).toHaveCSS('opacity', opacity);
  }
  await expect(probe).toHaveCSS('transform', 'none');
});

test('focused or printed, all is shown; under reduced motion none is hidden', async ({ page }) => {
  await page.goto('/work');
  await expect(waiting(page)).not.toHaveCount(0);
  const link = page.getByRole('main').getByRole('link').last();
  await link.focus();
  await expect.poll(() => hidden(page, true)).toBe(0);
  await expect(link).toBeInViewport();
  expect(await hidden(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => hidden(page)).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => hidden(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect.poll(() => hidden(page)).toBe(0);
  await page.reload();
  await expect(waiting(page)).toHaveCount(0);
});

/** How many sections that were passed still wait. */
const blankAbove = (page: Page) =>
  page.locator('main [data-rise]').evaluateAll(
    (all) =>
      all.filter((element) => {
        const { top, height } = element.getBoundingClientRect();
        const isPassed = top + height * 0.05 < innerHeight - 51;
        return isPassed && (element as HTMLElement).dataset.rise === 'waiting';
      }).length,
  );

for (const [how, jump] of Object.entries({
  'the End key': (page: Page) => page.keyboard.press('End'),
  'a fragment': (page: Page) =>
    page.evaluate(() => {
      const last = [...document.querySelectorAll('main [id]')].at(-1);
      location.hash = last?.id ?? '';
    }),
  'a jump': (page: Page) => page.evaluate(() => scrollTo({ top: 99_999, behavior: 'instant' })),
  'a fast wheel': (page: Page) => page.mouse.wheel(0, 9000),
  Back: async (page: Page) => {
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    await page.goto('/press');
    await page.goBack();
    await expect(page.locator('main [data-rise]')).not.toHaveCount(0);
  },
})) {
  test(`after ${how} nothing that was passed waits, and nothing above the window moves`, async ({
    page,
  }) => {
    await page.goto('/work');
    await expect(waiting(page)).not.toHaveCount(0);
    await jump(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    await expect.poll(() => blankAbove(page)).toBe(0);
    // Only a jump skips sections altogether: these were in no window, and have not risen.
    if (how === 'a jump') {
      const risenAbove = await page
        .locator('main [data-rise=risen]')
        .evaluateAll((all) => all.filter((it) => it.getBoundingClientRect().bottom < 0).length);
      expect(risenAbove).toBe(0);
    }
  });
}
