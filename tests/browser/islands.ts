import type { Page } from 'playwright/test';
import { articlePage } from '../../src/content/article-page';
import { type Served, serve } from '../../tools/serve.ts';
import { deployLater } from '../support/deployment';
import { type Front, pathsOf, SCRIPT, startFront } from '../support/front';
import { test as base, expect } from './harness';
import { observersTold } from './time';

/** Tests with a host in front of the site whose ways can be blocked, and with a later deployment of it. */
export const test = base.extend<{ front: Front }, { later: Served }>({
  front: async ({ site }, use) => {
    const front = await startFront(site.url);
    await use(front);
    await front.close();
  },
  baseURL: async ({ front }, use) => {
    await use(front.url);
  },
  later: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const { root, remove } = await deployLater();
      const served = await serve({ root, port: 0 });
      await use(served);
      await served.close();
      await remove();
    },
    { scope: 'worker' },
  ],
});

/** What the browser says about a request that did not get through. */
export const FAILURES = /Failed to load resource|request failed|status 404/;
/** An article with a calculator. */
export const WITH_CALCULATOR = '/blog/restaurant-marketing-london-2';

/** The scripts that have been asked for. */
export const scriptsOf = (front: Pick<Front, 'asked'>) =>
  pathsOf(front).filter((path) => SCRIPT.test(path));

/** The state of each island of the page: undefined while it is HTML, 1 on its way, 2 hydrated. */
const statesOf = (page: Page) =>
  page
    .locator('waku-island')
    .evaluateAll((islands) =>
      Object.fromEntries(
        islands.map((island) => [
          (island as HTMLElement).dataset.island?.split(' ')[0],
          (island as HTMLElement & { status?: number }).status,
        ]),
      ),
    );

/** Waits until an island is hydrated and has answered what came before. */
export async function hydrated(page: Page, name: string): Promise<void> {
  await expect.poll(async () => (await statesOf(page))[name]).toBe(2);
}

/**
 * Returns once every request that the page made before has reached the host: what has not been
 * asked for by then is not asked for.
 */
export async function settled(page: Page): Promise<void> {
  await observersTold(page);
  await page.evaluate(async () => {
    await (await fetch('/robots.txt', { cache: 'no-store' })).text();
  });
}

/** The first calculator of an article. */
export const calculatorOf = (page: Page) =>
  page.locator('waku-island[data-island^="Sum "]').first();

/** Its first field, and the button that brings the worked figures back. */
export const sumFieldOf = (page: Page) => calculatorOf(page).getByRole('spinbutton').first();
export const resetOf = (page: Page) =>
  calculatorOf(page).getByRole('button', { name: articlePage.sum.reset });
