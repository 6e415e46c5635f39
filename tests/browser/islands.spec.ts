import type { Page } from 'playwright/test';
import { articlePage } from '../../src/content/article-page';
import sumWords from '../../src/content/calculator-words.json' with { type: 'json' };
import { navigation } from '../../src/content/navigation';
import { slowness } from '../../tools/slowness';
import { LATER } from '../support/copied-site';
import { SCRIPT } from '../support/site-proxy';
import { fieldOf, formOf, overlayOf, postOf, submitOf, WHOLE } from './enquiry';
import { expect, observersTold, stopTime } from './harness';
import { hydrated, scriptsOf, test } from './islands';
import {
  answerOf,
  bookLink,
  questionOf,
  questions,
  requestsOf,
  themeChoice,
  themeRadio,
  topLink,
} from './parts';

/** An article with a calculator. */
const WITH_CALCULATOR = '/blog/restaurant-marketing-london-2';

/** The first calculator of an article. */
const calculatorOf = (page: Page) =>
  page.locator('waku-island[data-island^="Calculator "]').first();

/** The calculator's first field, and the button that resets it. */
const sumFieldOf = (page: Page) => calculatorOf(page).getByRole('spinbutton').first();
const resetOf = (page: Page) => calculatorOf(page).getByRole('button', { name: sumWords.reset });

const [first] = questions;

/** Waits until every earlier request of the page has reached the host. */
async function settled(page: Page): Promise<void> {
  await observersTold(page);
  await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then((it) => it.text()));
}

test('a visitor who reads, opens questions, pauses rows and copies fetches no script', async ({
  page,
  siteProxy,
}) => {
  await page.goto('/');
  for (let at = 0; at < 4; at++) await page.mouse.wheel(0, 2100);
  for (const label of ['Services', 'Our Work', 'About']) await topLink(page, label).hover();
  const pause = page.getByRole('checkbox', { name: navigation.pauseAll });
  for (const it of [bookLink(page), fieldOf(page, 'firstName'), pause]) await it.hover();
  // Playwright waits until the section has risen.
  await pause.check();
  await questionOf(page, first).click();
  await themeChoice(page, 'night').click();
  await settled(page);
  await page.goto('/blog');
  await page.locator('[data-slides] a').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await settled(page);
  await page.goto(WITH_CALCULATOR);
  await page.getByRole('button', { name: articlePage.share.copy, exact: true }).click();
  await page.getByRole('button', { name: articlePage.worked.copy }).first().click();
  await settled(page);
  expect(scriptsOf(siteProxy)).toEqual([]);
});

test('what is typed and a press are not lost while the code is on its way', async ({
  page,
  siteProxy,
}) => {
  const field = sumFieldOf(page);
  const results = calculatorOf(page).locator('dd');
  siteProxy.block(SCRIPT, 'hold');
  await page.goto(WITH_CALCULATOR);
  const worked = await field.inputValue();
  const before = await results.allInnerTexts();
  await field.fill('7');
  await field.press('ArrowUp');
  expect(await results.allInnerTexts()).toEqual(before);
  siteProxy.clear();
  await hydrated(page, 'Calculator');
  await expect(field).toHaveValue('8');
  await expect.poll(() => results.allInnerTexts()).not.toEqual(before);

  siteProxy.block(SCRIPT, 'hold');
  await page.reload();
  await field.fill('77');
  await resetOf(page).click();
  await expect(resetOf(page)).toHaveAttribute('aria-busy', 'true');
  siteProxy.clear();
  await hydrated(page, 'Calculator');
  await expect(field).toHaveValue(worked);
  await expect(resetOf(page)).not.toHaveAttribute('aria-busy');
});

test('two tabs share what is chosen for the site, not what is open', async ({ context, page }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/');
  await questionOf(page, first).click();
  await themeChoice(page, 'night').click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(themeRadio(other, 'night')).toBeChecked();
  await expect(answerOf(page, first)).toBeVisible();
  await expect(answerOf(other, first)).toBeHidden();
});

/** The browser's message about a failed request. */
const FAILURES = /Failed to load resource|request failed|status 404/;

/** Fills in the form without key events, as a password manager does. */
const fillInAtOnce = (page: Page) =>
  formOf(page).evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values))
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }, WHOLE);

test('code on a network that fails is asked for again @full', async ({
  page,
  siteProxy,
  watch,
}) => {
  watch.allow(FAILURES);
  siteProxy.block(/\/react-/, 'cut');
  await page.goto(WITH_CALCULATOR);
  await sumFieldOf(page).fill('77');
  await resetOf(page).click();
  // Browsers repeat a request whose connection was closed.
  await expect
    .poll(() => scriptsOf(siteProxy).filter((path) => path.includes('/react-')).length)
    .toBeGreaterThanOrEqual(4);
  await expect(resetOf(page)).not.toHaveAttribute('aria-busy');
  siteProxy.clear();
  await resetOf(page).click();
  await hydrated(page, 'Calculator');
  await expect(sumFieldOf(page)).not.toHaveValue('77');
});

for (const [obstacle, comes, title] of [
  ['missing', false, 'an enquiry whose island does not come is posted once, by the browser'],
  ['hold', false, 'an enquiry waits five seconds at most for React, and is then posted once'],
  ['hold', true, 'an enquiry that waited for React is answered once it is there, and posted once'],
] as const) {
  test(title, async ({ page, siteProxy, standIn, watch }) => {
    watch.allow(FAILURES);
    await page.clock.install();
    siteProxy.block(SCRIPT, obstacle);
    await page.goto('/contact');
    await fillInAtOnce(page);
    if (obstacle === 'hold') {
      await stopTime(page);
      await submitOf(page).click();
      await fieldOf(page, 'email').press('Enter');
      await page.clock.runFor(4900);
      expect(standIn.posts()).toEqual([]);
      if (comes) siteProxy.clear();
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
    siteProxy,
    later,
    watch,
  }) => {
    watch.allow(FAILURES);
    if (hadReact) {
      await page.goto('/contact');
      await fieldOf(page, 'firstName').focus();
      await hydrated(page, 'Enquiry');
    }
    await page.goto(WITH_CALCULATOR);
    await resetOf(page).scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(500);
    siteProxy.deploy(later);
    const loaded = requestsOf(
      page,
      (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
    );
    await calculatorOf(page).getByRole('button', { name: sumWords.share }).click();
    await expect(page.locator('html')).toHaveAttribute(LATER);
    await hydrated(page, 'Calculator');
    await expect(calculatorOf(page).getByRole('status').last()).not.toBeEmpty();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 200);
    expect(loaded).toEqual([WITH_CALCULATOR]);
  });
}
