import type { Page } from 'playwright/test';
import { routeAt } from '../../src/content/routes';
import { services } from '../../src/content/services';
import { callLink } from './floats';
import { expect, test, wake } from './harness';
import { topLink } from './navigation';
import { expectAbout } from './page-changes';
import { documentsOf } from './requests';

test('soft navigation loads no document, moves the focus to the heading, and announces the title @phone', async ({
  page,
}) => {
  await page.goto('/');
  await wake(page);
  const loaded = documentsOf(page);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  for (const [label, path] of [
    ['About', '/about'],
    ['Contact', '/contact'],
  ] as const) {
    await topLink(page, label).click();
    await expect(page).toHaveURL(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const { title, description } = routeAt(path).meta;
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('title:not(svg title)')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  }
  expect(loaded).toEqual([]);
});

test.describe('the cross-fade', () => {
  /** Counts view transitions, and how many animations each began. */
  const watchFades = (page: Page) =>
    page.addInitScript(() => {
      const fades: number[] = [];
      Object.assign(window, { fades });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const fade = start(update);
        fade.ready.then(() => {
          const running = document
            .getAnimations()
            .filter(
              ({ effect }) =>
                (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition') &&
                Number(effect?.getComputedTiming().duration) > 0,
            );
          fades.push(running.length);
        });
        return fade;
      };
    });
  const fades = (page: Page) =>
    page.evaluate(() => (window as unknown as { fades: number[] }).fades);

  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`is ${motion === 'reduce' ? 'none' : 'there'} where the preference is ${motion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await watchFades(page);
      await page.goto('/');
      await wake(page);
      await topLink(page, 'About').click();
      await expectAbout(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(async () => (await fades(page)).length).toBe(1);
      const [running] = await fades(page);
      if (motion === 'reduce') expect(running).toBe(0);
      else expect(running).toBeGreaterThan(0);
    });
  }

  test('is for pages only: not for a fragment of the same page or a tooltip', async ({ page }) => {
    await watchFades(page);
    await page.goto('/services');
    await wake(page);
    await page.locator(`main a[href="#${services[1]?.id}"]`).click();
    await expect(page).toHaveURL(/#/);
    await callLink(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await fades(page)).toEqual([]);
  });
});
