import type { Page } from 'playwright/test';
import { overlay } from '../../src/content/contact';
import { site } from '../../src/content/site';
import type { Manner } from '../support/stand-in';
import {
  dismissOf,
  expectAnswer,
  formOf,
  openFilled,
  overlayOf,
  postOf,
  submitOf,
  WHOLE,
} from './enquiry';
import { expect, test } from './harness';
import { requestsOf } from './requests';

/** The service as it should be, and every way in which it fails. */
const MANNERS = [200, 400, 500, 'redirect', 'hang', 'refuse'] as const satisfies Manner[];

/** What the browser itself says of a service that fails; the map on this page has the same stand-in. */
const SERVICE_FAILS = new RegExp(
  [site.form, site.map]
    .filter((address) => !address.startsWith('/'))
    .map((address) => new URL(address).host.replaceAll('.', '\\.'))
    .concat('Failed to load resource')
    .join('|'),
);
const MINUTE = 60_000;

/** The posts that the page sends, counted as they leave: a service that refuses sees none of them. */
const postsOf = (page: Page) => requestsOf(page, (request) => request.method() === 'POST');

/** What stands in the fields. */
function typedIn(page: Page): Promise<[string, string][]> {
  return formOf(page).evaluate((form) =>
    [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
  );
}

for (const manner of MANNERS) {
  test(`a double click posts once to a service that answers ${manner}, and the fields keep their values @phone`, async ({
    page,
    standIn,
    watch,
  }) => {
    watch.allow(SERVICE_FAILS);
    await openFilled(page, WHOLE);
    standIn.answerWith(manner);
    const posts = postsOf(page);

    await submitOf(page).dblclick();
    await expect.poll(() => posts.length).toBe(1);
    await expectAnswer(page);
    await expect(overlayOf(page).getByRole('heading')).toHaveText(overlay.title);
    await expect(overlayOf(page)).toContainText(overlay.text);
    expect(await typedIn(page)).toEqual(postOf(WHOLE));

    // A minute on, dismissed or not, the page has tried nothing by itself.
    await page.clock.runFor(MINUTE);
    await dismissOf(page).click();
    await page.clock.runFor(MINUTE);
    await expect(overlayOf(page)).toHaveCount(0);
    expect(posts).toHaveLength(1);
    expect(await typedIn(page)).toEqual(postOf(WHOLE));
    await expect(page).toHaveURL('/contact');

    // Whoever wants to can send what is still there again, by one press.
    standIn.answerWith(200);
    await submitOf(page).click();
    await expect.poll(() => posts.length).toBe(2);
    await expectAnswer(page);
    await expect.poll(() => standIn.posts().at(-1)?.fields).toEqual(postOf(WHOLE));
    expect(posts).toHaveLength(2);
    expect(standIn.posts()).toHaveLength(manner === 'refuse' ? 1 : 2);
  });
}

test('a service that is silent for a minute and then hangs up changes nothing @phone', async ({
  page,
  standIn,
  watch,
}) => {
  watch.allow(SERVICE_FAILS);
  await openFilled(page, WHOLE);
  standIn.answerWith('hang');
  const posts = postsOf(page);
  await submitOf(page).click();
  await expect.poll(() => standIn.posts().length).toBe(1);
  await expectAnswer(page);
  await page.clock.runFor(MINUTE);

  const failed = page.waitForEvent('requestfailed', (request) => request.url() === site.form);
  await standIn.close();
  await failed;
  await page.clock.runFor(MINUTE);
  await expect(overlayOf(page)).toBeVisible();
  await dismissOf(page).click();
  expect(await typedIn(page)).toEqual(postOf(WHOLE));
  expect(posts).toHaveLength(1);
  await expect(page).toHaveURL('/contact');
});
