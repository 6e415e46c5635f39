import { articlePage } from '../../src/content/article-page';
import { slowness } from '../../tools/slowness';
import { LATER } from '../support/deployment';
import { pathsOf, SCRIPT } from '../support/front';
import { fieldOf, fillInHeld, overlayOf, postOf, submitOf, WHOLE } from './enquiry';
import { expect } from './harness';
import {
  calculatorOf,
  FAILURES,
  hydrated,
  resetOf,
  resetsItself,
  scriptsOf,
  statesOf,
  test,
  WITH_CALCULATOR,
} from './islands';
import { documentsOf } from './parts';
import { stopTime, takeTime } from './time';

for (const obstacle of ['refuse', 'cut'] as const) {
  test(`code on a network that fails (${obstacle}) is asked for three more times, then by the next press @full`, async ({
    page,
    front,
    watch,
  }) => {
    watch.allow(FAILURES);
    front.block(/\/react-/, obstacle);
    await page.goto(WITH_CALCULATOR);
    await resetOf(page).click();
    const tries = () => scriptsOf(front).filter((path) => path.includes('/react-')).length;
    // The browser itself repeats a request whose connection was closed.
    await expect.poll(tries, { timeout: 30_000 * slowness }).toBeGreaterThanOrEqual(4);
    await expect
      .poll(async () => (await statesOf(page)).Sum, { timeout: 30_000 * slowness })
      .toBeUndefined();
    await expect(resetOf(page)).not.toHaveAttribute('aria-busy');
    front.clear();
    await resetsItself(page);
  });
}

test('an enquiry whose island does not come is posted by the browser, once', async ({
  page,
  front,
  standIn,
  watch,
}) => {
  watch.allow(FAILURES);
  front.block(SCRIPT, 'missing');
  await page.goto('/contact');
  // As a password manager fills in: without a key.
  await page.locator('main form').evaluate((form, values) => {
    for (const [name, value] of Object.entries(values)) {
      const input = (form as HTMLFormElement).elements.namedItem(name) as HTMLInputElement;
      input.value = value;
    }
  }, WHOLE);
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
  await fillInHeld(page, front, WHOLE);
  await stopTime(page);
  await submitOf(page).click();
  await fieldOf(page, 'email').press('Enter');
  await page.clock.runFor(4900);
  expect(standIn.posts()).toEqual([]);
  await page.clock.runFor(200);
  await expect(page.getByText('Received.')).toBeVisible({ timeout: 30_000 * slowness });
  expect(standIn.posts().map(({ fields }) => fields)).toEqual([postOf(WHOLE)]);
});

test('an enquiry that was held is answered as soon as React is there, and sent once @full', async ({
  page,
  front,
  standIn,
}) => {
  await fillInHeld(page, front, WHOLE);
  await submitOf(page).click();
  expect(standIn.posts()).toEqual([]);
  front.clear();
  await expect(overlayOf(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => standIn.posts().length).toBe(1);
  expect(standIn.posts()[0]?.fields).toEqual(postOf(WHOLE));
});

test.describe('a deployment while a tab is open', () => {
  test('one reload, to the same place, and the press is done', async ({
    page,
    front,
    later,
    watch,
  }) => {
    watch.allow(FAILURES);
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

  test('with the page from a cache: one reload, no loop, and the press after it tries again @full', async ({
    page,
    front,
    later,
    watch,
  }) => {
    watch.allow(FAILURES);
    await page.goto(WITH_CALCULATOR);
    front.deploy(later.url, /^\/blog\//);
    const loaded = documentsOf(page);
    const reloaded = page.waitForEvent('load');
    await resetOf(page).click();
    await reloaded;
    await expect.poll(async () => (await statesOf(page)).Sum).toBeUndefined();
    await resetOf(page).click();
    await expect.poll(async () => (await statesOf(page)).Sum).toBeUndefined();
    expect(loaded).toEqual([WITH_CALCULATOR]);
    // The cache has the new page.
    front.deploy(later.url);
    await page.reload();
    await resetsItself(page);
  });

  test('mixed: a tab that has React already gets an island of the new deployment by a reload @full', async ({
    page,
    front,
    later,
    watch,
  }) => {
    watch.allow(FAILURES);
    await page.goto('/contact');
    await fieldOf(page, 'firstName').focus();
    await hydrated(page, 'EnquireNow');
    await page.goto(WITH_CALCULATOR);
    // React and what every island shares are in the cache; the calculator's own file is gone.
    front.deploy(later.url);
    const before = pathsOf(front).length;
    await resetOf(page).click();
    await expect(page.locator('html')).toHaveAttribute(LATER);
    await hydrated(page, 'Sum');
    expect(
      pathsOf(front)
        .slice(before)
        .filter((path) => path === WITH_CALCULATOR),
    ).toHaveLength(1);
  });
});
