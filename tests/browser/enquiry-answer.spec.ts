import type { Page } from 'playwright/test';
import { overlay } from '../../src/content/contact';
import { dismissOf, expectAnswer, fieldOf, openFilled, overlayOf, submitOf } from './enquiry';
import { expect, test } from './harness';
import { topLink } from './navigation';

/** Clicks the heading behind the modal dialog, which the dialog's backdrop covers. */
const clickBeside = async (page: Page): Promise<void> => {
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

test.describe('the overlay after an enquiry', () => {
  // With a service that fails it is the same: see enquiry-faults.spec.ts.
  test('shows a second after the post, with its texts @phone', async ({ page, standIn }) => {
    await openFilled(page);
    await submitOf(page).click();
    await expect.poll(() => standIn.posts().length).toBe(1);
    await expectAnswer(page);
    await expect(overlayOf(page).getByRole('heading')).toHaveText('Thank You!');
    await expect(overlayOf(page)).toContainText(
      'Your message has been sent successfully. We’ll get back to you soon.',
    );
    await expect(page).toHaveURL('/contact');
  });

  test('blurs the form, makes it inert, takes the focus, keeps it and gives it back', async ({
    page,
  }) => {
    await openFilled(page);
    await submitOf(page).click();
    await page.clock.runFor(1001);
    const dismiss = dismissOf(page);
    await expect(dismiss).toBeFocused();
    await expect(overlayOf(page)).toHaveAccessibleDescription(overlay.text);

    const behind = page.locator('[inert]').filter({ has: page.locator('form') });
    await expect(behind).toHaveCSS('filter', 'blur(3px)');
    await fieldOf(page, 'firstName').evaluate((field) => field.focus());
    await expect(dismiss).toBeFocused();

    // Past the button lies the browser's own interface, then the button again: never the page behind.
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const focused = await page.evaluate(() => document.activeElement?.textContent);
      expect([overlay.dismiss, await page.locator('body').textContent()]).toContain(focused);
    }
    await clickBeside(page);
    await expect(overlayOf(page)).toBeVisible();

    await dismiss.click();
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(submitOf(page)).toBeFocused();
    await expect(behind).toHaveCount(0);
    await expect(fieldOf(page, 'firstName')).toHaveValue('Ada');
    await expect(fieldOf(page, 'email')).toHaveValue('ada@example.com');
  });

  test('goes at Escape, with the focus in it or beside it', async ({ page, standIn }) => {
    await openFilled(page);
    for (const beside of [false, true]) {
      await submitOf(page).click();
      await page.clock.runFor(1001);
      await expect(overlayOf(page)).toBeVisible();
      if (beside) await clickBeside(page);
      await page.keyboard.press('Escape');
      await expect(overlayOf(page)).toHaveCount(0);
      await expect(submitOf(page)).toBeFocused();
      await expect(fieldOf(page, 'surname')).toHaveValue('Lovelace');
    }
    // A second enquiry after the first was answered is an enquiry of its own.
    await expect.poll(() => standIn.posts().length).toBe(2);
  });

  test('shows once for a double click, which posts once', async ({ page, standIn }) => {
    await openFilled(page);
    await submitOf(page).dblclick();
    await page.clock.runFor(500);
    await submitOf(page).click();
    await page.clock.runFor(501);
    await expect(overlayOf(page)).toBeVisible();
    await page.clock.runFor(2000);
    await page.keyboard.press('Enter');
    await expect(overlayOf(page)).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(overlayOf(page)).toHaveCount(0);
    expect(standIn.posts()).toHaveLength(1);
  });

  test('does not show for a form that fails validation', async ({ page, standIn }) => {
    await openFilled(page);
    await fieldOf(page, 'email').fill('');
    await submitOf(page).click();
    await page.clock.runFor(2000);
    await expect(overlayOf(page)).toHaveCount(0);
    expect(standIn.posts()).toEqual([]);
  });

  test('does not show on another page', async ({ page }) => {
    await openFilled(page);
    await submitOf(page).click();
    await page.clock.runFor(500);
    await topLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await page.clock.runFor(2000);
    await expect(overlayOf(page)).toHaveCount(0);
  });
});
