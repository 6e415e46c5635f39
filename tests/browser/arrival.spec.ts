import type { Page } from 'playwright/test';
import { articles } from '../../src/content/articles';
import { blog } from '../../src/content/blog';
import { routes } from '../../src/content/routes';
import {
  answerOf,
  isAwake,
  named,
  PAYLOAD,
  questionOf,
  reacts,
  SCRIPT,
  settled,
  test,
  wakesInTwoSeconds,
} from './arrival';
import { awake, expect, wake } from './harness';
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
      expect(await isAwake(page)).toBe(false);
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

  test('a carousel that is out of view waits for it', async ({ page, front }) => {
    await page.setViewportSize({ width: 390, height: 100 });
    await takeTime(page);
    await page.goto('/blog');
    await page.clock.runFor(30_000);
    await settled(page);
    expect(reacts(front)).toEqual([]);
    await stopTime(page);
    // Grown, not scrolled: scrolling is a sign of its own.
    await page.setViewportSize({ width: 390, height: 3000 });
    await wakesInTwoSeconds(page, front);
  });

  test('a carousel that goes out of view again counts from when it comes back', async ({
    page,
    front,
  }) => {
    const small = { width: 390, height: 100 };
    const tall = { width: 390, height: 3000 };
    await page.setViewportSize(small);
    await takeTime(page);
    await page.goto('/blog');
    await stopTime(page);
    for (const size of [tall, small, tall]) {
      await page.setViewportSize(size);
      await settled(page);
      await page.clock.runFor(1500);
    }
    expect(reacts(front)).toEqual([]);
    await page.clock.runFor(600);
    await awake(page);
  });
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
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (SCRIPT.test(pathname) || PAYLOAD.test(pathname)) asked.push(pathname);
      });
      await page.goto('/');
      const wanted = (await named(page)).sort();
      expect(wanted.length).toBeGreaterThan(3);
      await give(page);
      // None is answered before all are asked for.
      await expect.poll(() => asked.toSorted()).toEqual(wanted);
      expect(await isAwake(page)).toBe(false);
      front.clear();
      await awake(page);
      await page.waitForLoadState('networkidle');
      expect(reacts(front).sort()).toEqual(wanted);
    });
  }
});

test.describe('what is pressed before React is there', () => {
  test('opens its answers, each once', async ({ page, front }) => {
    front.block(SCRIPT, 'hold');
    await page.goto('/');
    await questionOf(page, 0).click();
    await questionOf(page, 2).click();
    await questionOf(page, 2).click();
    await expect(answerOf(page, 0)).toBeVisible();
    await expect(answerOf(page, 2)).toBeVisible();
    front.clear();
    await awake(page);
    for (const index of [0, 2]) {
      await expect(questionOf(page, index)).toHaveAttribute('aria-expanded', 'true');
      await expect(answerOf(page, index)).toBeVisible();
    }
    await expect(questionOf(page, 1)).toHaveAttribute('aria-expanded', 'false');
    await questionOf(page, 0).click();
    await expect(questionOf(page, 0)).toHaveAttribute('aria-expanded', 'false');
  });

  test('puts on the theme that was chosen last', async ({ page, front }) => {
    front.block(SCRIPT, 'hold');
    await page.goto('/');
    const themes = page.locator('fieldset label').filter({ has: page.locator('[name=theme]') });
    const radio = (value: string) => page.locator(`[name=theme][value=${value}]`);
    await themes.filter({ has: radio('night') }).click();
    await themes.filter({ has: radio('day') }).click();
    await themes.filter({ has: radio('night') }).click();
    await page.evaluate(() => {
      const written: string[] = [];
      Object.assign(window, { written });
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key === 'theme') written.push(value);
        setItem.call(this, key, value);
      };
    });
    front.clear();
    await awake(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await expect(radio('night')).toBeChecked();
    expect(await page.evaluate(() => (window as unknown as { written: string[] }).written)).toEqual(
      ['day', 'night'],
    );
  });

  test('while all has come and nothing is hydrated yet: is carried out too, once', async ({
    page,
  }) => {
    await page.goto('/');
    const question = page.locator('#faq button').first();
    await question.evaluate((button: HTMLElement) => {
      button.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Ahead of the runtime, which waits for the same moment.
      window.noughtlineArrival?.then(() => button.click());
    });
    await wake(page);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(async () => {
      for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame);
    });
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  });

  test('stops the carousel, once', async ({ page, front }) => {
    front.block(SCRIPT, 'hold');
    await page.goto('/blog');
    const carousel = page.getByRole('region', { name: blog.controls.carousel });
    await carousel.getByRole('button', { name: blog.controls.pause, exact: true }).click();
    front.clear();
    await awake(page);
    const stopped = carousel.getByRole('button', { name: blog.controls.play, exact: true });
    await expect(stopped).toBeVisible();
    // A second press would start it again.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    await expect(stopped).toBeVisible();
  });
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
