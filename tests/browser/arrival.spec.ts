import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { articles } from '../../src/content/articles';
import { blog } from '../../src/content/blog';
import { enquiryForm } from '../../src/content/contact';
import { home } from '../../src/content/home';
import { routes } from '../../src/content/routes';
import { type Served, serve } from '../../tools/serve.ts';
import { deployLater, LATER } from './deployment';
import { type Front, type Obstacle, startFront } from './front';
import { awake, test as base, expect, wake } from './harness';
import { holdScripts, stopTime, takeTime } from './time';

const test = base.extend<{ front: Front }, { later: Served }>({
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

const SCRIPT = /\.js$/;
const PAYLOAD = /^\/RSC\//;
const RUNTIME = /^\/assets\/index-/;
const ISLAND = /^\/assets\/_layout-/;
/** What the browser says about a request that did not get through. */
const FAILURES = /Failed to load resource|request failed|status 404/;

const paths = ({ asked }: Front) => asked.map(({ path }) => path);
const reacts = (front: Front) =>
  paths(front).filter((path) => SCRIPT.test(path) || PAYLOAD.test(path));

/** The runtime, the islands and the payload that a page names. */
const named = (page: Page) =>
  page.evaluate(() => {
    const boot = document.querySelector<HTMLScriptElement>('script[data-scripts]');
    return [...(boot?.dataset.scripts?.split(' ') ?? []), boot?.dataset.payload ?? ''];
  });

const isAwake = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );

/**
 * Returns once the browser has drawn what is due and every request that the page
 * made before has reached the host: what has not been asked for by then is not
 * asked for.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((seen) => new IntersectionObserver(seen).observe(document.documentElement));
    await (await fetch('/robots.txt', { cache: 'no-store' })).text();
  });

/** What runs by itself, and has just become due, comes two seconds later: not before, and not much after. Time has to be stopped. */
async function wakesInTwoSeconds(page: Page, front: Front): Promise<void> {
  // An idle moment, and the frame in which it is seen.
  await page.clock.runFor(100);
  await settled(page);
  await page.clock.runFor(1800);
  await settled(page);
  expect(reacts(front)).toEqual([]);
  await page.clock.runFor(300);
  await awake(page);
}

/** Moves the pointer until React is there: after a failure signs do not count for a while. */
async function wakeAgain(page: Page): Promise<void> {
  let x = 10;
  await expect
    .poll(async () => {
      x = x === 10 ? 20 : 10;
      await page.mouse.move(x, 5);
      return isAwake(page);
    })
    .toBe(true);
}

/**
 * What the console says from here on, each line once: the browser repeats itself
 * for every script that needs a missing one, and shows that as one line and a number.
 */
function consoleOf(page: Page): ReadonlySet<string> {
  const lines = new Set<string>();
  page.on('console', (message) => lines.add(`${message.text()} ${message.location().url}`));
  return lines;
}

/** Takes the boot script out of the home page on its way. */
async function withoutBoot(page: Page): Promise<void> {
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

const questionOf = (page: Page, index: number) =>
  page.getByRole('button', { name: home.faq.items[index]?.question ?? '', exact: true });
const answerOf = (page: Page, index: number) =>
  page.getByText(home.faq.items[index]?.answer ?? '', { exact: true });

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

test.describe('on a network that fails', () => {
  const parts = [
    ['payload', PAYLOAD],
    ['runtime', RUNTIME],
    ['island', ISLAND],
  ] as const;
  const ways = [
    ['is blocked', 'refuse'],
    ['is cut short', 'cut'],
    ['is gone', 'missing'],
  ] as const;
  for (const [part, path] of parts) {
    // Only the payload's size is known beforehand; half a script would not be run either.
    const also = part === 'payload' ? ([['is not all of it', 'half']] as const) : [];
    for (const [how, obstacle] of [...ways, ...also]) {
      test(`a ${part} that ${how} leaves the page as it is without script, and is tried again`, async ({
        page,
        front,
        watch,
      }) => {
        watch.allow(FAILURES);
        front.block(path, obstacle);
        await page.goto('/');
        const said = consoleOf(page);
        await page.mouse.move(5, 5);
        await expect(page.locator('html')).not.toHaveAttribute('data-js');
        await settled(page);
        expect(said.size, [...said].join('\n')).toBeLessThanOrEqual(1);
        await expect(answerOf(page, 1)).toBeVisible();
        expect(await isAwake(page)).toBe(false);

        front.clear();
        await wakeAgain(page);
        await expect(questionOf(page, 1)).toHaveAttribute('aria-expanded', 'false');
        await questionOf(page, 1).click();
        await expect(questionOf(page, 1)).toHaveAttribute('aria-expanded', 'true');
        await expect(answerOf(page, 1)).toBeVisible();
      });
    }

    test(`a ${part} that does not come leaves links and answers usable, and is given up`, async ({
      page,
      front,
      watch,
    }) => {
      watch.allow(FAILURES);
      front.block(path, 'hold');
      await takeTime(page);
      await page.goto('/');
      await questionOf(page, 1).click();
      await expect(answerOf(page, 1)).toBeVisible();
      await page.clock.runFor(31_000);
      await expect(page.locator('html')).not.toHaveAttribute('data-js');
      await expect(answerOf(page, 2)).toBeVisible();

      await page.getByRole('banner').getByRole('link', { name: 'Services' }).first().click();
      await expect(page).toHaveURL('/services');
      front.clear();
      await wakeAgain(page);
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

test.describe('with half of its script', () => {
  const ways: readonly (readonly [what: string, part?: RegExp, obstacle?: Obstacle])[] = [
    ['without its boot script'],
    ['without its runtime', RUNTIME, 'missing'],
    ['with half of its runtime', RUNTIME, 'cut'],
    ['with a runtime that takes more than half a minute', RUNTIME, 'hold'],
    ['without its payload', PAYLOAD, 'missing'],
    ['with half of its payload', PAYLOAD, 'half'],
  ];
  for (const [what, part, obstacle] of ways) {
    test(`${what} the page says nothing less, its form posts, its links lead on`, async ({
      page,
      front,
      standIn,
      watch,
    }) => {
      watch.allow(FAILURES);
      if (part && obstacle) front.block(part, obstacle);
      else await withoutBoot(page);
      await takeTime(page);
      await page.goto('/');
      const said = consoleOf(page);
      await page.mouse.move(5, 5);
      if (obstacle === 'hold') await page.clock.runFor(31_000);
      await expect(page.locator('html')).not.toHaveAttribute('data-js');
      for (const index of home.faq.items.keys()) await expect(answerOf(page, index)).toBeVisible();
      await settled(page);
      expect(said.size, [...said].join('\n')).toBeLessThanOrEqual(1);
      expect(await isAwake(page)).toBe(false);

      const form = page.locator('main form[method=post]');
      const { labels } = enquiryForm;
      await form.getByLabel(labels.firstName).fill('Ada');
      await form.getByLabel(labels.surname).fill('Lovelace');
      await form.getByLabel(labels.email).fill('ada@example.com');
      await form.getByRole('button', { name: enquiryForm.submit }).click();
      await expect(page.getByText('Received.')).toBeVisible();
      expect(standIn.posts().map(({ fields }) => fields.length)).toEqual([5]);

      await page.goBack();
      await topLink(page, 'Services').click();
      await expect(page).toHaveURL('/services');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('a runtime that takes 29 seconds is waited for', async ({ page, front }) => {
    front.block(RUNTIME, 'hold');
    await takeTime(page);
    await page.goto('/');
    await questionOf(page, 1).click();
    await page.clock.runFor(29_000);
    await expect(answerOf(page, 1)).toBeVisible();
    front.clear();
    await awake(page);
    await expect(questionOf(page, 1)).toHaveAttribute('aria-expanded', 'true');
  });

  test('offline since it was opened the page says nothing less, and wakes once the network is back', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.mouse.move(5, 5);
    await expect(page.locator('html')).not.toHaveAttribute('data-js');
    for (const index of home.faq.items.keys()) await expect(answerOf(page, index)).toBeVisible();
    await context.setOffline(false);
    await wakeAgain(page);
  });

  test('offline since React is there, what is on the page works as before, without a word', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await wake(page);
    // A picture that has not been near yet could not come.
    await questionOf(page, 0).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const said = consoleOf(page);
    await context.setOffline(true);
    for (const index of home.faq.items.keys()) {
      await questionOf(page, index).click();
      await expect(answerOf(page, index)).toBeVisible();
    }
    const night = page.locator('[name=theme][value=night]');
    await page.locator('label').filter({ has: night }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    expect([...said]).toEqual([]);
  });
});

const topLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('navigation').getByRole('link', { name, exact: true });

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

test.describe('a new deployment under an open tab', () => {
  const html = (page: Page) => page.locator('html');
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  /** How often a page was loaded by the browser. */
  const loads = (front: Front, path: string) =>
    paths(front).filter((candidate) => candidate === path).length;

  test('touched before React is there, it stays readable, and its links lead on', async ({
    page,
    front,
    later,
    watch,
  }) => {
    watch.allow(FAILURES);
    await page.goto('/');
    front.deploy(later.url);
    await page.mouse.move(5, 5);
    await expect(html(page)).not.toHaveAttribute('data-js');
    await expect(answerOf(page, 1)).toBeVisible();
    await topLink(page, 'Services').click();
    await expect(html(page)).toHaveAttribute(LATER);
    await expect(page).toHaveURL('/services');
    await wakeAgain(page);
    expect(loads(front, '/')).toBe(1);
    expect(loads(front, '/services')).toBe(1);
  });

  test('touched with the old scripts still in the cache, it is loaded anew, once', async ({
    page,
    front,
    later,
  }) => {
    await page.goto('/about');
    front.deploy(later.url, SCRIPT);
    await page.mouse.move(9, 9);
    await expect(html(page)).toHaveAttribute(LATER);
    front.deploy(later.url);
    await wakeAgain(page);
    await expect(heading(page)).toBeVisible();
    expect(loads(front, '/about')).toBe(2);
  });

  test('a link that is clicked leads to its page, loaded once', async ({ page, front, later }) => {
    await page.goto('/');
    await wake(page);
    await page.waitForLoadState('networkidle');
    front.deploy(later.url);
    await topLink(page, 'Services').click();
    await expect(html(page)).toHaveAttribute(LATER);
    await expect(page).toHaveURL('/services');
    await expect(heading(page)).toBeVisible();
    await wakeAgain(page);
    expect(loads(front, '/services')).toBe(1);
    expect(loads(front, '/')).toBe(1);
  });

  for (const [when, gone] of [
    ['is there under its new name', false],
    ['is gone there too', true],
  ] as const) {
    test(`a script that is needed only now, and ${when}, makes one reload at most`, async ({
      page,
      front,
      later,
      watch,
    }) => {
      watch.allow(FAILURES);
      watch.allow(/hint-word/);
      if (gone) front.block(/hint-word/, 'missing');
      await page.goto('/about');
      await wake(page);
      await page.waitForLoadState('networkidle');
      front.deploy(later.url);
      const hinted = page.locator('.floats__link').first();
      await hinted.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(html(page)).toHaveAttribute(LATER);
      await expect(heading(page)).toBeVisible();
      await wakeAgain(page);
      await hinted.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      // Asked for of both deployments; how often of one depends on how soon the reload comes.
      const asked = () => new Set(paths(front).filter((path) => /hint-word/.test(path))).size;
      await expect.poll(asked).toBe(2);
      await page.waitForLoadState('networkidle');
      if (!gone) await expect(page.getByRole('tooltip')).toBeVisible();
      await expect(heading(page)).toBeVisible();
      expect(await isAwake(page)).toBe(true);
      expect(loads(front, '/about')).toBe(2);
    });
  }
});

test.describe('the footer', () => {
  const reading = (page: Page, what: 'page' | 'script') =>
    page.locator(`[data-weight=${what}]`).innerText();
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const bytesOf = ({ asked }: Front, path: RegExp) =>
    asked.filter((entry) => path.test(entry.path)).reduce((sum, { bytes }) => sum + bytes, 0);

  for (const path of ['/', articles[0]?.path ?? '', '/contact']) {
    test(`of ${path} says what came over the wire, to the tenth @phone`, async ({
      page,
      front,
    }) => {
      await page.goto(path);
      const boot = await page.evaluate(
        () => document.querySelector('script[data-scripts]')?.textContent ?? '',
      );
      const bootBytes = brotliCompressSync(boot).length;
      expect(await reading(page, 'page')).toBe(kilobytes(bytesOf(front, new RegExp(`^${path}$`))));
      expect(await reading(page, 'script')).toBe(kilobytes(bootBytes));

      await wake(page);
      const script = () => kilobytes(bootBytes + bytesOf(front, SCRIPT));
      await expect.poll(async () => (await reading(page, 'script')) === script()).toBe(true);
      expect(await reading(page, 'page')).toBe(kilobytes(bytesOf(front, new RegExp(`^${path}$`))));

      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'About', exact: true })
        .first()
        .click();
      await expect(page).toHaveURL('/about');
      const payload = () => kilobytes(bytesOf(front, /^\/RSC\/R\/about\.txt$/));
      await expect.poll(async () => (await reading(page, 'page')) === payload()).toBe(true);
      expect(Number(payload())).toBeGreaterThan(1);
      await expect.poll(async () => (await reading(page, 'script')) === script()).toBe(true);
    });
  }
});
