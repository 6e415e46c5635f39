import type { Page } from 'playwright/test';
import { type Front, PAYLOAD, pathsOf } from '../support/front';
import { test } from './arrival';
import { approach, awake, expect, holdScripts, saveData } from './harness';
import { topLink } from './navigation';

/** The addresses that the page's speculation rules match, as the browser sees it. */
async function candidatesOf(page: Page): Promise<() => readonly string[]> {
  let candidates: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => key.url);
  });
  await session.send('Preload.enable');
  return () => candidates;
}

test.describe('prefetching', () => {
  const purposes = ({ asked }: Front) =>
    asked.flatMap(({ path, purpose }) => (purpose ? [`${path} ${purpose}`] : []));

  test('before hydration, the page under the pointer is prerendered, on this site only', async ({
    page,
    front,
  }) => {
    const release = await holdScripts(page);
    const candidates = await candidatesOf(page);
    await page.goto('/');
    await topLink(page, 'Services').hover();
    await expect.poll(() => purposes(front)).toEqual(['/services prefetch;prerender']);
    const addresses = candidates().map((address) => new URL(address));
    expect(addresses.length).toBeGreaterThan(3);
    for (const { origin, pathname } of addresses) {
      expect(origin).toBe(front.url);
      expect(pathname, 'pages, not files').not.toContain('.');
    }
    // From here on React fetches ahead itself.
    release();
    await approach(page);
    await awake(page);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  });

  test('with Save-Data nothing is prefetched after hydration', async ({ page, front }) => {
    await saveData(page);
    await page.goto('/');
    await approach(page);
    await awake(page);
    await topLink(page, 'Our Work').hover();
    await topLink(page, 'Contact').focus();
    await topLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(purposes(front)).toEqual([]);
    expect(pathsOf(front).filter((path) => PAYLOAD.test(path))).toEqual([
      '/RSC/R/_root.txt',
      '/RSC/R/about.txt',
    ]);
  });

  test('without speculation rules, the page under the pointer is prefetched', async ({
    page,
    front,
  }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    await page.goto('/');
    await page.evaluate(() => document.querySelector('[type=speculationrules]')?.remove());
    await topLink(page, 'Services').hover();
    await expect.poll(() => pathsOf(front)).toContain('/services');
    await topLink(page, 'Our Work').hover();
    await topLink(page, 'Services').hover();
    expect(pathsOf(front).filter((path) => path === '/services')).toHaveLength(1);
  });
});
