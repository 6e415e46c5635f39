import type { Page } from 'playwright/test';
import { frame } from '../../src/content/navigation';
import { topLinks } from '../../src/site/menus';
import { site } from '../../src/site/site';
import { expect, test } from './harness';
import { mainNavigation, topLink } from './parts';

const bar = (page: Page) => page.getByRole('banner');
const enquire = (page: Page) => bar(page).locator(`a[href="${site.booking}"]`);

async function scrollTo(page: Page, to: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);
  expect(await page.evaluate(() => window.scrollY)).toBe(to);
}

/** What comes before and after a position tells React of it: a test of what does not change needs that. */
async function toldOf(page: Page, to: number, shown: boolean): Promise<void> {
  await scrollTo(page, shown ? 0 : 900);
  await expect(bar(page).locator(`[data-shown=${!shown}]`)).toHaveCount(1);
  await scrollTo(page, to);
  await expect(bar(page).locator(`[data-shown=${shown}]`)).toHaveCount(1);
}

test('a page below another marks where it belongs @full', async ({ page }) => {
  await page.goto('/work/hair-nova');
  const current = mainNavigation(page).locator('[aria-current]');
  await expect(current).toHaveText(['Our Work']);
  await expect(current).toHaveAttribute('aria-current', 'true');
});

test('Enquire Now is hidden at 200 pixels and shown at 201', async ({ page }) => {
  await page.goto('/');
  for (const [to, shown] of [
    [200, false],
    [201, true],
    [199, false],
  ] as const) {
    await toldOf(page, to, shown);
    await expect(enquire(page)).toBeVisible({ visible: shown });
    await enquire(page).evaluate((link) => link.focus());
    expect(await enquire(page).evaluate((link) => link.matches(':focus'))).toBe(shown);
    if (shown) await expect(enquire(page)).toHaveCSS('opacity', '1');
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Enquire Now is hidden at 200 pixels and shown at 201', async ({ page }) => {
    await page.goto('/');
    for (const [to, shown] of [
      [200, false],
      [201, true],
      [200, false],
    ] as const) {
      await scrollTo(page, to);
      await expect(enquire(page)).toBeVisible({ visible: shown });
    }
  });
});

test('Enquire Now opens the booking page in a new tab without an opener', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await toldOf(page, 201, true);
  await expect(enquire(page)).toHaveText(`${frame.enquire} (${frame.opens.diary})`);
  await expect(enquire(page)).toHaveAttribute('target', '_blank');
  await expect(enquire(page)).toHaveAttribute('rel', /\bnoopener\b/);
  // The same words lead to the form elsewhere: its tooltip says what it does here.
  await enquire(page).hover();
  await expect(page.locator('header [data-open]')).toHaveAttribute('data-hint', frame.enquireHint);
  const opened = context.waitForEvent('page');
  await enquire(page).click();
  const tab = await opened;
  await expect(tab).toHaveURL(site.booking);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL('/');
});

test('the focus in the bar leaves the page where it is @full', async ({ page }) => {
  // Scrolling is at once, so that none is overlooked.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const to of [201, 900]) {
    await toldOf(page, to, true);
    await bar(page).getByRole('link', { name: site.name }).focus();
    await page.keyboard.press('Tab');
    await expect(enquire(page)).toBeFocused();
    for (const { label } of topLinks) {
      await page.keyboard.press('Tab');
      await expect(topLink(page, label)).toBeFocused();
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(to);
    await expect(enquire(page)).toBeVisible();
  }
});

test('nothing in the bar shifts as Enquire Now comes @full', async ({ page }) => {
  await page.goto('/');
  for (const width of [1100, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = () =>
      bar(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => JSON.stringify(link.getBoundingClientRect())));
    await toldOf(page, 200, false);
    const before = await boxes();
    expect(before).toHaveLength(topLinks.length + 2);
    await toldOf(page, 201, true);
    expect(await boxes()).toEqual(before);
  }
});

test('Tab brings a control into view at once, while links to a place on the page scroll smoothly @full', async ({
  page,
}) => {
  await page.goto('/');
  // Of the page: what is focused may itself be on its way, with the section that rises around it.
  const places = () => page.evaluate(() => window.scrollY);
  const before = await page.evaluate(() => window.scrollY);
  for (let press = 0; press < 60 && before === (await page.evaluate(() => window.scrollY)); press++)
    await page.keyboard.press('Tab');
  // The press that scrolled: nothing is left to move in the next frames.
  const place = await places();
  for (let frame = 0; frame < 5; frame++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await places()).toBe(place);
  }
  await page.reload();
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('smooth');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the bar goes with the page, and comes back when the reader scrolls up', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const links = mainNavigation(page);
    await expect(links).toBeInViewport();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 1500);
    await expect(links).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(links).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 200);
    await expect(links).not.toBeInViewport();
  });

  test('Enquire Now never shows; the links stand in one compact row @full', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).tap();
    await toldOf(page, 900, true);
    await expect(enquire(page)).toBeHidden();
    await enquire(page).evaluate((link) => link.focus());
    await expect(enquire(page)).not.toBeFocused();
    const boxes = await mainNavigation(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
    expect(boxes).toHaveLength(topLinks.length);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(390);
  });
});
