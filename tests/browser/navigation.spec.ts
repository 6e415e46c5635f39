import { frame } from '../../src/content/navigation';
import { topLinks } from '../../src/site/menus';
import { routeAt } from '../../src/site/routes';
import { site } from '../../src/site/site';
import { expect, test } from './harness';
import { mainNavigation, topLink } from './parts';

test('the top links lead to their pages by click, and mark where one is', async ({ page }) => {
  await page.goto('/services');
  // Which link is marked on which page the build's tests read.
  for (const { label, href } of topLinks.slice(-2)) {
    const link = topLink(page, label);
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page).toHaveTitle(routeAt(href).title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveCount(1);
  }
  await page.goBack();
  const before = topLinks.at(-2)?.href ?? '';
  await expect(page).toHaveURL(before);
  await expect(page).toHaveTitle(routeAt(before).title);
});

test('a click is followed before React is there', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href="/work"]')) {
      link.click();
    }
  });
  await expect(page).toHaveURL('/work');
  await expect(page).toHaveTitle(routeAt('/work').title);
});

test('the skip link is first, and moves to the content', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: frame.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the top bar is walked with Tab in its order, and followed with Enter', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: site.name })).toBeFocused();
  for (const { label } of topLinks) {
    await page.keyboard.press('Tab');
    await expect(topLink(page, label)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
