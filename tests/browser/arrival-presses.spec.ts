import { SCRIPT } from '../support/front';
import { test } from './arrival';
import { answerOf, questionOf, questions } from './faq';
import { awake, expect } from './harness';
import { themeChoice, themeRadio } from './theme';

const [first, second, third] = questions;

test.describe('presses before hydration', () => {
  test('open answers, each once', async ({ page, front }) => {
    front.block(SCRIPT, 'hold');
    await page.goto('/');
    await questionOf(page, first).click();
    await questionOf(page, third).click();
    await questionOf(page, second).click();
    await questionOf(page, second).click();
    await expect(answerOf(page, second)).toBeHidden();
    await expect(answerOf(page, first)).toBeVisible();
    await expect(answerOf(page, third)).toBeVisible();
    front.clear();
    await awake(page);
    for (const item of [first, third]) {
      await expect(questionOf(page, item)).toHaveAttribute('aria-expanded', 'true');
      await expect(answerOf(page, item)).toBeVisible();
    }
    await expect(questionOf(page, second)).toHaveAttribute('aria-expanded', 'false');
    await questionOf(page, first).click();
    await expect(questionOf(page, first)).toHaveAttribute('aria-expanded', 'false');
  });

  test('apply the theme that was chosen last', async ({ page, front }) => {
    front.block(SCRIPT, 'hold');
    await page.goto('/');
    for (const theme of ['night', 'day', 'night'] as const) await themeChoice(page, theme).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    front.clear();
    await awake(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await expect(themeRadio(page, 'night')).toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('night');
  });
});
