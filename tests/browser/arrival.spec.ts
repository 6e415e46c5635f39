import type { Page } from 'playwright/test';
import { articles } from '../../src/content/articles';
import { routes } from '../../src/content/routes';
import { isReacts, PAYLOAD, reacts, SCRIPT } from '../support/front';
import { namedFiles } from '../support/in-page';
import { hasReact, settled, test, wakesInTwoSeconds } from './arrival';
import { awake, expect, wake } from './harness';
import { requestsOf } from './requests';
import { stopTime, takeTime } from './time';

test.describe('before intent', () => {
  const proposal = routes.find(({ kind }) => kind === 'proposal')?.path;
  const quiet = routes.filter(
    ({ path, kind }) =>
      kind !== 'not-found' &&
      path !== '/blog' &&
      (kind !== 'article' || path === articles[0]?.path) &&
      (kind !== 'proposal' || path === proposal),
  );
  for (const { path } of quiet) {
    test(`${path} asks for pages, fonts and pictures alone, for half a minute @phone`, async ({
      page,
    }) => {
      const others: string[] = [];
      page.on('request', (request) => {
        // The tab's icon and what an <use> names are pictures too, but not by their type.
        if (
          !/^(?:document|font|image)$/.test(request.resourceType()) &&
          !/\.svg$/.test(request.url())
        ) {
          others.push(`${request.resourceType()} ${request.url()}`);
        }
      });
      await takeTime(page);
      await page.goto(path);
      await page.clock.runFor(30_000);
      expect(others).toEqual([]);
      expect(await hasReact(page)).toBe(false);
      expect(
        await page.evaluate(() =>
          performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/\.js$/) ?? []),
        ),
      ).toEqual([]);
    });
  }

  const byThemselves = [
    ['the carousel', '/blog'],
    ['the log of an unknown address', '/no/such-page'],
  ] as const;
  for (const [what, path] of byThemselves) {
    test(`${what} waits for load and for an idle moment`, async ({ page, front, watch }) => {
      watch.allow(/404/);
      // Wide enough for the carousel to be in view.
      await page.setViewportSize({ width: 1280, height: 3000 });
      // The fonts hold the load back, and leave connections for what must not be asked for.
      front.block(/\.woff2$/, 'hold');
      await takeTime(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.clock.runFor(30_000);
      expect(await page.evaluate(() => document.readyState)).toBe('interactive');
      await settled(page);
      expect(reacts(front)).toEqual([]);

      await stopTime(page);
      front.clear();
      await page.waitForLoadState('load');
      await settled(page);
      expect(reacts(front)).toEqual([]);
      await wakesInTwoSeconds(page, front);
    });

    test(`${what} does not count while the page is prerendered`, async ({ page, front, watch }) => {
      watch.allow(/404/);
      await page.setViewportSize({ width: 1280, height: 3000 });
      await page.addInitScript(() => {
        Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
      });
      await takeTime(page);
      await page.goto(path);
      await page.clock.runFor(30_000);
      await settled(page);
      expect(reacts(front)).toEqual([]);
      await stopTime(page);
      await page.evaluate(() => {
        Object.defineProperty(document, 'prerendering', { value: false });
        document.dispatchEvent(new Event('prerenderingchange'));
      });
      await wakesInTwoSeconds(page, front);
    });
  }
});

test.describe('on intent', () => {
  test.use({ hasTouch: true });
  const signs: readonly (readonly [sign: string, give: (page: Page) => Promise<unknown>])[] = [
    ['a move of the pointer', (page) => page.mouse.move(5, 5)],
    ['a press of the pointer', (page) => page.mouse.down()],
    ['a touch', (page) => page.touchscreen.tap(3, 3)],
    ['a key', (page) => page.keyboard.press('a')],
    ['Tab', (page) => page.keyboard.press('Tab')],
    ['the wheel', (page) => page.mouse.wheel(0, 10)],
    ['scrolling', (page) => page.evaluate(() => window.scrollBy(0, 50))],
  ];
  for (const [sign, give] of signs) {
    test(`${sign} fetches runtime, islands and payload side by side, each once`, async ({
      page,
      front,
    }) => {
      front.block(SCRIPT, 'hold');
      front.block(PAYLOAD, 'hold');
      // By HTTP/1.1 a browser opens six connections: not all that it asks for has reached the host.
      const asked = requestsOf(page, (request) => isReacts(new URL(request.url()).pathname));
      await page.goto('/');
      const wanted = await page.evaluate(namedFiles);
      expect(wanted.length).toBeGreaterThan(3);
      await give(page);
      // None is answered before all are asked for.
      await expect.poll(() => asked.toSorted()).toEqual(wanted);
      expect(await hasReact(page)).toBe(false);
      front.clear();
      await awake(page);
      await page.waitForLoadState('networkidle');
      expect(reacts(front).sort()).toEqual(wanted);
    });
  }
});

for (const path of ['/', '/work']) {
  test(`${path}: React comes without laying the page out again and again`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const layouts = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
    };
    await page.goto(path);
    await settled(page);
    const before = await layouts();
    await wake(page);
    await settled(page);
    // Before effects waited for the next frame, each that asked for a place made one: 14 on the home page.
    expect((await layouts()) - before).toBeLessThanOrEqual(6);
  });
}
