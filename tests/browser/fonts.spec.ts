import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { sweptRoutes } from '../support/swept-routes';
import { expect, hold, test } from './harness';
import { watchLayoutShifts } from './layout-shifts';
import { frames } from './time';

const require = createRequire(import.meta.url);

/**
 * Google calls 0.1 good. With fitted fallback fonts the worst page is at 0.0101: one paragraph of
 * /privacy wraps by one line less.
 */
const SHIFT = 0.012;

/** What stands in on Android, which has neither Times nor Arial. */
const ANDROID: Readonly<Record<string, string>> = {
  'Noto Serif': '@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2',
  Roboto: '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
};

for (const { path, kind, tag } of sweptRoutes) {
  test(`${path}: nothing shifts as the fonts load @phone${tag}`, async ({
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

/** From the next page on, fonts that are not installed stand in. */
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

/**
 * How far a page moves, as layout shift, when its fonts come after its first paint.
 *
 * @param standIns families that have to be fetched before, since this machine does not have them
 */
async function shiftOf(
  page: Page,
  path: string,
  standIns: readonly string[] = [],
): Promise<number> {
  const release = await hold(page, '**/*.woff2');
  const shifts = await watchLayoutShifts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  // Nothing asks for them: what is installed needs no asking.
  await page.evaluate(async (families) => {
    const faces = [...document.fonts].filter(({ family }) =>
      families.includes(family.replaceAll('"', '')),
    );
    await Promise.all(faces.map((face) => face.load()));
  }, standIns);
  const before = await page.evaluate(() => document.fonts.check('16px "Imbue"'));
  expect(before, 'the page has been painted without its fonts').toBe(false);
  await frames(page, 2);
  await shifts.forget();
  release();
  await page.waitForFunction(() =>
    ['Imbue', 'Instrument Sans'].every((name) =>
      [...document.fonts].some(
        ({ status, family }) => status === 'loaded' && family.replaceAll('"', '') === name,
      ),
    ),
  );
  // Only then the shift, if there was one, has been drawn and reported.
  await frames(page, 2);
  return shifts.sum();
}
