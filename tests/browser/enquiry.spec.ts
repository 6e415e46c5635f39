import type { Page } from 'playwright/test';
import { enquiryForm, overlay } from '../../src/content/contact';
import { home } from '../../src/content/home';
import { site } from '../../src/content/site';
import { expect, test, wake } from './harness';
import type { Manner } from './stand-in';
import { stopTime, takeTime } from './time';

const { labels } = enquiryForm;

const formOf = (page: Page) => page.locator('main form[method=post]');
const answerOf = (page: Page) => page.getByRole('dialog', { name: overlay.title });
const fieldOf = (page: Page, name: keyof typeof labels) => formOf(page).getByLabel(labels[name]);
const submitOf = (page: Page) => formOf(page).locator('[type=submit]');

async function fill(page: Page): Promise<void> {
  await fieldOf(page, 'firstName').fill('Ada');
  await fieldOf(page, 'surname').fill('Lovelace');
  await fieldOf(page, 'email').fill('ada@example.com');
}

/** The contact page with its form filled, and with time standing still. */
async function openFilled(page: Page): Promise<void> {
  await takeTime(page);
  await page.goto('/contact');
  await wake(page);
  await fill(page);
  await stopTime(page);
}

test.describe('the answer to an enquiry', () => {
  for (const manner of [200, 500, 'refuse', 'hang'] satisfies Manner[]) {
    test(`comes a second after the post, whatever comes of it: ${manner} @phone`, async ({
      page,
      standIn,
      watch,
    }) => {
      watch.allow(new RegExp(`${new URL(site.form).host}|Failed to load resource`));
      await openFilled(page);
      // Not before: the map on this page is to come.
      await page.waitForLoadState('networkidle');
      standIn.answerWith(manner);
      await submitOf(page).click();
      if (manner !== 'refuse') await expect.poll(() => standIn.posts().length).toBe(1);
      await page.clock.runFor(999);
      await expect(answerOf(page)).toHaveCount(0);
      await page.clock.runFor(2);
      await expect(answerOf(page)).toBeVisible();
      await expect(answerOf(page).getByRole('heading')).toHaveText('Thank You!');
      await expect(answerOf(page)).toContainText(
        "Your message has been sent successfully. We'll get back to you soon.",
      );
      await expect(page).toHaveURL('/contact');
    });
  }

  test('blurs the form, makes it inert, takes the focus, keeps it and gives it back', async ({
    page,
  }) => {
    await openFilled(page);
    await submitOf(page).click();
    await page.clock.runFor(1001);
    const dismiss = answerOf(page).getByRole('button', { name: overlay.dismiss });
    await expect(dismiss).toBeFocused();
    await expect(answerOf(page)).toHaveAccessibleDescription(overlay.text);

    const behind = page.locator('[inert]').filter({ has: page.locator('form') });
    await expect(behind).toHaveCSS('filter', 'blur(3px)');
    await fieldOf(page, 'firstName').evaluate((field) => field.focus());
    await expect(dismiss).toBeFocused();

    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(dismiss).toBeFocused();
    }
    // A click beside it takes the focus nowhere; the next Tab brings it back.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Tab');
    await expect(dismiss).toBeFocused();

    await dismiss.click();
    await expect(answerOf(page)).toHaveCount(0);
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
      await expect(answerOf(page)).toBeVisible();
      if (beside) await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('Escape');
      await expect(answerOf(page)).toHaveCount(0);
      await expect(submitOf(page)).toBeFocused();
      await expect(fieldOf(page, 'surname')).toHaveValue('Lovelace');
    }
    // A second enquiry after the first was answered is an enquiry of its own.
    await expect.poll(() => standIn.posts().length).toBe(2);
  });

  test('is one for a double click, which posts once', async ({ page, standIn }) => {
    await openFilled(page);
    await submitOf(page).dblclick();
    await page.clock.runFor(500);
    await submitOf(page).click();
    await page.clock.runFor(501);
    await expect(answerOf(page)).toBeVisible();
    await page.clock.runFor(2000);
    await page.keyboard.press('Enter');
    await expect(answerOf(page)).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(answerOf(page)).toHaveCount(0);
    expect(standIn.posts()).toHaveLength(1);
  });

  test('does not come for a form that the browser holds back', async ({ page, standIn }) => {
    await openFilled(page);
    await fieldOf(page, 'email').fill('');
    await submitOf(page).click();
    await page.clock.runFor(2000);
    await expect(answerOf(page)).toHaveCount(0);
    expect(standIn.posts()).toEqual([]);
  });

  test('does not follow to another page', async ({ page }) => {
    await openFilled(page);
    await submitOf(page).click();
    await page.clock.runFor(500);
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await page.clock.runFor(2000);
    await expect(answerOf(page)).toHaveCount(0);
  });
});

test('the home form posts as any form does, without an answer of the page’s own', async ({
  page,
  standIn,
}) => {
  await page.goto('/');
  await wake(page);
  await fill(page);
  await submitOf(page).click();
  await expect(page.getByText('Received.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/enquiry');
  expect(standIn.posts()).toHaveLength(1);
});

test.describe('Enquire Now in the hero', () => {
  const hero = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: home.hero.enquire, exact: true }).first();

  async function expectArrival(page: Page): Promise<void> {
    await expect(fieldOf(page, 'firstName')).toBeFocused();
    await expect(fieldOf(page, 'firstName')).toBeInViewport();
    await expect(page.getByRole('heading', { name: home.form.heading })).toBeInViewport();
  }

  test('moves to the form and focuses its first field @phone', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await hero(page).click();
    await expectArrival(page);
    await page.keyboard.type('Ada');
    await expect(fieldOf(page, 'firstName')).toHaveValue('Ada');
  });

  test('does so with Enter, again, and before React is there', async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/');
    await hero(page).focus();
    await page.keyboard.press('Enter');
    await expectArrival(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await hero(page).click();
    await expectArrival(page);
  });

  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`scrolls ${motion === 'reduce' ? 'at once' : 'smoothly'} where the preference is ${motion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto('/');
      await wake(page);
      const seen = page.evaluate(
        () =>
          new Promise<number>((done) => {
            const tops = new Set<number>();
            addEventListener('scroll', () => tops.add(window.scrollY));
            addEventListener('scrollend', () => done(tops.size), { once: true });
          }),
      );
      await hero(page).click();
      await expectArrival(page);
      if (motion === 'reduce') expect(await seen).toBe(1);
      else expect(await seen).toBeGreaterThan(3);
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Enquire Now leads to the first field too', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link', { name: home.hero.enquire, exact: true });
    await link.first().click();
    await expect(fieldOf(page, 'firstName')).toBeFocused();
    await expect(fieldOf(page, 'firstName')).toBeInViewport();
  });
});
