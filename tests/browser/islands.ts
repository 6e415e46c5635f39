import type { Page } from 'playwright/test';
import { serve } from '../../tools/serve.ts';
import { deployLater } from '../support/copied-site';
import { SCRIPT, type SiteProxy, startSiteProxy } from '../support/site-proxy';
import { test as base, expect } from './harness';

interface Fixtures {
  /** A proxy in front of the site that can block or delay requests. */
  readonly siteProxy: SiteProxy;
  /** The address of a later deployment of the site. */
  readonly later: string;
}

export const test = base.extend<Fixtures>({
  siteProxy: async ({ site }, use) => {
    const siteProxy = await startSiteProxy(site.url);
    await use(siteProxy);
    await siteProxy.close();
  },
  baseURL: ({ siteProxy }, use) => use(siteProxy.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  later: async ({}, use) => {
    const { root, remove } = await deployLater();
    const served = await serve({ root, port: 0 });
    await use(served.url);
    await served.close();
    await remove();
  },
});

/** The scripts that were requested. */
export const scriptsOf = ({ asked }: SiteProxy) => asked.filter((path) => SCRIPT.test(path));

/** Waits until an island is hydrated and has handled earlier events. */
export async function hydrated(page: Page, name: string): Promise<void> {
  const island = page.locator(`waku-island[data-island^="${name} "]`).last();
  await expect(island).toHaveJSProperty('status', 2);
}
