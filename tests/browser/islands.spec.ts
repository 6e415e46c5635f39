import { articlePage } from '../../src/content/article-page';
import { frame } from '../../src/content/navigation';
import { SCRIPT } from '../support/front';
import { fieldOf } from './enquiry';
import { expect } from './harness';
import { calculatorOf, hydrated, scriptsOf, settled, test, WITH_CALCULATOR } from './islands';
import {
  answerOf,
  callLink,
  chatLink,
  questionOf,
  questions,
  themeChoice,
  themeRadio,
  topLink,
} from './parts';

const [first, second] = questions;

test('no script is fetched by reading, crossing links, questions, the pause of a row, the theme, and what copies', async ({
  page,
  front,
}) => {
  await page.goto('/');
  for (let at = 0; at < 12; at++) await page.mouse.wheel(0, 700);
  for (const label of ['Services', 'Our Work', 'About']) await topLink(page, label).hover();
  await callLink(page).hover();
  await chatLink(page).hover();
  await fieldOf(page, 'firstName').hover();
  await questionOf(page, first).click();
  await page.getByRole('checkbox', { name: frame.pauseAll }).check();
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

test('what is typed and a press count and are answered once, before the code is asked for and while it is on its way', async ({
  page,
  front,
}) => {
  const field = sumFieldOf(page);
  const results = calculatorOf(page).locator('dd');
  await page.goto(WITH_CALCULATOR);
  const worked = await field.inputValue();
  const before = await results.allInnerTexts();
  const share = calculatorOf(page).getByRole('button', { name: articlePage.sum.share });
  await share.click();
  await hydrated(page, 'Sum');
  await expect(calculatorOf(page).getByRole('status').last()).not.toBeEmpty();

  front.block(SCRIPT, 'hold');
  await page.reload();
  await field.fill('7');
  await field.press('ArrowUp');
  await expect(field).toHaveValue('8');
  expect(await results.allInnerTexts()).toEqual(before);
  front.clear();
  await hydrated(page, 'Sum');
  await expect(field).toHaveValue('8');
  await expect.poll(() => results.allInnerTexts()).not.toEqual(before);

  front.block(SCRIPT, 'hold');
  await page.reload();
  await resetOf(page).click();
  await expect(resetOf(page)).toHaveAttribute('aria-busy', 'true');
  front.clear();
  await hydrated(page, 'Sum');
  await expect(field).toHaveValue(worked);
  await expect(resetOf(page)).not.toHaveAttribute('aria-busy');
});
