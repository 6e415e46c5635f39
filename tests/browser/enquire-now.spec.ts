import type { Page } from 'playwright/test';
import { home } from '../../src/content/home';
import { fieldOf } from './enquiry';
import { expect, holdScripts, test } from './harness';

/** The link in the hero of the home page. */
const enquireNow = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: home.hero.enquire, exact: true }).first();

/** The form is in view, and its first field has the focus. */
async function expectArrival(page: Page): Promise<void> {
  await expect(fieldOf(page, 'firstName')).toBeFocused();
  await expect(fieldOf(page, 'firstName')).toBeInViewport();
  await expect(page.getByRole('heading', { name: home.form.heading })).toBeInViewport();
}

test('Enquire Now in the hero moves to the form and focuses its first field @phone-only', async ({
  page,
}) => {
  await page.goto('/');
  await enquireNow(page).tap();
  await expectArrival(page);
  await page.keyboard.type('Ada');
  await expect(fieldOf(page, 'firstName')).toHaveValue('Ada');
});

test('it does so with Enter, again, and before React is there @full', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await enquireNow(page).focus();
  await page.keyboard.press('Enter');
  await expectArrival(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await enquireNow(page).click();
  await expectArrival(page);
});

test('it scrolls smoothly, and at once under reduced motion @full', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    const seen = page.evaluate(
      () =>
        new Promise<number>((done) => {
          const tops = new Set<number>();
          addEventListener('scroll', () => tops.add(window.scrollY));
          addEventListener('scrollend', () => done(tops.size), { once: true });
        }),
    );
    await enquireNow(page).click();
    await expectArrival(page);
    if (reducedMotion === 'reduce') expect(await seen).toBe(1);
    else expect(await seen).toBeGreaterThan(3);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it leads to the first field too', async ({ page }) => {
    await page.goto('/');
    await enquireNow(page).click();
    await expectArrival(page);
  });
});
