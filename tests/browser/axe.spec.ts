import { frame } from '../../src/content/navigation';
import { findings } from './axe-findings';
import { dismissOf, fillIn, submitOf } from './enquiry';
import { answerOf, questionOf, questions } from './faq';
import { expect, test } from './harness';
import { mainNavigation } from './navigation';

const themes = ['light', 'dark'] as const;

for (const colorScheme of themes) {
  test.describe(`axe finds nothing, ${colorScheme},`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('with the answer to an enquiry open @phone', async ({ page }) => {
      await page.goto('/contact');
      await fillIn(page);
      await submitOf(page).click();
      await expect(dismissOf(page)).toBeFocused();
      expect(await findings(page)).toEqual([]);
    });

    test('with every question open @phone', async ({ page }) => {
      await page.goto('/');
      for (const item of questions) {
        await questionOf(page, item).click();
        await expect(answerOf(page, item)).toBeVisible();
      }
      await expect(page.locator('main details[open]')).toHaveCount(questions.length);
      expect(await findings(page)).toEqual([]);
    });

    test('with each link of the menu focused @phone', async ({ page }) => {
      await page.goto('/contact');
      // The first press of Tab shows the skip link.
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: frame.skip })).toBeFocused();
      expect(await findings(page)).toEqual([]);
      const links = mainNavigation(page).getByRole('link');
      expect(await links.count()).toBeGreaterThan(3);
      for (const link of await links.all()) {
        await link.focus();
        await expect(link).toBeFocused();
        expect(await findings(page, { within: 'header' })).toEqual([]);
      }
    });
  });
}
