import type { Page } from 'playwright/test';
import type { FaqItem } from '../../src/content/schemas';
import { expect, test } from './harness';
import { answerOf, questionOf, questions } from './parts';

const [first, second, third] = questions;

const expectOpen = (page: Page, item: FaqItem, visible = true) =>
  expect(answerOf(page, item)).toBeVisible({ visible });

// Without script the test uses touch.
for (const withScript of [true, false]) {
  test.describe(withScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: withScript });

    test(`each answer opens by its address, by a press, by Enter and by Space${withScript ? '' : ' @phone-only @full'}`, async ({
      page,
      isMobile,
    }) => {
      await page.goto(`/#faq-${third.id}`);
      await expectOpen(page, third);
      // The question is in view above the answer; fonts that load may move the page by some lines.
      const top = async () => (await page.locator(`#faq-${third.id}`).boundingBox())?.y ?? 0;
      await expect.poll(async () => Math.abs((await top()) - 180)).toBeLessThan(240);
      await expect(questionOf(page, third)).toBeInViewport({ ratio: 1 });
      await expectOpen(page, first, false);
      const press = (item: FaqItem) =>
        isMobile ? questionOf(page, item).tap() : questionOf(page, item).click();
      // The answer is open but can be closed.
      await press(third);
      await expectOpen(page, third, false);
      await press(first);
      await press(second);
      await expectOpen(page, second);
      await expectOpen(page, first);
      await press(first);
      await expectOpen(page, first, false);
      await questionOf(page, second).focus();
      await page.keyboard.press('Enter');
      await expectOpen(page, second, false);
      await page.keyboard.press('Space');
      await expectOpen(page, second);
    });
  });
}
