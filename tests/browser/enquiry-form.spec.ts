import type { Page } from 'playwright/test';
import { site } from '../../src/site/site';
import { fieldOf, fillIn, formOf, postOf, submitOf, WHOLE } from './enquiry';
import { expect, test } from './harness';
import { hydrated } from './islands';

const action = new URL(site.form);

for (const path of ['/', '/contact']) {
  test(`${path}: the browser stops an empty post and points at the first field @phone`, async ({
    page,
    standIn,
  }) => {
    await page.goto(path);
    await submitOf(page).click();
    await expect(fieldOf(page, 'firstName')).toBeFocused();
    const isValid = formOf(page).evaluate((form) => (form as HTMLFormElement).checkValidity());
    expect(await isValid).toBe(false);
    await expect(page).toHaveURL(path);
    expect(standIn.posts()).toEqual([]);
  });

  test(`${path}: an address that is none is stopped too`, async ({ page, standIn }) => {
    await page.goto(path);
    await fillIn(page, { ...WHOLE, email: 'ada at example' });
    await submitOf(page).click();
    await expect(fieldOf(page, 'email')).toBeFocused();
    expect(standIn.posts()).toEqual([]);
  });

  for (const state of ['before', 'after'] as const) {
    test(`${path}: a filled form posts the five fields, no more, ${state} React is there @phone`, async ({
      page,
      standIn,
    }) => {
      await page.goto(path);
      if (state === 'before') {
        // Values set as a password manager sets them: without a sign that would wake the page.
        await formOf(page).evaluate((element, values) => {
          for (const [name, value] of Object.entries(values)) {
            const input = (element as HTMLFormElement).elements.namedItem(name);
            (input as HTMLInputElement).value = value;
          }
          (element as HTMLFormElement).requestSubmit();
        }, WHOLE);
      } else {
        await fillIn(page, WHOLE);
        if (path === '/contact') await hydrated(page, 'Enquiry');
        await submitOf(page).click();
      }
      await expect.poll(() => standIn.posts().length).toBe(1);
      expect(standIn.posts()).toEqual([
        {
          method: 'POST',
          path: action.pathname + action.search,
          host: action.hostname,
          contentType: 'application/x-www-form-urlencoded',
          fields: postOf(WHOLE),
        },
      ]);
    });
  }
}

// On the contact page a service that fails changes nothing: see enquiry-faults.spec.ts.
for (const manner of [400, 500, 'redirect'] as const) {
  test(`/: a service that answers ${manner} gets one post and no second`, async ({
    page,
    standIn,
    watch,
  }) => {
    watch.allow(/status (?:400|500)|Failed to load resource/);
    standIn.answerWith(manner);
    await page.goto('/');
    await fillIn(page);
    await submitOf(page).click();
    await expect.poll(() => standIn.posts().length).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(standIn.posts()).toHaveLength(1);
  });
}

test('the home form posts natively, its answer opens beside, and what was typed stays', async ({
  page,
  context,
  standIn,
}) => {
  await page.goto('/');
  await fillIn(page);
  await submitOf(page).click();
  await expect.poll(() => context.pages().length).toBe(2);
  const beside = context.pages()[1] as Page;
  await expect(beside.getByText('Received.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(fieldOf(page, 'firstName')).toHaveValue('Ada');
  expect(standIn.posts()).toHaveLength(1);
});
