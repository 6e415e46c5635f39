import type { Page } from 'playwright/test';
import { articlePage } from '../../src/content/article-page';
import { type Front, SCRIPT, startFront } from '../support/front';
import { test as base, expect } from './harness';

/** Tests with a host in front of the site whose ways can be blocked. */
export const test = base.extend<{ front: Front }>({
  front: async ({ site }, use) => {
    const front = await startFront(site.url);
    await use(front);
    await front.close();
  },
  baseURL: async ({ front }, use) => {
    await use(front.url);
  },
});

/** An article with a calculator. */
export const WITH_CALCULATOR = '/blog/restaurant-marketing-london-2';

/** The scripts that have been asked for. */
export const scriptsOf = ({ asked }: Front) => asked.filter((path) => SCRIPT.test(path));

/** Waits until an island, which is HTML at first, is hydrated and has answered what came before. */
export async function hydrated(page: Page, name: string): Promise<void> {
  const island = page.locator(`waku-island[data-island^="${name} "]`).last();
  await expect(island).toHaveJSProperty('status', 2);
}

/** The first calculator of an article. */
export const calculatorOf = (page: Page) =>
  page.locator('waku-island[data-island^="Sum "]').first();

/** Its first field, and the button that brings the worked figures back. */
export const sumFieldOf = (page: Page) => calculatorOf(page).getByRole('spinbutton').first();
export const resetOf = (page: Page) =>
  calculatorOf(page).getByRole('button', { name: articlePage.sum.reset });
