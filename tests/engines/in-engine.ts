import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject } from 'vitest';
import type { Engine } from '../../tools/engines';
import { launchFirefox } from './firefox';
import { type Host, startHosts } from './host';
import type { Browser } from './tab';
import { DESK, type Visitor, visitorOf } from './visitor';
import { launchWebKit } from './webkit';

/** What a group of tests asks for its visitor with. */
export interface Session {
  readonly visitor: () => Visitor;
  /** Problems that match are expected by the test that is running, and left out. */
  readonly allow: (expected: RegExp) => void;
}

/**
 * A group of tests in one browser of an engine. Each test gets the site at an address of its own, a
 * window as wide as a desk, and fails where its pages had a problem.
 */
export function inBrowser(engine: Engine, define: (session: Session) => void): void {
  const launch = engine === 'webkit' ? launchWebKit : launchFirefox;
  describe.runIf(inject('engines').includes(engine))(engine, () => {
    let hosts: Awaited<ReturnType<typeof startHosts>>;
    let browser: Browser;
    let host: Host;
    let visitor: Visitor;
    let allowed: RegExp[] = [];
    let isSpent = false;

    beforeAll(async () => {
      hosts = await startHosts();
      browser = await launch();
    });
    afterAll(async () => {
      // A browser that crashed, or does not end, is no fault of the site.
      await browser?.close().catch(() => undefined);
      await hosts?.close();
    });
    beforeEach(async () => {
      host = await hosts.open();
      allowed = [];
      // A browser that crashed or hangs fails the test in which it did, and no other.
      if (isSpent) {
        await browser.close().catch(() => undefined);
        browser = await launch();
        isSpent = false;
      }
      await browser.tab.resize(DESK.width, DESK.height);
      visitor = visitorOf(browser.tab, host);
    });
    afterEach(async ({ task }) => {
      isSpent = task.result?.state === 'fail';
      if (isSpent) return host.close();
      const problems = await browser.tab.problems();
      await browser.tab.open('about:blank');
      await host.close();
      // What a page says as it is left is no problem of the next.
      await browser.tab.problems();
      const left = problems.filter((problem) => !allowed.some((rule) => rule.test(problem)));
      expect(left, 'problems that the pages had').toEqual([]);
    });

    define({ visitor: () => visitor, allow: (expected) => allowed.push(expected) });
  });
}
