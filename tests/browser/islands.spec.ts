import { articlePage } from '../../src/content/article-page';
import { frame } from '../../src/content/navigation';
import { SCRIPT } from '../support/front';
import { fieldOf, fillInHeld, LEAST } from './enquiry';
import { expect } from './harness';
import {
  calculatorOf,
  hydrated,
  resetOf,
  scriptsOf,
  settled,
  test,
  WITH_CALCULATOR,
} from './islands';
import { answerOf, callLink, chatLink, questionOf, questions, themeChoice, topLink } from './parts';

const [first, second] = questions;

test.describe('no script is fetched', () => {
  test('by reading: a page is scrolled, its links and floating links are crossed', async ({
    page,
    front,
  }) => {
    await page.goto('/');
    for (let at = 0; at < 12; at++) await page.mouse.wheel(0, 700);
    for (const label of ['Services', 'Our Work', 'About']) await topLink(page, label).hover();
    await callLink(page).hover();
    await chatLink(page).hover();
    await questionOf(page, first).hover();
    await fieldOf(page, 'firstName').hover();
    await settled(page);
    expect(scriptsOf(front)).toEqual([]);
  });

  test('by an article that is chosen from the carousel @full', async ({ page, front }) => {
    await page.goto('/blog');
    await page.locator('[data-row] a').first().click();
    await expect(page).toHaveURL(/\/blog\/./);
    await settled(page);
    expect(scriptsOf(front)).toEqual([]);
  });

  test('by a press on a question, the pause of a row, the theme, and what copies', async ({
    page,
    front,
  }) => {
    await page.goto('/');
    await questionOf(page, first).click();
    await page.getByRole('checkbox', { name: frame.pauseAll }).check();
    await themeChoice(page, 'night').click();
    await page.goto(WITH_CALCULATOR);
    await page.getByRole('button', { name: articlePage.share.copy, exact: true }).click();
    await page.getByRole('button', { name: articlePage.worked.copy }).first().click();
    await settled(page);
    expect(scriptsOf(front)).toEqual([]);
  });
});

test('an island brings React and those that waited for it, and nothing is fetched twice', async ({
  playwright,
  front,
}) => {
  // A browser of its own: in the others a test leads requests elsewhere, which turns the cache off.
  const browser = await playwright.chromium.launch();
  const page = await browser.newPage();
  await page.goto(`${front.url}${WITH_CALCULATOR}`);
  await calculatorOf(page).getByRole('spinbutton').first().click();
  await page.keyboard.type('1');
  await hydrated(page, 'Sum');
  await hydrated(page, 'EnquireNow');
  await settled(page);
  const asked = scriptsOf(front);
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(asked).size).toBe(asked.length);
  await browser.close();
});

test.describe('what is done before React is there counts', () => {
  test('text typed while the code is on its way stays, and computes', async ({ page, front }) => {
    front.block(SCRIPT, 'hold');
    await page.goto(WITH_CALCULATOR);
    const calculator = calculatorOf(page);
    const field = calculator.getByRole('spinbutton').first();
    const results = calculator.locator('dd');
    const before = await results.allInnerTexts();
    await field.fill('7');
    await field.press('ArrowUp');
    await expect(field).toHaveValue('8');
    expect(await results.allInnerTexts()).toEqual(before);
    front.clear();
    await hydrated(page, 'Sum');
    await expect(field).toHaveValue('8');
    await expect.poll(() => results.allInnerTexts()).not.toEqual(before);
  });

  test('what was typed into a form stays, and the press after it is answered', async ({
    page,
    front,
    standIn,
  }) => {
    await fillInHeld(page, front, LEAST);
    front.clear();
    await hydrated(page, 'Enquiry');
    await expect(fieldOf(page, 'surname')).toHaveValue(LEAST.surname);
    await fieldOf(page, 'surname').press('Enter');
    await expect.poll(() => standIn.posts().length).toBe(1);
  });

  for (const when of ['before its code is asked for', 'while its code is on its way'] as const) {
    test(`a press ${when} is answered once`, async ({ page, front }) => {
      if (when !== 'before its code is asked for') front.block(SCRIPT, 'hold');
      await page.goto(WITH_CALCULATOR);
      const calculator = calculatorOf(page);
      const field = calculator.getByRole('spinbutton').first();
      const worked = await field.inputValue();
      if (when !== 'before its code is asked for') await field.fill('77');
      const reset = resetOf(page);
      await reset.click();
      if (when !== 'before its code is asked for')
        await expect(reset).toHaveAttribute('aria-busy', 'true');
      front.clear();
      await hydrated(page, 'Sum');
      await expect(field).toHaveValue(worked);
      await expect(reset).not.toHaveAttribute('aria-busy');
    });
  }

  test('a screen reader’s click, which no pointer precedes, counts @full', async ({ page }) => {
    await page.goto(WITH_CALCULATOR);
    const calculator = calculatorOf(page);
    const share = calculator.getByRole('button', { name: articlePage.sum.share });
    await share.evaluate((button: HTMLElement) => button.click());
    await expect(calculator.getByRole('status').last()).not.toBeEmpty();
  });
});

test.describe('pages are documents', () => {
  test('Back shows the page of the address, also after a reload and another site @full', async ({
    page,
    standIn,
  }) => {
    await page.goto('/');
    await questionOf(page, first).click();
    await topLink(page, 'Services').click();
    await expect(page).toHaveURL('/services');
    await page.reload();
    await page.goto(standIn.url);
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-row], main').first()).toBeVisible();
    await expect(questionOf(page, second)).toBeVisible();
    await questionOf(page, second).click();
    await expect(answerOf(page, second)).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL('/services');
  });

  test('two tabs share what is chosen for the site, and not what is open', async ({
    context,
    page,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto('/');
    await questionOf(page, first).click();
    await page.locator('label:has([name=theme][value=night])').click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'night');
    await expect(other.locator('[name=theme][value=night]')).toBeChecked();
    await expect(answerOf(page, first)).toBeVisible();
    await expect(answerOf(other, first)).toBeHidden();
  });

  test('an island works again after leaving and coming back @full', async ({ page }) => {
    await page.goto(WITH_CALCULATOR);
    const field = () => calculatorOf(page).getByRole('spinbutton').first();
    await field().fill('9');
    await hydrated(page, 'Sum');
    await topLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    // What is remembered on the device is there as soon as the calculator is wanted.
    await field().click();
    await expect(field()).toHaveValue('9');
    const results = calculatorOf(page).locator('dd');
    await field().fill('3');
    await hydrated(page, 'Sum');
    const three = await results.allInnerTexts();
    await field().fill('4');
    await expect.poll(() => results.allInnerTexts()).not.toEqual(three);
  });
});
