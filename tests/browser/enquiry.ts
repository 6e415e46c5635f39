import type { Page } from 'playwright/test';
import { sentences } from '../../src/content/enquiry-sentences';
import { enquiryForm } from '../../src/content/enquiry-words';
import { overlay } from '../../src/content/overlay-words';
import { phoneShown } from '../../src/site/contact-links';
import { type EnquiryField, fieldRules } from '../../src/site/field-rules';
import { site } from '../../src/site/site';
import { expect, stopTime } from './harness';
import { hydrated } from './islands';

/** The values of the fields. */
type Enquiry = Readonly<Partial<Record<EnquiryField, string>>>;

/** The fields that have to be filled in. */
export const LEAST = { firstName: 'Ada', surname: 'Lovelace', email: 'ada@example.com' } as const;

/** Every field, with characters that a post must not alter. */
export const WHOLE = {
  firstName: 'Ada',
  surname: 'Lovelace & Söhne',
  companyName: 'Analytical Engines',
  email: 'ada@example.com',
  contactNumber: '+44 20 7946 0001',
} as const;

/** The fields as they are posted: all of them, in the order of the form. */
export const postOf = (enquiry: Enquiry) =>
  fieldRules.map(({ name }) => [name, enquiry[name] ?? '']);

/** What is said where the outcome of an enquiry is unknown. */
export const UNKNOWN = sentences.unknown.replace('{phone}', phoneShown(site.phone));

/** The enquiry form of a page; two pages have one. */
export const formOf = (page: Page) => page.locator('main form[method=post]');
/** A field of the form. */
export const fieldOf = (page: Page, name: EnquiryField) =>
  formOf(page).getByLabel(enquiryForm.labels[name]);
/** The button that sends the form. */
export const submitOf = (page: Page) => formOf(page).locator('[type=submit]');

/** The overlay that answers an enquiry on the contact page, and its button. */
export const overlayOf = (page: Page) => page.getByRole('dialog', { name: overlay.title });
export const dismissOf = (page: Page) =>
  overlayOf(page).getByRole('button', { name: overlay.dismiss });
/** The sentence that says what became of the enquiry: in the overlay, or under the form. */
export const sentenceOf = (page: Page) => page.locator('[role=status]').filter({ hasText: /./ });

/** Closes the overlay by its button. */
export async function dismiss(page: Page): Promise<void> {
  await dismissOf(page).click();
  await expect(overlayOf(page)).toHaveCount(0);
  await passFrames(page);
}

/** Fills the form in, field by field. */
export async function fillIn(page: Page, enquiry: Enquiry = LEAST): Promise<void> {
  for (const [name, value] of Object.entries(enquiry)) {
    await fieldOf(page, name as EnquiryField).fill(value);
  }
}

/** A page with its form filled in, and with time standing still. */
export async function openFilled(
  page: Page,
  enquiry: Enquiry = LEAST,
  address = '/contact',
): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await fillIn(page, enquiry);
  await fieldOf(page, 'firstName').focus();
  await hydrated(page, 'Enquiry');
  // The map comes from the same stand-in: it must have loaded before the service fails.
  await page.waitForLoadState('networkidle');
  await stopTime(page);
}

/** Expects the answer one second after the post, no earlier. Needs a stopped clock. */
export async function expectAnswer(page: Page): Promise<void> {
  await page.clock.runFor(999);
  await expect(overlayOf(page)).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(overlayOf(page)).toBeVisible();
  await passFrames(page);
}

/** Waits the few frames until the dialog has moved the focus and hidden the page behind it. */
export const passFrames = (page: Page) => page.clock.runFor(200);
