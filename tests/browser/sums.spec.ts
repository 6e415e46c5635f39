import type { Page } from 'playwright/test';
import { expect, test } from './harness';
import { stopTime, takeTime } from './time';

const PATH = '/blog/restaurant-marketing-london-1';
const result = (page: Page) => page.locator('#quiet-nights strong');
const field = (page: Page, label: string) => page.locator('#quiet-nights').getByLabel(label);
test('a calculator shows the worked figures, and answers what is typed', async ({ page }) => {
  await page.goto(PATH);
  await expect(result(page)).toHaveText('£405');
  await field(page, 'Covers in the room').fill('50');
  await expect(result(page)).toHaveText('£567.80');
  await field(page, 'Prices include VAT at 20%').uncheck();
  await expect(result(page)).toHaveText('£744.80');
});

test('a figure that cannot be is refused in words at its field, and gives no result', async ({
  page,
}) => {
  await page.goto(PATH);
  const covers = field(page, 'Covers in the room');
  const taken = field(page, 'Taken on a quiet night');
  for (const [input, figure, words] of [
    [covers, '', 'Enter a number.'],
    [covers, '-5', 'Enter 0 or more.'],
    [covers, '1e9', 'Enter 1,000,000 or less.'],
    [taken, '41', 'Enter 40 or less: it cannot be more than “Covers in the room”.'],
  ] as const) {
    const before = await input.inputValue();
    await input.fill(figure);
    await expect(input).toHaveAccessibleDescription(words);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(result(page)).toHaveText('–');
    await input.fill(before);
    await expect(input).toHaveAccessibleDescription('');
    await expect(result(page)).toHaveText('£405');
  }
});

test('one sentence is announced once typing rests @full', async ({ page }) => {
  await page.goto(PATH);
  const status = page.locator('#quiet-nights').getByRole('status');
  await takeTime(page);
  const covers = field(page, 'Covers in the room');
  await covers.fill('5');
  // React is there.
  await expect(result(page)).toHaveText('–');
  await stopTime(page);
  await covers.fill('50');
  await page.clock.runFor(900);
  await expect(status).toHaveText('');
  await page.clock.runFor(200);
  await expect(status).toHaveText('Left for you, a week: £567.80.');
  await covers.fill('');
  await page.clock.runFor(1100);
  await expect(status).toHaveText('Covers in the room: Enter a number.');
  await expect(page.locator('#quiet-nights [aria-live]')).toHaveCount(0);
});

test('on a phone the result stays in sight over the fields', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PATH);
  await field(page, 'Prices include VAT at 20%').scrollIntoViewIfNeeded();
  await field(page, 'Spent by each guest').fill('50');
  await expect(result(page)).toHaveText('£533');
  await expect(result(page)).toBeInViewport({ ratio: 1 });
});

test('figures are remembered on the device until they are reset', async ({ page }) => {
  await page.goto(PATH);
  await field(page, 'Covers in the room').fill('50');
  await expect(result(page)).toHaveText('£567.80');
  await page.reload();
  await expect(result(page)).toHaveText('£405');
  await field(page, 'Taken on a quiet night').click();
  await expect(result(page)).toHaveText('£567.80');
  await expect(field(page, 'Covers in the room')).toHaveValue('50');
  await page.getByRole('button', { name: 'Back to our figures' }).click();
  await expect(result(page)).toHaveText('£405');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    `sum:${new URL(page.url()).pathname}#quiet-nights`,
  );
});

test('an address brings figures, and refuses what is no figure @full', async ({ page }) => {
  await page.goto(`${PATH}?covers=50&taken=-3&nights=abc&food=1e999#quiet-nights`);
  await expect(result(page)).toHaveText('£567.80');
  await expect(field(page, 'Taken on a quiet night')).toHaveValue('15');
  await expect(field(page, 'Quiet nights a week')).toHaveValue('4');
  await expect(page.getByText('This link brings figures of its own.')).toBeHidden();
});

test('the address of the figures is copied @full', async ({ page, context }) => {
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

test('a worked example is copied, and its files are there @full', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/fashion-marketing-london-2');
  const worked = page.locator('#twenty-coats-on-sale-or-return-or-twelve-sold-firm');
  await worked.getByRole('button', { name: 'Copy as text' }).click();
  await expect(worked.getByRole('status')).toHaveText('The text is copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('### Twenty coats on sale or return');
  const table = await worked.getByRole('link', { name: 'Download the table' }).getAttribute('href');
  const answer = await request.get(table ?? '');
  expect(await answer.text()).toContain('Left,"£1,320","£1,020"');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the worked figures stand, and nothing can be typed @full', async ({ page }) => {
    await page.goto(PATH);
    await expect(result(page)).toHaveText('£405');
    await expect(page.locator('#quiet-nights input:visible')).toHaveCount(0);
    await expect(page.locator('#quiet-nights').getByText('£38', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeHidden();
  });
});

test('on paper a worked example begins a sheet of its own @full', async ({ page }) => {
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
