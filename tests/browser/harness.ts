import axe from 'axe-core';
import { load } from 'cheerio';
import { test as base, expect, type Page, type Route } from 'playwright/test';
import { type Served, serve } from '../../tools/serve.ts';
import { hostsOfTheSite } from '../support/hosts-of-the-site';
import { type StandIn, startStandIn } from '../support/stand-in';

export { expect };

interface Fixtures {
  /** A server in place of every service outside the site. */
  readonly standIn: StandIn;
  /**
   * Fails every test in which a page had an error or a warning in its console, an exception, a
   * failed request or an answer of 400 or more.
   */
  readonly watch: {
    readonly problems: () => readonly string[];
    /** Problems that match are expected by this test and left out. */
    readonly allow: (expected: RegExp) => unknown;
  };
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
const isOutside = (url: URL) => url.protocol.startsWith('http') && !LOOPBACK.test(url.hostname);
/**
 * The addresses of services are built into the pages. To test the very build
 * that is shipped, rather than one with other addresses, requests to them are
 * led to a stand-in server on this machine; any other request that leaves the
 * machine is refused and fails the test.
 */
export const test = base.extend<Fixtures, { readonly site: Served }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const served = await serve({ port: 0 });
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ site }, use) => use(site.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  standIn: async ({}, use) => {
    const standIn = await startStandIn();
    await use(standIn);
    await standIn.close();
  },

  watch: [
    async ({ context, standIn }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        const type = message.type();
        if (type === 'error' || type === 'warning') seen.push(`console ${type}: ${message.text()}`);
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        // A slow machine skips a page's cross-fade and says so.
        if (!/^Transition was (?:aborted|skipped)/.test(message))
          seen.push(`exception: ${message}`);
      });
      context.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? '';
        // Requests that were pending when the visitor left the page.
        if (why !== 'net::ERR_ABORTED') seen.push(`request failed: ${request.url()} ${why}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) seen.push(`status ${response.status()}: ${response.url()}`);
      });
      await context.route(isOutside, (route) =>
        leadToStandIn(route, standIn).catch(() => route.abort().catch(() => undefined)),
      );
      const problems = () => seen.filter((it) => !allowed.some((rule) => rule.test(it)));
      await use({ problems, allow: (expected) => allowed.push(expected) });
      expect(problems(), 'problems that the pages had').toEqual([]);
      for (const page of context.pages()) await lookAtTheEnd(page);
    },
    { auto: true },
  ],
});

/**
 * Checks a page at the end of each test: no field looks refused, no view transition runs, and
 * pictures have the `sizes` that were built, unless a category of articles is still chosen.
 */
async function lookAtTheEnd(page: Page): Promise<void> {
  const { protocol, hostname } = new URL(page.url());
  if (!protocol.startsWith('http') || !LOOPBACK.test(hostname)) return;
  await expect(page.locator(':user-invalid'), 'fields that look refused').toHaveCount(0);
  const transitions = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect;
          return pseudoElement?.startsWith('::view-transition');
        }).length,
    );
  await expect.poll(transitions, 'view transitions that run').toBe(0);
  if ((await page.locator('[name=category]:checked:not([value=all])').count()) > 0) return;
  const now = await page
    .locator('main [sizes]')
    .evaluateAll((all) => all.map((it) => it.getAttribute('sizes')));
  // A test may have ended the server itself.
  const answer = await fetch(page.url()).catch(() => undefined);
  if (!answer) return;
  const built = load(await answer.text())('main [sizes]');
  const before = built.toArray().map(({ attribs }) => attribs.sizes);
  const changed = now.filter((sizes, at) => sizes !== before[at]);
  expect(changed, 'sizes of pictures that are not as built').toEqual([]);
}

/** Passes a request for an outside service to the stand-in; refuses any other host. */
async function leadToStandIn(route: Route, standIn: StandIn): Promise<void> {
  const request = route.request();
  const { hostname, pathname, search } = new URL(request.url());
  if (!hostsOfTheSite.has(hostname)) return route.abort('addressunreachable');
  if (standIn.behaviour() === 'refuse') return route.abort('connectionrefused');
  const response = await route.fetch({
    url: standIn.url + pathname + search,
    headers: { ...(await request.allHeaders()), 'x-meant-for': hostname },
    timeout: 0,
  });
  await route.fulfill({ response });
}

/**
 * Delays files; to be called before the page is opened.
 *
 * @param files a pattern of their addresses
 * @returns a function that delivers them
 */
export async function hold(page: Page, files: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/**
 * The violations that axe finds on the page: rule and element.
 *
 * @param within a selector of the part to check
 * @param rules the tag of axe's rules
 */
export async function findings(page: Page, within?: string, rules?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    ([part, runOnly]) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        // Pages in frames are checked by tests of their own.
        iframes: false,
        ...(runOnly ? { runOnly } : {}),
      }),
    [within, rules] as const,
  );
  // A selector or tag that matches nothing would find no violation.
  expect(passes.length).toBeGreaterThan(0);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Stops the page's clock, which was installed before: only `page.clock.runFor()` moves it. */
export async function stopTime(page: Page): Promise<void> {
  // On a busy machine the chosen moment may have passed: a later one is tried.
  for (let ahead = 1000; ; ahead *= 4) {
    try {
      return await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
    } catch (error) {
      if (ahead > 60_000) throw error;
    }
  }
}

/** Waits for frames to begin; by the second, earlier changes have been drawn. */
export const frames = (page: Page, count = 1) =>
  page.evaluate(async (due) => {
    for (let frame = 0; frame < due; frame++) await new Promise(requestAnimationFrame);
  }, count);

/** Waits until intersection observers have been notified, by making one more and awaiting it. */
export const observersTold = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((told) => new IntersectionObserver(told).observe(document.documentElement));
  });
