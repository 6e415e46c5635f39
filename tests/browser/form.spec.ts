import type { Locator, Page } from 'playwright/test';
import { type EnquiryField, enquiryForm } from '../../src/content/contact';
import { site } from '../../src/content/site';
import { expect, test, wake } from './harness';

const answers: Readonly<Record<EnquiryField, string>> = {
  firstName: 'Ada',
  surname: 'Lovelace & Söhne',
  companyName: 'Analytical Engines',
  email: 'ada@example.com',
  contactNumber: '+44 20 7946 0001',
};
const fields = Object.entries(answers);
const action = new URL(site.form);

/** The form of a page; both pages that have one have exactly one. */
export function formOf(page: Page): Locator {
  return page.locator('main form[method=post]');
}

async function fill(form: Locator): Promise<void> {
  for (const [name, value] of fields) {
    await form.getByLabel(enquiryForm.labels[name as EnquiryField]).fill(value);
  }
}

for (const path of ['/', '/contact']) {
  test(`${path}: the browser stops an empty post and points at the first field @phone`, async ({
    page,
    standIn,
  }) => {
    await page.goto(path);
    const form = formOf(page);
    await form.getByRole('button', { name: enquiryForm.submit }).click();
    await expect(form.getByLabel(enquiryForm.labels.firstName)).toBeFocused();
    expect(await form.evaluate((element) => (element as HTMLFormElement).checkValidity())).toBe(
      false,
    );
    await expect(page).toHaveURL(path);
    expect(standIn.posts()).toEqual([]);
  });

  test(`${path}: an address that is none is stopped too`, async ({ page, standIn }) => {
    await page.goto(path);
    const form = formOf(page);
    await fill(form);
    await form.getByLabel(enquiryForm.labels.email).fill('ada at example');
    await form.getByRole('button', { name: enquiryForm.submit }).click();
    await expect(form.getByLabel(enquiryForm.labels.email)).toBeFocused();
    expect(standIn.posts()).toEqual([]);
  });

  for (const state of ['before', 'after'] as const) {
    test(`${path}: a filled form posts the five fields, no more, ${state} React is there @phone`, async ({
      page,
      standIn,
    }) => {
      await page.goto(path);
      if (state === 'after') await wake(page);
      const form = formOf(page);
      if (state === 'before') {
        // Values set as a password manager sets them: without a sign that would wake the page.
        await form.evaluate((element, values) => {
          for (const [name, value] of values) {
            const input = (element as HTMLFormElement).elements.namedItem(name);
            (input as HTMLInputElement).value = value;
          }
          (element as HTMLFormElement).requestSubmit();
        }, fields);
      } else {
        await fill(form);
        await form.getByRole('button', { name: enquiryForm.submit }).click();
      }
      await expect.poll(() => standIn.posts().length).toBe(1);
      expect(standIn.posts()).toEqual([
        {
          method: 'POST',
          path: action.pathname + action.search,
          host: action.hostname,
          contentType: 'application/x-www-form-urlencoded',
          fields,
        },
      ]);
    });
  }

  for (const manner of [400, 500, 'redirect'] as const) {
    test(`${path}: a service that answers ${manner} gets one post and no second`, async ({
      page,
      standIn,
      watch,
    }) => {
      watch.allow(/status (?:400|500)|Failed to load resource/);
      standIn.answerWith(manner);
      await page.goto(path);
      await wake(page);
      const form = formOf(page);
      await fill(form);
      await form.getByRole('button', { name: enquiryForm.submit }).click();
      await expect.poll(() => standIn.posts().length).toBe(1);
      await page.waitForLoadState('networkidle');
      expect(standIn.posts()).toHaveLength(1);
    });
  }
}
