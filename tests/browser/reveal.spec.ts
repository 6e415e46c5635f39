import type { Locator, Page } from 'playwright/test';
import { expect, test } from './harness';
import { observersTold } from './time';

/** Everything below the window's edge that cannot be seen, by its opacity. */
const hidden = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true }) === false &&
          element.checkVisibility() === true,
      ).length,
  );
const waiting = (page: Page) => page.locator('main [data-rise=waiting]');
const nothingHidden = (page: Page) => expect.poll(() => hidden(page)).toBe(0);

/** What stands in the window, wholly or in part, and cannot be seen. */
const hiddenInView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main [data-rise=waiting]')].filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      }).length,
  );

/** Scrolls until so much of an element stands above an edge that lies 50 px above the window's. */
const bringTo = (probe: Locator, share: number) =>
  probe.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    const edge = innerHeight - 50;
    window.scrollTo({ top: scrollY + top + height * part - edge, behavior: 'instant' });
  }, share);

test('a section of which 5 % stand in the window less 50 px fades in once and stays', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(waiting(page)).not.toHaveCount(0);
  expect(await hidden(page)).toBeGreaterThan(0);
  expect(await hiddenInView(page)).toBe(0);
  // A part that is tall enough for a hundredth of it to be more than a pixel.
  await page.evaluate(() => {
    const tall = [...document.querySelectorAll('main [data-rise=waiting]')].find(
      (element) =>
        element.getBoundingClientRect().height > 250 &&
        element.getBoundingClientRect().top > innerHeight + 200,
    );
    tall?.setAttribute('data-probe', '');
  });
  const probe = page.locator('[data-probe]');
  await expect(probe).toHaveCount(1);
  await bringTo(probe, 0.03);
  await observersTold(page);
  await expect(probe).toHaveAttribute('data-rise', 'waiting');
  await expect(probe).toHaveCSS('opacity', '0');
  await bringTo(probe, 0.07);
  await expect(probe).toHaveAttribute('data-rise', 'risen');
  await expect(probe).toHaveCSS('opacity', '1');
  await expect(probe).toHaveCSS('transform', 'none');

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await observersTold(page);
  await expect(probe).toHaveAttribute('data-rise', 'risen');
  await expect(probe).toHaveCSS('opacity', '1');

  // A reading that has counted up shows its value again.
  const readings = page.locator('main [data-reading]');
  const values = await readings.allInnerTexts();
  expect(values.length).toBeGreaterThan(3);
  for (const [index, value] of values.entries()) {
    await readings.nth(index).evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
    await expect(readings.nth(index)).toHaveText(value);
    await expect(readings.nth(index)).toHaveCSS('opacity', '1');
  }
});

test('what has the focus, and everything that is printed, is shown', async ({ page }) => {
  await page.goto('/work');
  await expect(waiting(page)).not.toHaveCount(0);
  const link = page.getByRole('main').getByRole('link').last();
  await link.focus();
  await expect.poll(() => hiddenInView(page)).toBe(0);
  await expect(link).toBeInViewport();
  expect(await hidden(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await nothingHidden(page);
});

test('nothing is hidden once reduced motion is asked for, nor under it', async ({ page }) => {
  await page.goto('/about');
  await expect(waiting(page)).not.toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await nothingHidden(page);
  await page.reload();
  await expect(waiting(page)).toHaveCount(0);
});
