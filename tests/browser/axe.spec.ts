import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { enquiryForm, overlay } from '../../src/content/contact';
import { home } from '../../src/content/home';
import { frame } from '../../src/content/navigation';
import { routes } from '../../src/content/routes';
import { expect, test, wake } from './harness';

/** What axe finds on a page as it stands: the rule, and where. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      // What stands in a frame is somebody else's.
      iframes: false,
    }),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

const themes = ['light', 'dark'] as const;

for (const { path, kind } of routes) {
  const address = kind === 'not-found' ? '/no/such-page' : path;
  for (const colorScheme of themes) {
    test(`${path} has nothing that axe finds, ${colorScheme} @phone`, async ({ page, watch }) => {
      if (kind === 'not-found') watch.allow(/404/);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      expect(await findings(page)).toEqual([]);
    });
  }
}

for (const colorScheme of themes) {
  test.describe(`axe finds nothing, ${colorScheme},`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('with the answer to an enquiry open @phone', async ({ page }) => {
      await page.goto('/contact');
      await wake(page);
      const form = page.locator('main form[method=post]');
      for (const [name, value] of [
        ['firstName', 'Ada'],
        ['surname', 'Lovelace'],
        ['email', 'ada@example.com'],
      ] as const) {
        await form.getByLabel(enquiryForm.labels[name]).fill(value);
      }
      await form.locator('[type=submit]').click();
      const answer = page.getByRole('dialog', { name: overlay.title });
      await expect(answer).toBeVisible();
      await expect(answer.getByRole('button')).toBeFocused();
      expect(await findings(page)).toEqual([]);
    });

    test('with every question open @phone', async ({ page }) => {
      await page.goto('/');
      await wake(page);
      for (const { question, answer } of home.faq.items) {
        await page.getByRole('button', { name: question, exact: true }).click();
        await expect(page.getByText(answer, { exact: true })).toBeVisible();
      }
      await expect(page.locator('main [aria-expanded=true]')).toHaveCount(home.faq.items.length);
      expect(await findings(page)).toEqual([]);
    });

    for (const path of ['/', '/contact', '/blog/tiktok-marketing-london']) {
      test(`with each link of the menu focused, on ${path} @phone`, async ({ page }) => {
        await page.goto(path);
        await wake(page);
        // The first press of Tab shows the way past the menu.
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: frame.skip })).toBeFocused();
        expect(await findings(page)).toEqual([]);
        const links = page
          .getByRole('navigation', { name: frame.mainNavigation })
          .getByRole('link');
        expect(await links.count()).toBeGreaterThan(3);
        for (const link of await links.all()) {
          await link.focus();
          await expect(link).toBeFocused();
          expect(await findings(page)).toEqual([]);
        }
      });
    }
  });
}
