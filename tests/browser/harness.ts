import { test as base, expect, type Page, type Route } from 'playwright/test';
import { type Served, serve } from '../../tools/serve.ts';
import { hostsOfTheSite } from '../support/hosts-of-the-site';
import { type StandIn, startStandIn } from '../support/stand-in';

export { expect };

interface Fixtures {
  /** In the place of every service outside the site. */
  readonly standIn: StandIn;
  /** Fails the test at its end if a page had a problem: a console message, an exception, a request. Every test has it. */
  readonly watch: {
    readonly problems: () => readonly string[];
    /** Problems that match are expected by this test and left out. */
    readonly allow: (expected: RegExp) => unknown;
  };
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
/**
 * The addresses of services are built into the pages. To test the very build
 * that is shipped, rather than one with other addresses, requests to them are
 * led to a stand-in server on this machine; anything else off it is refused and
 * fails the test.
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

  baseURL: async ({ site }, use) => {
    await use(site.url);
  },

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
        // A page change whose cross-fade comes too late on a slow machine: it shows at once.
        if (!/^Transition was (?:aborted|skipped)/.test(message))
          seen.push(`exception: ${message}`);
      });
      context.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? '';
        // What a page had under way when the visitor left it.
        if (why !== 'net::ERR_ABORTED') seen.push(`request failed: ${request.url()} ${why}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) seen.push(`status ${response.status()}: ${response.url()}`);
      });
      await context.route(isOutside, (route) =>
        lead(route, standIn).catch(() => route.abort().catch(() => undefined)),
      );
      const problems = () => seen.filter((it) => !allowed.some((rule) => rule.test(it)));
      await use({ problems, allow: (expected) => allowed.push(expected) });
      expect(problems(), 'problems that the pages had').toEqual([]);
    },
    { auto: true },
  ],
});

function isOutside(url: URL): boolean {
  return url.protocol.startsWith('http') && !LOOPBACK.test(url.hostname);
}

/** Hands a request for a service outside on to the stand-in; refuses those for strangers. */
async function lead(route: Route, standIn: StandIn): Promise<void> {
  const request = route.request();
  const { hostname, pathname, search } = new URL(request.url());
  if (!hostsOfTheSite.has(hostname)) {
    await route.abort('addressunreachable');
    return;
  }
  if (standIn.manner() === 'refuse') {
    await route.abort('connectionrefused');
    return;
  }
  const response = await route.fetch({
    url: standIn.url + pathname + search,
    headers: { ...(await request.allHeaders()), 'x-meant-for': hostname },
    timeout: 0,
  });
  await route.fulfill({ response });
}

/**
 * Holds files back on their way to the page; to be called before it is opened.
 *
 * @param files a pattern of their addresses
 * @returns lets them go
 */
export async function hold(page: Page, files: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
