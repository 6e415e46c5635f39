import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { sweptRoutes } from '../support/swept-routes';
import { expect, frames, hold, test } from './harness';

const require = createRequire(import.meta.url);

/** Google calls 0.1 good. A lead of one line more moves a phone's page by 0.017 at most. */
const SHIFT = 0.02;

/** The fallback fonts of Android, which has neither Times nor Arial. */
const ANDROID: Readonly<Record<string, string>> = {
  'Noto Serif': '@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2',
  Roboto: '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
};

for (const { path, kind } of sweptRoutes) {
  test(`${path}: nothing shifts as the fonts load @phone${path === '/' ? '' : ' @full'}`, async ({
    page,
    watch,
    isMobile,
  }) => {
    if (kind === 'not-found') watch.allow(/404/);
    expect(await shiftOf(page, path)).toBeLessThan(SHIFT);
    if (!isMobile || kind !== 'page') return;
    await withAndroidFonts(page);
    const standIns = ['Imbue fallback 2', 'Instrument Sans fallback'];
    expect(await shiftOf(page, path, standIns), 'with Android’s fonts').toBeLessThan(SHIFT);
  });
}

/** Makes Android's fallback fonts, which are not installed here, come as web fonts. */
async function withAndroidFonts(page: Page): Promise<void> {
  await page.unrouteAll();
  for (const [name, file] of Object.entries(ANDROID)) {
    await page.route(`**/${encodeURIComponent(name)}`, (route) =>
      route.fulfill({ path: require.resolve(file), contentType: 'font/woff2' }),
    );
  }
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame())
      return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/local\(([^)]+)\)/g, (_, name: string) =>
      name in ANDROID ? `url("/${encodeURIComponent(name)}")` : 'local("None")',
    );
    return route.fulfill({ response, body });
  });
}

/** An entry of the browser's timeline, which the types of the platform do not have yet. */
type LayoutShift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/**
 * How far a page moves, as layout shift, when its fonts come after its first paint.
 *
 * @param standIns fallback families that this machine lacks and that are fetched first
 */
async function shiftOf(
  page: Page,
  path: string,
  standIns: readonly string[] = [],
): Promise<number> {
  const release = await hold(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ status, family }) =>
        status === 'loaded' ? [family.replaceAll('"', '')] : [],
      ),
    );
  // The page itself requests no stand-in, since a fallback is usually installed.
  await page.evaluate(
    (families) => Promise.all(families.map((family) => document.fonts.load(`16px "${family}"`))),
    standIns,
  );
  expect(await loaded(), 'it has been painted without its fonts').not.toContain('Imbue');
  await frames(page, 2);
  const since = await page.evaluate(() => performance.now());
  release();
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Imbue', 'Instrument Sans']));
  // By then any shift has been drawn and reported.
  await frames(page, 2);
  return page.evaluate((from) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return (observer.takeRecords() as LayoutShift[])
      .filter(({ startTime }) => startTime > from)
      .reduce((sum, { value }) => sum + value, 0);
  }, since);
}
