import type { Page } from 'playwright/test';
import { navigation } from '../../src/content/navigation';
import { topLinks } from '../../src/layout/menus';
import { site } from '../../src/site/site';
import { expect, test } from './harness';
import { mainNavigation, topLink } from './parts';

const bar = (page: Page) => page.getByRole('banner');
const enquire = (page: Page) => bar(page).locator(`a[href="${site.booking}"]`);
const scrollTo = (page: Page, to: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);

/**
 * Expects that Enquire Now is shown at a scroll position, or is not. Begins at a position where the
 * opposite holds, so that the change itself is seen.
 */
async function expectShown(page: Page, to: number, shown: boolean): Promise<void> {
  await scrollTo(page, shown ? 0 : 900);
  await expect(enquire(page)).toBeVisible({ visible: !shown });
  await scrollTo(page, to);
  await expect(enquire(page)).toBeVisible({ visible: shown });
}

for (const withScript of [true, false]) {
  test.describe(withScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: withScript });

    test('Enquire Now is shown from 201 pixels on, and opens the booking page', async ({
      page,
      context,
    }) => {
      await page.goto('/');
      await expectShown(page, 200, false);
      await expectShown(page, 201, true);
      await expect(enquire(page)).toHaveCSS('opacity', '1');
      await expect(enquire(page)).toHaveText(`${navigation.enquire} (${navigation.opens.diary})`);
      await expect(enquire(page)).toHaveAttribute('rel', /\bnoopener\b/);
      if (!withScript) return;
      // Elsewhere this label leads to the form: the tooltip says what it does here.
      await enquire(page).hover();
      const hint = page.locator('header [data-open]');
      await expect(hint).toHaveAttribute('data-hint', navigation.enquireHint);
      const opened = context.waitForEvent('page');
      await enquire(page).click();
      const tab = await opened;
      await expect(tab).toHaveURL(site.booking);
      expect(await tab.evaluate(() => window.opener === null)).toBe(true);
      await expect(page).toHaveURL('/');
    });
  });
}

test('Enquire Now appears without shifting anything, and its focus scrolls nothing @full', async ({
  page,
}) => {
  // Scrolling jumps, so that no shift is overlooked.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of [1024, 1280, 1366, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const links = bar(page).locator('a');
    const boxes = () =>
      links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
    await expectShown(page, 200, false);
    const before = await boxes();
    // The agency's name and “Enquire Now” are links, too.
    expect(before).toHaveLength(topLinks.length + 2);
    // No link crosses the page's line.
    const line = 0.68 * width;
    expect(before.filter(({ left, right }) => left < line && right > line)).toEqual([]);
    // Gaps of 20 px keep the links from reading as one sentence.
    const row = before.slice(-topLinks.length);
    for (const [at, { left }] of row.slice(1).entries())
      expect(left - row[at].right).toBeGreaterThanOrEqual(20);
    await expectShown(page, 201, true);
    expect(await boxes()).toEqual(before);
  }
  await bar(page).getByRole('link', { name: site.name }).focus();
  await page.keyboard.press('Tab');
  await expect(enquire(page)).toBeFocused();
  for (const _ of topLinks) await page.keyboard.press('Tab');
  await expect(topLink(page, topLinks.at(-1)?.label ?? '')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(201);
});

test('on a phone the row of links comes back when one scrolls up @phone-only', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const links = mainNavigation(page);
  await expect(links).toBeInViewport({ ratio: 1 });
  await page.mouse.move(200, 400);
  for (const [by, ratio] of [
    [1500, 0],
    [-200, 1],
    [200, 0],
  ] as const) {
    await page.mouse.wheel(0, by);
    if (ratio) await expect(links).toBeInViewport({ ratio });
    else await expect(links).not.toBeInViewport();
    await expect(enquire(page)).toBeHidden();
  }
});
