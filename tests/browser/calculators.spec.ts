import type { Page } from 'playwright/test';
import { expect, stopTime, test } from './harness';
import { topLink } from './parts';

const PATH = '/blog/restaurant-marketing-london-1';
const calculator = (page: Page) => page.locator('#quiet-nights');
const result = (page: Page) => calculator(page).locator('strong');
const field = (page: Page, label: string) => calculator(page).getByLabel(label);

test('a calculator answers, refuses in words, remembers until it is reset', async ({ page }) => {
  await page.goto(PATH);
  const covers = field(page, 'Covers in the room');
  const taken = field(page, 'Taken on a quiet night');
  await expect(result(page)).toHaveText('£405.33');
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
    await expect(result(page)).toHaveText('£405.33');
  }
  await covers.fill('50');
  await expect(result(page)).toHaveText('£567.47');
  await field(page, 'Prices include VAT at 20%').uncheck();
  await expect(result(page)).toHaveText('£744.80');

  // A visitor who comes back finds the figures once the calculator is pressed; on a phone the result sticks above the fields.
  await page.setViewportSize({ width: 390, height: 844 });
  await topLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(result(page)).toHaveText('£405.33');
  await taken.click();
  await expect(result(page)).toHaveText('£744.80');
  await expect(covers).toHaveValue('50');
  // While typing, no header or footer bar covers the fields; below them the result is not sticky.
  const bars = page.locator('body > :is(header, nav):visible');
  await expect(bars).toHaveCount(0);
  await field(page, 'Prices include VAT at 20%').focus();
  await expect(bars).toHaveCount(2);
  await expect(result(page)).toBeInViewport({ ratio: 1 });
  const reset = page.getByRole('button', { name: 'Back to our figures' });
  await reset.evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
  await expect(result(page)).not.toBeInViewport();
  await reset.click();
  await expect(result(page)).toHaveText('£405.33');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    `sum:${PATH}#quiet-nights`,
  );
});

test('a calculator announces one sentence and can be sent as an address @full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(PATH);
  const status = calculator(page).getByRole('status');
  const covers = field(page, 'Covers in the room');
  await covers.fill('5');
  await expect(result(page)).toHaveText('–');
  await stopTime(page);
  await covers.fill('');
  await page.clock.runFor(1100);
  await expect(status).toHaveText('Covers in the room: Enter a number.');
  await covers.fill('50');
  await page.clock.runFor(900);
  await expect(status).not.toHaveText(/Left for you/);
  await page.clock.runFor(200);
  await expect(status).toHaveText('Left for you, a week: £567.47.');
  await page.getByRole('button', { name: 'Copy a link to these figures' }).click();
  await expect(status).toContainText('The link is copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\?covers=50&taken=15&.*&vat=1#quiet-nights$/);
});

test('figures of an address that are out of range are left out, and blocked storage does no harm @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(`${PATH}?covers=50&taken=-3&nights=abc&food=1e999#quiet-nights`);
  await expect(result(page)).toHaveText('£567.47');
  await expect(field(page, 'Taken on a quiet night')).toHaveValue('15');
  await expect(field(page, 'Quiet nights a week')).toHaveValue('4');
  // The notice that such figures are on their way stands until the calculator is awake.
  await expect(page.getByText('This link brings figures of its own.')).toBeHidden();
  await field(page, 'Covers in the room').fill('40');
  await expect(result(page)).toHaveText('£405.33');
});
