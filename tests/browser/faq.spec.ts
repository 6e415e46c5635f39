import type { Page } from 'playwright/test';
import type { FaqItem } from '../../src/content/types';
import { expect, test } from './harness';
import { answerOf, questionOf, questions } from './parts';

const [first, second, third] = questions;

const expectOpen = (page: Page, item: FaqItem) => expect(answerOf(page, item)).toBeVisible();
const expectClosed = (page: Page, item: FaqItem) => expect(answerOf(page, item)).toBeHidden();

// Without script by touch.
for (const withScript of [true, false]) {
  const tag = withScript ? '' : ' @phone-only';
  test.describe(withScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: withScript });

    test(`answers open and close by press, Enter and Space, each by itself${tag}`, async ({
      page,
      isMobile,
    }) => {
      await page.goto('/');
      await expectClosed(page, first);
      const press = (item: FaqItem) =>
        isMobile ? questionOf(page, item).tap() : questionOf(page, item).click();
      await press(first);
      await expectOpen(page, first);
      await press(second);
      await expectOpen(page, second);
      await expectOpen(page, first);
      await press(first);
      await expectClosed(page, first);
      await questionOf(page, second).focus();
      await page.keyboard.press('Enter');
      await expectClosed(page, second);
      await page.keyboard.press('Space');
      await expectOpen(page, second);
    });

    test(`an address of its own opens an answer and moves to it${tag}`, async ({ page }) => {
      await page.goto(`/#faq-${third.id}`);
      await expectOpen(page, third);
      await expect(questionOf(page, third)).toBeInViewport({ ratio: 1 });
      await expectClosed(page, first);
      // It is open, not held open.
      await questionOf(page, third).click();
      await expectClosed(page, third);
    });
  });
}

test('closed questions are headings and no landmarks @full', async ({ page }) => {
  await page.goto('/services');
  await expect(page.locator('#faq').getByRole('region')).toHaveCount(0);
  await expect(page.locator('summary h3')).toHaveCount(5);
});

test('an answer unfolds, and is simply there under reduced motion @full', async ({ page }) => {
  await page.goto('/');
  for (const [reducedMotion, item] of [
    ['no-preference', first],
    ['reduce', second],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const heights = await questionOf(page, item).evaluate(async (question: HTMLElement) => {
      const item = question.parentElement as HTMLElement;
      item.scrollIntoView({ behavior: 'instant' });
      question.click();
      const seen = new Set<number>();
      for (const start = performance.now(); performance.now() < start + 800; ) {
        await new Promise(requestAnimationFrame);
        seen.add(Math.round(item.getBoundingClientRect().height));
      }
      return seen.size;
    });
    await expectOpen(page, item);
    if (reducedMotion === 'reduce') expect(heights).toBe(1);
    else expect(heights).toBeGreaterThan(2);
  }
});
