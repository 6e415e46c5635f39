import type { Page } from 'playwright/test';
import { expect, test } from './harness';

const PATH = '/blog/restaurant-marketing-london-1';
const result = (page: Page) => page.locator('#quiet-nights dd').last();
const field = (page: Page, label: string) => page.locator('#quiet-nights').getByLabel(label);
test('a calculator shows the worked figures, and answers what is typed', async ({ page }) => {
  await page.goto(PATH);
  await expect(result(page)).toHaveText('£405');
  await field(page, 'Covers in the room').fill('50');
  await expect(result(page)).toHaveText('£567.80');
  await field(page, 'Prices include VAT at 20%').uncheck();
  await expect(result(page)).toHaveText('£744.80');
  await field(page, 'Covers in the room').fill('');
  await expect(result(page)).toHaveText('–');
});

test('figures are remembered on the device until they are reset', async ({ page }) => {
  await page.goto(PATH);
  await field(page, 'Covers in the room').fill('50');
  await expect(result(page)).toHaveText('£567.80');
  await page.reload();
  await expect(result(page)).toHaveText('£405');
  await field(page, 'Taken on a quiet night').focus();
  await expect(result(page)).toHaveText('£567.80');
  await expect(field(page, 'Covers in the room')).toHaveValue('50');
  await page.getByRole('button', { name: 'Back to our figures' }).click();
  await expect(result(page)).toHaveText('£405');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    `sum:${new URL(page.url()).pathname}#quiet-nights`,
  );
});

test('an address brings figures, and refuses what is no figure', async ({ page }) => {
  await page.goto(`${PATH}?covers=50&taken=-3&nights=abc&food=1e999#quiet-nights`);
  await expect(result(page)).toHaveText('£567.80');
  await expect(field(page, 'Taken on a quiet night')).toHaveValue('15');
  await expect(field(page, 'Quiet nights a week')).toHaveValue('4');
  await expect(page.getByText('This link brings figures of its own.')).toBeHidden();
});

test('the address of the figures is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PATH);
  await field(page, 'Covers in the room').fill('50');
  await expect(result(page)).toHaveText('£567.80');
  await page.getByRole('button', { name: 'Copy a link to these figures' }).click();
  await expect(page.locator('#quiet-nights').getByRole('status')).toHaveText('The link is copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\?covers=50&taken=15&.*&vat=1#quiet-nights$/);
});

test('with storage blocked a calculator still computes', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(PATH);
  await field(page, 'Covers in the room').fill('50');
  await expect(result(page)).toHaveText('£567.80');
});

test('a worked example is copied, and its files are there', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/fashion-marketing-london-2');
  const worked = page.locator('#twenty-coats-on-sale-or-return-or-twelve-sold-firm');
  await worked.getByRole('button', { name: 'Copy as text' }).click();
  await expect(worked.getByRole('status')).toHaveText('The text is copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('### Twenty coats on sale or return');
  const table = await worked.getByRole('link', { name: 'Download the table' }).getAttribute('href');
  const answer = await request.get(table ?? '');
  expect(await answer.text()).toContain('Earned at £85 each,"£1,020","£1,020"');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the worked figures stand, and nothing can be typed', async ({ page }) => {
    await page.goto(PATH);
    await expect(result(page)).toHaveText('£405');
    await expect(page.locator('#quiet-nights input:visible')).toHaveCount(0);
    await expect(page.locator('#quiet-nights').getByText('£38', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeHidden();
  });
});

test('on paper a worked example begins a sheet of its own', async ({ page }) => {
  await page.goto('/blog/fashion-marketing-london-2');
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('#twenty-coats-on-sale-or-return-or-twelve-sold-firm')
    .evaluate((section) => [
      getComputedStyle(section).breakBefore,
      getComputedStyle(section).breakAfter,
    ]);
  expect(breaks).toEqual(['page', 'page']);
});
