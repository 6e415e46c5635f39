import type { Page, Request } from 'playwright/test';
import { type EnquiryField, enquiryForm, overlay } from '../../src/content/contact';
import { site } from '../../src/content/site';
import { expect, test, wake } from './harness';
import type { Manner } from './stand-in';
import { stopTime, takeTime } from './time';

const answers: Readonly<Record<EnquiryField, string>> = {
  firstName: 'Ada',
  surname: 'Lovelace & Söhne',
  companyName: 'Analytical Engines',
  email: 'ada@example.com',
  contactNumber: '+44 20 7946 0001',
};
const fields = Object.entries(answers);

/** The service as it should be, and every way in which it fails. */
const MANNERS = [200, 400, 500, 'redirect', 'hang', 'refuse'] as const satisfies Manner[];

/** What the browser itself says of a service that fails; the map on this page has the same stand-in. */
const SERVICE_FAILS = new RegExp(
  [site.form, site.map]
    .map((address) => new URL(address).host.replaceAll('.', '\\.'))
    .concat('Failed to load resource')
    .join('|'),
);
const MINUTE = 60_000;

const formOf = (page: Page) => page.locator('main form[method=post]');
const submitOf = (page: Page) => formOf(page).locator('[type=submit]');
const answerOf = (page: Page) => page.getByRole('dialog', { name: overlay.title });

/** The contact page with its five fields filled, and with time standing still. */
async function openFilled(page: Page): Promise<void> {
  await takeTime(page);
  await page.goto('/contact');
  await wake(page);
  for (const [name, value] of fields) {
    await formOf(page)
      .getByLabel(enquiryForm.labels[name as EnquiryField])
      .fill(value);
  }
  // The map has the same stand-in: it has to have come before the service begins to fail.
  await page.waitForLoadState('networkidle');
  await stopTime(page);
}

/** The posts that the page sends, counted as they leave: a service that refuses sees none of them. */
function postsOf(page: Page): readonly Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}

/** What stands in the fields. */
function typedIn(page: Page): Promise<[string, string][]> {
  return formOf(page).evaluate((form) =>
    [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
  );
}

async function expectAnswer(page: Page): Promise<void> {
  await page.clock.runFor(999);
  await expect(answerOf(page)).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(answerOf(page)).toBeVisible();
}

for (const manner of MANNERS) {
  test(`a double click posts once to a service that answers ${manner}, and nothing is lost @phone`, async ({
    page,
    standIn,
    watch,
  }) => {
    watch.allow(SERVICE_FAILS);
    await openFilled(page);
    standIn.answerWith(manner);
    const posts = postsOf(page);

    await submitOf(page).dblclick();
    await expect.poll(() => posts.length).toBe(1);
    await expectAnswer(page);
    expect(await typedIn(page)).toEqual(fields);

    // A minute on, dismissed or not, the page has tried nothing by itself.
    await page.clock.runFor(MINUTE);
    await answerOf(page).getByRole('button', { name: overlay.dismiss }).click();
    await page.clock.runFor(MINUTE);
    await expect(answerOf(page)).toHaveCount(0);
    expect(posts).toHaveLength(1);
    expect(await typedIn(page)).toEqual(fields);
    await expect(page).toHaveURL('/contact');

    // Whoever wants to can send what is still there again, by one press.
    standIn.answerWith(200);
    await submitOf(page).click();
    await expect.poll(() => posts.length).toBe(2);
    await expectAnswer(page);
    await expect.poll(() => standIn.posts().at(-1)?.fields).toEqual(fields);
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
  await openFilled(page);
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
  await expect(answerOf(page)).toBeVisible();
  await answerOf(page).getByRole('button', { name: overlay.dismiss }).click();
  expect(await typedIn(page)).toEqual(fields);
  expect(posts).toHaveLength(1);
  await expect(page).toHaveURL('/contact');
});
