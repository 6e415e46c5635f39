import type { Page } from 'playwright/test';
import { home } from '../../src/content/home';
import type { FaqItem } from '../../src/content/types';

/** The questions of the home page; it has three and more. */
export const questions = home.faq.items as readonly [FaqItem, FaqItem, FaqItem, ...FaqItem[]];

/** What a question is pressed by. */
export const questionOf = (page: Page, { question }: FaqItem) =>
  page.locator('summary').filter({ hasText: question });

/** The words of its answer. */
export const answerOf = (page: Page, { answer }: FaqItem) =>
  page.getByText(answer, { exact: true });
