import type { Page } from 'playwright/test';
import { type EnquiryField, enquiryForm, overlay } from '../../src/content/contact';
import { fieldRules } from '../../src/site/field-rules';
import { expect, stopTime } from './harness';
import { hydrated } from './islands';

/** What is filled in. */
type Enquiry = Readonly<Partial<Record<EnquiryField, string>>>;

/** The fields that have to be filled in. */
export const LEAST = { firstName: 'Ada', surname: 'Lovelace', email: 'ada@example.com' } as const;

/** Every field, with signs that a post has to carry unharmed. */
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

/** The form of a page; both pages that have one have exactly one. */
export const formOf = (page: Page) => page.locator('main form[method=post]');
export const fieldOf = (page: Page, name: EnquiryField) =>
  formOf(page).getByLabel(enquiryForm.labels[name]);
export const submitOf = (page: Page) => formOf(page).locator('[type=submit]');

/** What the contact page answers an enquiry with, and the button that dismisses it. */
export const overlayOf = (page: Page) => page.getByRole('dialog', { name: overlay.title });
export const dismissOf = (page: Page) =>
  overlayOf(page).getByRole('button', { name: overlay.dismiss });
/** The line of what is known: in the overlay, or under the form. */
export const lineOf = (page: Page) => page.locator('[role=status]').filter({ hasText: /./ });

/** Presses the button of the overlay, which goes. */
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
  // The map has the same stand-in: it has to have come before the service begins to fail.
  await page.waitForLoadState('networkidle');
  await stopTime(page);
}

/** The answer comes a second after the post: not a moment earlier, and not much later. Time has to be stopped. */
export async function expectAnswer(page: Page): Promise<void> {
  await page.clock.runFor(999);
  await expect(overlayOf(page)).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(overlayOf(page)).toBeVisible();
  await passFrames(page);
}

/** Lets the few frames pass after which the overlay's dialog moves the focus, and hides the page from screen readers. */
export const passFrames = (page: Page) => page.clock.runFor(200);
