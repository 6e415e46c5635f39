import type { Page } from 'playwright/test';
import { SCRIPT } from '../support/front';
import { FAILURES, test } from './arrival';
import { fieldOf, fillIn, formOf, overlayOf, postOf, submitOf, WHOLE } from './enquiry';
import { awake, expect } from './harness';
import { requestsOf } from './requests';
import { themeChoice } from './theme';

/* An enquiry that is sent before React is there gets its answer all the same, and is sent once. */

/** Puts values into the fields as a password manager does: without a key, and only at the end a sign. */
const autofill = (page: Page) =>
  formOf(page).evaluate((form, values) => {
    for (const [name, value] of Object.entries(values)) {
      const input = (form as HTMLFormElement).elements.namedItem(name) as HTMLInputElement;
      input.value = value;
    }
  }, WHOLE);
const postsOf = (page: Page) => requestsOf(page, (request) => request.method() === 'POST');

test('autofilled and clicked at once, it is answered a second after the press, and stays on the page', async ({
  page,
  standIn,
}) => {
  const posts = postsOf(page);
  await page.goto('/contact');
  await autofill(page);
  const pressed = Date.now();
  await submitOf(page).click();
  await expect(overlayOf(page)).toBeVisible();
  const took = Date.now() - pressed;
  expect(took).toBeGreaterThan(900);
  expect(took).toBeLessThan(2500);
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => standIn.posts().length).toBe(1);
  expect(standIn.posts()[0]?.fields).toEqual(postOf(WHOLE));
  expect(posts).toHaveLength(1);
});

test('sent with Enter while React is slow, it is held, answered as soon as React is there, and sent once', async ({
  page,
  front,
  standIn,
}) => {
  front.block(SCRIPT, 'hold');
  const posts = postsOf(page);
  await page.goto('/contact');
  await fillIn(page, WHOLE);
  await fieldOf(page, 'email').press('Enter');
  await submitOf(page).dblclick();
  await page.waitForTimeout(1500);
  expect(posts).toEqual([]);
  front.clear();
  await awake(page);
  await expect(overlayOf(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => standIn.posts().length).toBe(1);
  await submitOf(page)
    .click({ force: true, trial: true })
    .catch(() => undefined);
  expect(posts).toHaveLength(1);
});

for (const [how, obstacle] of [
  ['does not come', 'hold'],
  ['fails', 'refuse'],
  ['is gone', 'missing'],
] as const) {
  test(`where React ${how}, the form posts natively within five seconds, once`, async ({
    page,
    front,
    standIn,
    watch,
  }) => {
    watch.allow(FAILURES);
    front.block(SCRIPT, obstacle);
    await page.goto('/contact');
    await fillIn(page, WHOLE);
    const pressed = Date.now();
    await submitOf(page).dblclick();
    await expect(page.getByText('Received.')).toBeVisible();
    expect(Date.now() - pressed).toBeLessThan(8000);
    expect(standIn.posts().map(({ fields }) => fields)).toEqual([postOf(WHOLE)]);
  });
}

test('the home form, which has no answer, posts at once', async ({ page, standIn }) => {
  await page.goto('/');
  await fillIn(page, WHOLE);
  await submitOf(page).click();
  await expect(page.getByText('Received.')).toBeVisible();
  expect(standIn.posts()).toHaveLength(1);
});

test.describe('with storage blocked', () => {
  test('the theme changes before React and with it, and nothing throws', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Storage is blocked.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/about');
    for (const theme of ['night', 'day'] as const) {
      await themeChoice(page, theme).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await awake(page);
    }
  });
});
