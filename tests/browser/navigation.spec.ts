import { about } from '../../src/content/about';
import { navigation } from '../../src/content/navigation';
import { notFound } from '../../src/content/not-found';
import { programmes } from '../../src/content/programmes';
import { services, servicesPage } from '../../src/content/services';
import { topLinks } from '../../src/layout/menus';
import { routeAt } from '../../src/routes';
import { expect, test } from './harness';
import { mainNavigation, topLink } from './parts';

test('an unknown address answers 404 and leads on', async ({ page, watch }) => {
  watch.allow(/404/);
  const said = async () => (await page.consoleMessages()).map((message) => message.text()).join();
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(main.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(said).toContain('/no/such-page');
  for (const path of ['/blog', ...services.map(({ id }) => `/services#${id}`)])
    await expect(main.locator(`a[href="${path}"]`)).not.toHaveCount(0);
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(routeAt('/').seoTitle);
});

test('the top links lead to their pages, and the current one is marked', async ({ page }) => {
  await page.goto('/work/hair-nova');
  // On a page below it; the build's tests check the mark on the page itself.
  await expect(topLink(page, 'Our Work')).toHaveAttribute('aria-current', 'true');
  for (const { label, href } of topLinks.slice(-2)) {
    const link = topLink(page, label);
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page).toHaveTitle(routeAt(href).seoTitle);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveCount(1);
  }
  await page.goBack();
  await expect(page).toHaveURL(topLinks.at(-2)?.href ?? '');
});

test('a client who was not satisfied leads to the count of all programmes', async ({ page }) => {
  const { unsatisfied } = about;
  await page.goto(about.page.path);
  const voice = page.getByRole('figure').filter({ hasText: unsatisfied.quote });
  await voice.scrollIntoViewIfNeeded();
  // What only begins to rise would move away from under the pointer.
  await expect(voice).toHaveAttribute('data-rise', 'risen');
  await voice.getByRole('link', { name: unsatisfied.label }).click();
  const count = page.locator('#programmes');
  await expect(count).toBeInViewport();
  const table = count.getByRole('table', { name: programmes.summary });
  await expect(table).toBeHidden();
  await count.getByText(programmes.summary).first().click();
  const last = table.getByRole('row').last();
  await expect(last.getByRole('cell')).toHaveText(programmes.table.rows.at(-1)?.slice(1) ?? []);
  // It stays left of the line.
  const { x = 0, width = 0 } = (await table.boundingBox()) ?? {};
  expect(x + width).toBeLessThan(0.68 * (page.viewportSize()?.width ?? 0));
  await expect(page.getByText(programmes.missed)).toBeVisible();
});

test('the skip link is first and moves to the content', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.skip });
  await expect(skip).toBeInViewport();
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  // After a click Tab goes on from there.
  await page.getByRole('heading', { name: servicesPage.closing.heading }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: servicesPage.closing.schedule })).toBeFocused();
});
