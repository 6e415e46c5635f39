import type { Page } from 'playwright/test';
import { home } from '../../src/content/home';
import { nought } from '../../src/content/nought';
import { fillIn, submitOf } from './enquiry';
import { expect, test } from './harness';
import { requestsOf } from './parts';

const field = (page: Page) => page.getByRole('spinbutton', { name: nought.label });
const [enquiries, bookings] = nought.rates;
/** What the page says of a number at a client's rate. */
const said = (number: number, { rate, client }: (typeof nought.rates)[number]) =>
  `${Math.round(number * rate).toLocaleString('en-GB')}${nought.at(client)}`;

test('the visitor’s own number is shown at the rates of the clients and at the line’s head, and kept for the session', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const queries = requestsOf(page, (request) => request.url().includes('?'));
  await field(page).focus();
  await page.keyboard.type('12');
  await expect(page.getByText(said(12, enquiries))).toBeVisible();
  // Beside what the clients say as well.
  await expect(page.getByText(`48 ${home.testimonials.fromYours}`)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: bookings.unit })).toBeChecked();
  await expect(page.getByText(said(12, bookings))).toBeVisible();
  await expect(page.getByText(said(12, enquiries))).toBeHidden();
  // Return leaves the reader where the answer is.
  await field(page).press('Enter');
  await expect(page).toHaveURL('/');
  await field(page).fill('1.5');
  await expect(page.getByText(said(12, bookings))).toBeHidden();
  await expect(page.getByText(nought.limits)).toBeVisible();
  await field(page).fill('48500');
  await expect(page.getByText(said(48_500, bookings))).toBeVisible();
  await expect(page.getByText(nought.limits)).toBeHidden();
  await field(page).fill('');
  await expect(page.getByText(`${bookings.rate}×${nought.at(bookings.client)}`)).toBeVisible();

  await page.getByRole('radio', { name: enquiries.unit }).click();
  await field(page).fill('12');
  // The line's head says it once the hero, whose title it would strike, has left.
  const head = page.locator('[aria-hidden] > div > span');
  const number = () => head.evaluate((it) => getComputedStyle(it, '::before').content);
  for (const path of ['', '/work/hair-nova', '/']) {
    if (path) await page.goto(path);
    await expect.poll(number, path).toBe(`"${enquiries.unit}: 12"`);
    // A client's own page says it in its first screen and beside the quote.
    const yours = page.getByText(`37 ${nought.from} 12 enquiries ${nought.at(bookings.client)}`);
    await expect(yours.filter({ visible: true })).toHaveCount(path === '/work/hair-nova' ? 2 : 0);
    await expect(head).toHaveCSS('opacity', '0');
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    await expect(head).toHaveCSS('opacity', '1');
    // Readable over what it passes: a band of full colour, a rule, a drawing.
    await expect(head).toHaveCSS('background-color', 'rgb(241, 243, 239)');
  }

  expect(queries).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(field(page)).toHaveValue('12');
  await expect(page.getByText(said(12, enquiries))).toBeVisible();

  // The enquiry carries it, in a field of its own that can be emptied.
  const carried = page.getByRole('textbox', { name: nought.label });
  await fillIn(page);
  await expect(carried).toHaveValue('enquiries: 12');
  await field(page).fill('');
  await expect(carried).toHaveCount(0);
  await field(page).fill('14');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await submitOf(page).click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('nought')).toBe('enquiries: 14');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the rates are there to choose from, and no dead field @full', async ({ page }) => {
    await page.goto('/');
    await page.getByText(bookings.unit, { exact: true }).click();
    await expect(page.getByText(nought.at(bookings.client))).toBeVisible();
    await expect(page.getByText(nought.at(enquiries.client))).toBeHidden();
    await expect(field(page)).toBeHidden();
  });
});
