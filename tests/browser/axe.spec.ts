import { frame } from '../../src/content/navigation';
import { addressOf } from '../support/address-of';
import { sweptRoutes } from '../support/swept-routes';
import { findings } from './axe-findings';
import { dismissOf, fillIn, submitOf } from './enquiry';
import { answerOf, questionOf, questions } from './faq';
import { expect, test } from './harness';
import { mainNavigation } from './navigation';

const themes = ['light', 'dark'] as const;

for (const { path, kind } of sweptRoutes) {
  test(`${path} has nothing that axe finds @phone`, async ({ page, watch, isMobile }) => {
    if (kind === 'not-found') watch.allow(/404/);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(addressOf({ path, kind }));
    const found = await findings(page);
    // The specimen shows every part twice, by day and by night: its landmarks come in pairs.
    const isPair = (finding: string) =>
      kind === 'specimen' && finding.startsWith('landmark-unique');
    expect(found.filter((finding) => !isPair(finding))).toEqual([]);
    // By night the page is the same in other colours, on a phone those of the desktop.
    if (isMobile) return;
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await findings(page, { rules: 'cat.color' })).toEqual([]);
  });
}

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
