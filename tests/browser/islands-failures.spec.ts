import type { Page } from 'playwright/test';
import { articlePage } from '../../src/content/article-page';
import { serve } from '../../tools/serve.ts';
import { slowness } from '../../tools/slowness';
import { deployLater, LATER } from '../support/deployment';
import { SCRIPT } from '../support/front';
import type { StandIn } from '../support/stand-in';
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
import { stopTime, takeTime } from './time';

/** What the browser says about a request that did not get through. */
const FAILURES = /Failed to load resource|request failed|status 404/;

/** Fills in the form as a password manager does, without a key. */
const fillInAtOnce = (page: Page) =>
  formOf(page).evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values))
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }, WHOLE);

const expectPosted = (standIn: StandIn) =>
  expect.poll(() => standIn.posts().map(({ fields }) => fields)).toEqual([postOf(WHOLE)]);

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
  await expectPosted(standIn);
});

for (const comes of [false, true]) {
  test(`an enquiry is held while React is on its way, ${comes ? 'and answered as soon as it is there' : 'five seconds at most'}, and sent once`, async ({
    page,
    front,
    standIn,
  }) => {
    await takeTime(page);
    front.block(SCRIPT, 'hold');
    await page.goto('/contact');
    await fillInAtOnce(page);
    await stopTime(page);
    await submitOf(page).click();
    await fieldOf(page, 'email').press('Enter');
    await page.clock.runFor(4900);
    expect(standIn.posts()).toEqual([]);
    if (comes) {
      front.clear();
      await hydrated(page, 'Enquiry');
      await page.clock.runFor(1100);
      await expect(overlayOf(page)).toBeVisible();
      await expect(page).toHaveURL('/contact');
    } else {
      await page.clock.runFor(200);
      await expect(page.getByText('Received.')).toBeVisible({ timeout: 30_000 * slowness });
    }
    await expectPosted(standIn);
  });
}

test.describe('a deployment while a tab is open', () => {
  for (const hadReact of [false, true]) {
    test(`one reload, to the same place, and the press is done${hadReact ? ', where React was there before @full' : ''}`, async ({
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
});
