import type { Page } from 'playwright/test';
import { articlePage } from '../../src/content/article-page';
import { slowness } from '../../tools/slowness';
import { LATER } from '../support/deployment';
import { SCRIPT } from '../support/front';
import { fieldOf, fillIn, formOf, overlayOf, postOf, submitOf, WHOLE } from './enquiry';
import { expect } from './harness';
import {
  calculatorOf,
  FAILURES,
  hydrated,
  resetOf,
  scriptsOf,
  sumFieldOf,
  test,
  WITH_CALCULATOR,
} from './islands';
import { documentsOf } from './parts';
import { stopTime, takeTime } from './time';

/** Fills in the form as a password manager does, without a key. */
const fillInAtOnce = (page: Page) =>
  formOf(page).evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values))
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }, WHOLE);

test('code on a network that fails is asked for three more times, then by the next press @full', async ({
  page,
  front,
  watch,
}) => {
  watch.allow(FAILURES);
  front.block(/\/react-/, 'cut');
  await page.goto(WITH_CALCULATOR);
  await sumFieldOf(page).fill('77');
  await resetOf(page).click();
  // The browser itself repeats a request whose connection was closed.
  await expect
    .poll(() => scriptsOf(front).filter((path) => path.includes('/react-')).length)
    .toBeGreaterThanOrEqual(4);
  await expect(resetOf(page)).not.toHaveAttribute('aria-busy');
  front.clear();
  await resetOf(page).click();
  await hydrated(page, 'Sum');
  await expect(sumFieldOf(page)).not.toHaveValue('77');
});

test('an enquiry whose island does not come is posted by the browser, once', async ({
  page,
  front,
  standIn,
  watch,
}) => {
  watch.allow(FAILURES);
  front.block(SCRIPT, 'missing');
  await page.goto('/contact');
  await fillInAtOnce(page);
  await submitOf(page).click();
  await expect(page.getByText('Received.')).toBeVisible();
  expect(standIn.posts().map(({ fields }) => fields)).toEqual([postOf(WHOLE)]);
});

test('an enquiry is held while React is on its way, five seconds at most, and sent once', async ({
  page,
  front,
  standIn,
}) => {
  await takeTime(page);
  front.block(SCRIPT, 'hold');
  await page.goto('/contact');
  await fillIn(page, WHOLE);
  await stopTime(page);
  await submitOf(page).click();
  await fieldOf(page, 'email').press('Enter');
  await page.clock.runFor(4900);
  expect(standIn.posts()).toEqual([]);
  await page.clock.runFor(200);
  await expect(page.getByText('Received.')).toBeVisible({ timeout: 30_000 * slowness });
  expect(standIn.posts().map(({ fields }) => fields)).toEqual([postOf(WHOLE)]);
});

test('an enquiry that was held is answered as soon as React is there, and sent once', async ({
  page,
  front,
  standIn,
}) => {
  front.block(SCRIPT, 'hold');
  await page.goto('/contact');
  await fillInAtOnce(page);
  await fieldOf(page, 'email').press('Enter');
  expect(standIn.posts()).toEqual([]);
  front.clear();
  await expect(overlayOf(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => standIn.posts().map(({ fields }) => fields)).toEqual([postOf(WHOLE)]);
});

test.describe('a deployment while a tab is open', () => {
  for (const hadReact of [false, true]) {
    test(`one reload, to the same place, and the press is done${hadReact ? ', where React was there before @full' : ''}`, async ({
      page,
      front,
      later,
      watch,
    }) => {
      watch.allow(FAILURES);
      if (hadReact) {
        await page.goto('/contact');
        await fieldOf(page, 'firstName').focus();
        await hydrated(page, 'EnquireNow');
      }
      await page.goto(WITH_CALCULATOR);
      await resetOf(page).scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(500);
      front.deploy(later.url);
      const loaded = documentsOf(page);
      await calculatorOf(page).getByRole('button', { name: articlePage.sum.share }).click();
      await expect(page.locator('html')).toHaveAttribute(LATER);
      await hydrated(page, 'Sum');
      await expect(calculatorOf(page).getByRole('status').last()).not.toBeEmpty();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 200);
      expect(loaded).toEqual([WITH_CALCULATOR]);
    });
  }
});
