import type { Page } from 'playwright/test';
import { services } from '../../src/content/services';
import { frames } from './frames';
import { expect, test, wake } from './harness';
import { topLink } from './navigation';
import { expectAbout } from './page-changes';
import { documentsOf } from './requests';

test.describe('scroll', () => {
  const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = async (page: Page, to: number) => {
    // A page that has just come is put in its place for two frames.
    await frames(page, 3);
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), to);
    await expect.poll(() => top(page)).toBe(to);
  };

  const linkInFooter = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true });
  /** Where the page comes to rest. */
  const rest = async (page: Page) => {
    let before = -1;
    await expect
      .poll(async () => {
        const last = before;
        before = await top(page);
        return last === before;
      })
      .toBe(true);
    return before;
  };

  test('starts at the top, though the previous page still scrolls to the focus', async ({
    page,
  }) => {
    await page.goto('/about');
    await wake(page);
    await linkInFooter(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => top(page)).toBe(0);
    expect(await rest(page)).toBe(0);
  });

  test('is restored on back and forward @phone', async ({ page }) => {
    await page.goto('/services');
    await wake(page);
    await topLink(page, 'About').click();
    await expectAbout(page);
    await scrollTo(page, 650);
    await linkInFooter(page).focus();
    // The way there is smooth, and may not have begun yet.
    await expect(linkInFooter(page)).toBeInViewport();
    const left = await rest(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => top(page)).toBe(0);
    await scrollTo(page, 420);

    await page.goBack();
    await expectAbout(page);
    await expect.poll(() => top(page)).toBe(left);
    await page.goForward();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => top(page)).toBe(420);
  });

  /** Where an element stands below the bar at the top, where that sticks. */
  const belowBar = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((target) => {
      const bar = document.querySelector('header')?.getBoundingClientRect();
      return Math.round(target.getBoundingClientRect().top - Math.max(0, bar?.bottom ?? 0));
    });
  const expectBelowBar = async (page: Page, id: string) => {
    await expect.poll(() => belowBar(page, id)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => belowBar(page, id)).toBeLessThan(120);
  };
  const last = services.at(-1)?.id ?? '';

  test('a link to a fragment of another page scrolls it to just below the bar @phone', async ({
    page,
  }) => {
    await page.goto('/');
    await wake(page);
    const loaded = documentsOf(page);
    await page.locator(`main a[href$="/services#${last}"]`).click();
    await expect(page).toHaveURL(`/services#${last}`);
    await expectBelowBar(page, last);
    await expect(page.locator(`#${last}`)).toBeFocused();
    expect(loaded).toEqual([]);
  });

  test('a link to a fragment of the same page does too, and back restores the position @phone', async ({
    page,
  }) => {
    await page.goto('/services');
    await wake(page);
    const link = page.locator(`main a[href="#${last}"]`);
    await link.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.evaluate(() => document.fonts.ready);
    const left = await rest(page);
    await link.click();
    await expect(page).toHaveURL(`/services#${last}`);
    await expectBelowBar(page, last);
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await expect.poll(() => top(page)).toBe(left);
  });
});
