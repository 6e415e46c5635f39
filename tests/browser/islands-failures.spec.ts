import type { Page } from 'playwright/test';
import { articlePage } from '../../src/content/article-page';
import { serve } from '../../tools/serve.ts';
import { slowness } from '../../tools/slowness';
import { deployLater, LATER } from '../support/deployment';
import { SCRIPT } from '../support/front';
import { fieldOf, formOf, overlayOf, postOf, submitOf, WHOLE } from './enquiry';
import { expect } from './harness';
import {
  calculatorOf,
  hydrated,
  resetOf,
  scriptsOf,
  sumFieldOf,
  test,
  WITH_CALCULATOR,
} from './islands';
import { requestsOf } from './parts';
import { stopTime } from './time';

/** What the browser says about a request that did not get through. */
const FAILURES = /Failed to load resource|request failed|status 404/;

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

for (const [obstacle, comes, how] of [
  ['missing', false, 'whose island does not come is posted by the browser'],
  ['hold', false, 'is held while React is on its way, five seconds at most, and sent'],
  ['hold', true, 'that was held is answered as soon as React is there, and sent'],
] as const) {
  test(`an enquiry ${how} once`, async ({ page, front, standIn, watch }) => {
    watch.allow(FAILURES);
    await page.clock.install();
    front.block(SCRIPT, obstacle);
    await page.goto('/contact');
    await fillInAtOnce(page);
    if (obstacle === 'hold') {
      await stopTime(page);
      await submitOf(page).click();
      await fieldOf(page, 'email').press('Enter');
      await page.clock.runFor(4900);
      expect(standIn.posts()).toEqual([]);
      if (comes) front.clear();
      if (comes) await hydrated(page, 'Enquiry');
      await page.clock.runFor(1100);
    } else await submitOf(page).click();
    if (comes) await expect(overlayOf(page)).toBeVisible();
    else await expect(page.getByText('Received.')).toBeVisible({ timeout: 30_000 * slowness });
    const posts = () => standIn.posts().map(({ fields }) => fields);
    await expect.poll(posts).toEqual([postOf(WHOLE)]);
  });
}

for (const hadReact of [false, true]) {
  test(`a deployment while a tab is open: one reload, to the same place, and the press is done${hadReact ? ', where React was there before @full' : ''}`, async ({
    page,
    front,
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
    const { root, remove } = await deployLater();
    const later = await serve({ root, port: 0 });
    front.deploy(later.url);
    const loaded = requestsOf(
      page,
      (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
    );
    await calculatorOf(page).getByRole('button', { name: articlePage.sum.share }).click();
    await expect(page.locator('html')).toHaveAttribute(LATER);
    await hydrated(page, 'Sum');
    await expect(calculatorOf(page).getByRole('status').last()).not.toBeEmpty();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 200);
    expect(loaded).toEqual([WITH_CALCULATOR]);
    await later.close();
    await remove();
  });
}
