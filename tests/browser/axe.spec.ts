import type { Page } from 'playwright/test';
import { frame } from '../../src/content/navigation';
import { findings } from './axe-findings';
import { dismissOf, fillIn, submitOf } from './enquiry';
import { expect, test } from './harness';
import { answerOf, mainNavigation, questionOf, questions } from './parts';

/* States that no page has when it is opened, by day and by night; what is open at first is in pages.spec. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function clean(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'dark' ? { rules: 'cat.color' } : {};
    const found = await findings(page, { ...(within ? { within } : {}), ...rules });
    expect(found, colorScheme).toEqual([]);
  }
}

test('axe finds nothing with the answer to an enquiry open @phone-only', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page);
  await submitOf(page).click();
  await expect(dismissOf(page)).toBeFocused();
  await clean(page);
});

test('axe finds nothing with every question open @full', async ({ page }) => {
  await page.goto('/');
  for (const item of questions) {
    await questionOf(page, item).click();
    await expect(answerOf(page, item)).toBeVisible();
  }
  await expect(page.locator('main details[open]')).toHaveCount(questions.length);
  await clean(page, '#faq');
});

test('axe finds nothing with the skip link or a link of the menu focused @full', async ({
  page,
}) => {
  await page.goto('/contact');
  // The first press of Tab shows the skip link.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: frame.skip })).toBeFocused();
  await clean(page, 'a[href="#main"]');
  const links = mainNavigation(page).getByRole('link');
  expect(await links.count()).toBeGreaterThan(3);
  await links.first().focus();
  await clean(page, 'header');
});
