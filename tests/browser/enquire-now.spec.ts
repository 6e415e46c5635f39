import type { Page } from 'playwright/test';
import { home } from '../../src/content/home';
import { fieldOf } from './enquiry';
import { expect, test } from './harness';

/** The link in the hero of the home page. */
const enquireNow = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: home.hero.enquire, exact: true }).first();

/** The form is in view, and its first field has the focus. */
async function expectArrival(page: Page): Promise<void> {
  await expect(fieldOf(page, 'firstName')).toBeFocused();
  await expect(fieldOf(page, 'firstName')).toBeInViewport();
  await expect(page.getByRole('heading', { name: home.form.heading })).toBeInViewport();
}

for (const withScript of [true, false]) {
  test.describe(withScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: withScript });

    test('Enquire Now in the hero moves to the form and focuses its first field @phone-only', async ({
      page,
    }) => {
      await page.goto('/');
      await enquireNow(page).tap();
      await expectArrival(page);
      await page.keyboard.type('Ada');
      await expect(fieldOf(page, 'firstName')).toHaveValue('Ada');
    });
  });
}

test('links to a place on the page scroll smoothly; Tab, and reduced motion, bring it at once @full', async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  await page.goto('/');
  await enquireNow(page).click();
  const begun = await top();
  await expectArrival(page);
  await expect.poll(top).toBeGreaterThan(begun + 100);
  const root = page.locator('html');
  await expect(root).toHaveCSS('scroll-behavior', 'smooth');
  await page.keyboard.press('Tab');
  await expect(root).toHaveCSS('scroll-behavior', 'auto');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(root).toHaveCSS('scroll-behavior', 'auto');
});
