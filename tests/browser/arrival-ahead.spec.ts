import type { Page } from 'playwright/test';
import { PAYLOAD, paths, test, topLink } from './arrival';
import type { Front } from './front';
import { awake, expect, wake } from './harness';
import { holdScripts } from './time';

/** Says of the browser that it was asked to save data. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

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

test.describe('ahead of a click', () => {
  const purposes = ({ asked }: Front) =>
    asked.flatMap(({ path, purpose }) => (purpose ? [`${path} ${purpose}`] : []));

  test('before React, the page under the pointer is prerendered, of this site alone', async ({
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
    await awake(page);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  });

  test('once React is there, the payload of the page under the pointer is fetched', async ({
    page,
    front,
  }) => {
    await page.goto('/');
    await wake(page);
    await topLink(page, 'Services').hover();
    await expect.poll(() => paths(front)).toContain('/RSC/R/services.txt');
  });

  test('who saves data gets nothing ahead, before React or after', async ({ page, front }) => {
    await saveData(page);
    const release = await holdScripts(page);
    const candidates = await candidatesOf(page);
    await page.goto('/');
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    await topLink(page, 'Services').hover();
    release();
    await awake(page);
    await topLink(page, 'Our Work').hover();
    await topLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(candidates()).toEqual([]);
    expect(purposes(front)).toEqual([]);
    expect(paths(front).filter((path) => PAYLOAD.test(path))).toEqual([
      '/RSC/R/_root.txt',
      '/RSC/R/about.txt',
    ]);
  });
});
