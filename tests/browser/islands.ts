import type { Page } from 'playwright/test';
import { type Front, SCRIPT, startFront } from '../support/front';
import { test as base, expect } from './harness';

/** Tests with a proxy in front of the site that can block or delay requests. */
export const test = base.extend<{ front: Front }>({
  front: async ({ site }, use) => {
    const front = await startFront(site.url);
    await use(front);
    await front.close();
  },
  baseURL: ({ front }, use) => use(front.url),
});

/** The scripts that were requested. */
export const scriptsOf = ({ asked }: Front) => asked.filter((path) => SCRIPT.test(path));

/** Waits until an island is hydrated and has handled earlier events. */
export async function hydrated(page: Page, name: string): Promise<void> {
  const island = page.locator(`waku-island[data-island^="${name} "]`).last();
  await expect(island).toHaveJSProperty('status', 2);
}
