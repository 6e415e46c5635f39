import type { Page } from 'playwright/test';
import { articlePage } from '../../src/content/article-page';
import { frame } from '../../src/content/navigation';
import { SCRIPT } from '../support/front';
import { fieldOf } from './enquiry';
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
import {
  answerOf,
  callLink,
  questionOf,
  questions,
  themeChoice,
  themeRadio,
  topLink,
} from './parts';
import { observersTold } from './time';

const [first] = questions;

/**
 * Returns once every request that the page made before has reached the host: what has not been
 * asked for by then is not asked for.
 */
async function settled(page: Page): Promise<void> {
  await observersTold(page);
  await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then((it) => it.text()));
}

test('no script is fetched by reading, crossing links, questions, the pause of a row, the theme, and what copies', async ({
  page,
  front,
}) => {
  await page.goto('/');
  for (let at = 0; at < 4; at++) await page.mouse.wheel(0, 2100);
  for (const label of ['Services', 'Our Work', 'About']) await topLink(page, label).hover();
  const pause = page.getByRole('checkbox', { name: frame.pauseAll });
  for (const it of [callLink(page), fieldOf(page, 'firstName'), pause]) await it.hover();
  await pause.check(); // By now it has risen and rests.
  await questionOf(page, first).click();
  await themeChoice(page, 'night').click();
  await settled(page);
  await page.goto('/blog');
  await page.locator('[data-row] a').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await settled(page);
  await page.goto(WITH_CALCULATOR);
  await page.getByRole('button', { name: articlePage.share.copy, exact: true }).click();
  await page.getByRole('button', { name: articlePage.worked.copy }).first().click();
  await settled(page);
  expect(scriptsOf(front)).toEqual([]);
});

test('what is typed and a press count while the code is on its way', async ({ page, front }) => {
  const field = sumFieldOf(page);
  const results = calculatorOf(page).locator('dd');
  front.block(SCRIPT, 'hold');
  await page.goto(WITH_CALCULATOR);
  const worked = await field.inputValue();
  const before = await results.allInnerTexts();
  await field.fill('7');
  await field.press('ArrowUp');
  expect(await results.allInnerTexts()).toEqual(before);
  front.clear();
  await hydrated(page, 'Sum');
  await expect(field).toHaveValue('8');
  await expect.poll(() => results.allInnerTexts()).not.toEqual(before);

  front.block(SCRIPT, 'hold');
  await page.reload();
  await field.fill('77');
  await resetOf(page).click();
  await expect(resetOf(page)).toHaveAttribute('aria-busy', 'true');
  front.clear();
  await hydrated(page, 'Sum');
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
