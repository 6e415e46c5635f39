import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Page } from 'playwright/test';
import { distFolder } from '../../src/build-helpers/settings.ts';
import { budgets } from '../../tools/budgets.ts';
import { build } from '../../tools/build.ts';
import { serve } from '../../tools/serve.ts';
import { slowness } from '../../tools/slowness.ts';
import {
  ARTICLE,
  launch,
  MOST_AHEAD,
  measureVisit,
  SLOWED,
  STOCK,
  visits,
  wheel,
} from '../../tools/visits.ts';
import { LEAST } from './enquiry';

/* Whole visits, held to their budgets. `npm run visits` prints all of them beside Waku's own output. */

/**
 * Other work on the machine can only add: long tasks, and pages that are prerendered because the
 * pointer rested longer on their links. One measurement within the budget is enough.
 */
const MEASUREMENTS = 3;
const BUILT = join(distFolder(), 'public');
/** The factor of a processor that is not slowed: bytes do not depend on it. */
const UNSLOWED = 1;

/** Tests in a browser with the back/forward cache, which Playwright switches off. */
const test = base.extend<{ chromium: Browser }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  chromium: async ({}, use) => {
    const chromium = await launch();
    await use(chromium);
    await chromium.close();
  },
});
test.describe.configure({ timeout: 180_000 * slowness });

for (const visit of visits) {
  test(`${visit.name}: fetches what it needs and no more`, async ({ chromium }) => {
    const measure = () => measureVisit(chromium, BUILT, visit, UNSLOWED);
    let { bytes, total, ahead } = await measure();
    const isTooMuch = () => ahead > MOST_AHEAD * (total - ahead);
    for (let count = 1; count < MEASUREMENTS && isTooMuch(); count++)
      ({ bytes, total, ahead } = await measure());
    expect(bytes.page).toBeGreaterThan(5000);
    // A visit fetches nothing but pages, which have budgets of their own, and script.
    expect(total - bytes.page - bytes.script).toBe(0);
    expect(bytes.script).toBeLessThanOrEqual(visit.script);
    // A visit that may fetch script and fetches none has pressed nothing.
    if (visit.script > 0) expect(bytes.script).toBeGreaterThan(0);
    expect(ahead).toBeLessThanOrEqual(MOST_AHEAD * (total - ahead));
    if (!visit.name.startsWith('six pages')) return;
    // Waku's own output of the same sources, built when it is not there yet.
    if (!existsSync(`${STOCK}/public`)) {
      expect(await build(STOCK, { NOUGHTLINE_OUTPUT: 'stock' })).toBe(0);
    }
    const stock = await measureVisit(chromium, `${STOCK}/public`, visit, UNSLOWED);
    expect(total / stock.total).toBeLessThanOrEqual(budgets.visit.ofStock);
  });
}

test('a page is fetched ahead once, before it is opened', async ({ chromium }) => {
  const ahead: string[] = [];
  const served = await serve({
    root: BUILT,
    port: 0,
    onSent: (path, _, isAhead) => {
      if (isAhead && !path.includes('.')) ahead.push(path);
    },
  });
  const page = await chromium.newPage();
  page.once('close', () => served.close());
  await page.goto(`${served.url}/blog`);
  const card = page.locator('#articles article a').first();
  for (const _ of ['first', 'again']) {
    await page.locator('header nav a[href="/work"]').hover();
    await expect.poll(() => ahead).toEqual(['/work']);
    await card.hover();
  }
  await page.mouse.down();
  await expect.poll(() => ahead).toEqual(['/work', await card.getAttribute('href')]);
});

/** Waits until the page is idle; observers have reported by then. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));

/** Lighthouse's slow 4G: bytes a second, milliseconds. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  latency: 150,
};

test('the overlay shows 1,000 to 1,250 ms after the first press on a slow phone @time', async ({
  chromium,
}) => {
  let waited = Number.POSITIVE_INFINITY;
  const go = async (page: Page, origin: string) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(`${origin}/contact`);
    const form = page.locator('form[method=post]');
    for (const [name, value] of Object.entries(LEAST)) {
      await form.locator(`[name=${name}]`).click();
      // Fast typing: 60 ms a key.
      await page.keyboard.type(value, { delay: 60 });
    }
    const shown = await page.evaluateHandle(() => {
      const times = { pressed: 0, shown: 0 };
      addEventListener('click', ({ timeStamp }) => Object.assign(times, { pressed: timeStamp }), {
        capture: true,
      });
      new MutationObserver(() => {
        if (!times.shown && document.querySelector('[role=dialog]'))
          requestAnimationFrame(() => Object.assign(times, { shown: performance.now() }));
      }).observe(document.body, { childList: true });
      return times;
    });
    await form.locator('[type=submit]').click();
    await page.getByRole('dialog').waitFor();
    await idle(page);
    const times = await shown.jsonValue();
    waited = times.shown - times.pressed;
  };
  for (let count = 0; count < MEASUREMENTS && waited > 1250; count++)
    await measureVisit(chromium, BUILT, { name: 'a press', script: 0, go }, SLOWED);
  expect(waited).toBeGreaterThanOrEqual(1000);
  expect(waited).toBeLessThanOrEqual(1250);
});

test('scrolling an article on a slow phone causes no long task @time', async ({ chromium }) => {
  let tasks: readonly number[] = [Number.NaN];
  const go = async (page: Page, origin: string) => {
    await page.goto(origin + ARTICLE, { waitUntil: 'networkidle' });
    await idle(page);
    const durations = await page.evaluateHandle(() => {
      const seen: number[] = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.push(duration);
      }).observe({ type: 'longtask' });
      return seen;
    });
    await wheel(page);
    await idle(page);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(5000);
    tasks = await durations.jsonValue();
  };
  for (let count = 0; count < MEASUREMENTS && tasks.length > 0; count++)
    await measureVisit(chromium, BUILT, { name: 'a scroll', script: 0, go }, SLOWED);
  expect(tasks).toEqual([]);
});
