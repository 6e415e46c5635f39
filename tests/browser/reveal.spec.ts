import type { Page } from 'playwright/test';
import { sweptRoutes } from '../support/swept-routes';
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

/** The window's height less this puts the first hidden part's top at this distance from the margin's edge. */
async function bringTo(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const element = document.querySelector('main [data-probe]');
    if (!element) throw new Error('There is no probe.');
    const { top, height } = element.getBoundingClientRect();
    // So much of it is to stand above an edge that lies 50 px above the window's.
    const edge = innerHeight - 50;
    window.scrollTo({ top: scrollY + top + height * part - edge, behavior: 'instant' });
  }, share);
}

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
  await bringTo(page, 0.03);
  await observersTold(page);
  await expect(probe).toHaveAttribute('data-rise', 'waiting');
  await expect(probe).toHaveCSS('opacity', '0');
  await bringTo(page, 0.07);
  await expect(probe).toHaveAttribute('data-rise', 'risen');
  await expect(probe).toHaveCSS('opacity', '1');
  await expect(probe).toHaveCSS('transform', 'none');

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await observersTold(page);
  await expect(probe).toHaveAttribute('data-rise', 'risen');
  await expect(probe).toHaveCSS('opacity', '1');
});

test('a reading shows its value again after counting up @full', async ({ page }) => {
  await page.goto('/about');
  const values = () => page.locator('main [data-reading]').allInnerTexts();
  const before = await values();
  expect(before.length).toBeGreaterThan(3);
  const readings = page.locator('main [data-reading]');
  for (let index = 0; index < before.length; index++) {
    await readings.nth(index).evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
    await expect(readings.nth(index)).toHaveText(before[index] ?? '');
    await expect(readings.nth(index)).toHaveCSS('opacity', '1');
  }
  await expect.poll(values).toEqual(before);
});

test('on a phone every band below the first screen rises, in parts of which at most 120 pixels are blank', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of sweptRoutes.filter(
    ({ kind }) => kind !== 'specimen' && kind !== 'not-found',
  )) {
    await page.goto(path);
    const wrong = await page.evaluate(() => {
      const name = (it: Element) => `${it.localName} ${it.textContent?.trim().slice(0, 40)}`;
      const bands = [
        ...document.querySelectorAll('main > :not(article), main > article > :not(header)'),
      ];
      const still = bands.filter(
        (it) =>
          it.getBoundingClientRect().top > innerHeight &&
          !it.matches(':is([data-rise], :has([data-rise]))'),
      );
      const parts = [...document.querySelectorAll('main [data-rise]:not([data-draw])')];
      const tall = parts.filter((it) => 50 + it.clientHeight * 0.05 > 120);
      const twice = parts.filter((it) => it.parentElement?.closest('[data-rise]:not([data-draw])'));
      return { still: still.map(name), tall: tall.map(name), twice: twice.map(name) };
    });
    expect.soft(wrong, path).toEqual({ still: [], tall: [], twice: [] });
  }
});

test('focus and fragments reveal their targets @full', async ({ page }) => {
  await page.goto('/services');
  await expect(waiting(page)).not.toHaveCount(0);
  const link = page.getByRole('main').getByRole('link').last();
  await link.focus();
  await expect.poll(() => hiddenInView(page)).toBe(0);
  await expect(link).toBeInViewport();
});

test('everything is printed', async ({ page }) => {
  await page.goto('/work');
  await expect(waiting(page)).not.toHaveCount(0);
  expect(await hidden(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await nothingHidden(page);
});

test('nothing is hidden under reduced motion, nor once it is asked for', async ({ page }) => {
  await page.goto('/about');
  await expect(waiting(page)).not.toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await nothingHidden(page);
  await page.reload();
  await expect(waiting(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is hidden', async ({ page }) => {
    await page.goto('/about');
    await expect(waiting(page)).toHaveCount(0);
    for (const heading of await page.getByRole('main').getByRole('heading').all()) {
      await expect(heading).toHaveCSS('opacity', '1');
    }
  });
});
