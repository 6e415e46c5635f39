import type { Page } from 'playwright/test';
import { type Served, serve } from '../../tools/serve.ts';
import { type Front, startFront } from '../support/front';
import { deployLater } from './deployment';
import { observersTold } from './frames';
import { approach, test as base, expect } from './harness';

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

/** The script that starts React, and one that holds islands. */
export const RUNTIME = /^\/assets\/index-/;
export const ISLAND = /^\/assets\/_layout-/;
/** What the browser says about a request that did not get through. */
export const FAILURES = /Failed to load resource|request failed|status 404/;

/** Whether React has taken the page over. */
export const hasReact = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.js === 'here');

/**
 * Returns once the browser has drawn what is due and every request that the page
 * made before has reached the host: what has not been asked for by then is not
 * asked for.
 */
export async function settled(page: Page): Promise<void> {
  await observersTold(page);
  await page.evaluate(async () => {
    await (await fetch('/robots.txt', { cache: 'no-store' })).text();
  });
}

/** Approaches a control until React is there: after a failure signs do not count for a while. */
export async function wakeAgain(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await approach(page);
      return hasReact(page);
    })
    .toBe(true);
}

/**
 * What the console says from here on, each line once: the browser repeats itself
 * for every script that needs a missing one, and shows that as one line and a number.
 */
export function consoleOf(page: Page): ReadonlySet<string> {
  const lines = new Set<string>();
  page.on('console', (message) => lines.add(`${message.text()} ${message.location().url}`));
  return lines;
}

/** Takes the boot script out of the home page on its way. */
export async function withoutBoot(page: Page): Promise<void> {
  await page.route(/:\d+\/$/, async (route) => {
    const response = await route.fetch();
    const [before, after, ...more] = (await response.text()).split(
      /<script data-scripts=.*?<\/script>/s,
    );
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error('The page has not one boot script.');
    }
    await route.fulfill({ response, body: before + after });
  });
}
