import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { site } from '../../src/site/site';
import { type Engine, engines } from '../../tools/engines';
import { type Served, serve } from '../../tools/serve';
import { copySite } from '../support/copied-site';
import { type SiteProxy, startSiteProxy } from '../support/site-proxy';
import { type Received, type StandIn, startStandIn } from '../support/stand-in';
import { launchFirefox } from './firefox';
import { type Browser, PATIENCE, type Tab } from './tab';
import { launchWebKit } from './webkit';

/** The engines on this machine, after missing ones were installed where that is possible. */
const installed = engines();

/** The widths at which pages are checked. */
export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** What a group of tests works with. */
export interface Session {
  /** The visitor of the test that is running. */
  readonly visitor: () => Visitor;
  /** Problems that match are expected by the test that is running, and left out. */
  readonly allow: (expected: RegExp) => void;
}

/** Somebody who uses the site in one tab of a browser. */
export type Visitor = ReturnType<typeof visitorOf>;

/** Reads until a check passes; at the time limit, throws the check's last error. */
export function eventually<Value>(read: () => Promise<Value> | Value) {
  return expect.poll(read, PATIENCE);
}

/**
 * A group of tests in one browser of an engine. Each test gets the site at an address of its own,
 * where nothing is cached or remembered, a window as wide as a desktop's, and fails where its pages
 * had a problem.
 */
export function inBrowser(engine: Engine, define: (session: Session) => void): void {
  if (!installed.includes(engine)) console.warn(`There is no ${engine}: its tests are left out.`);
  const launch = engine === 'webkit' ? launchWebKit : launchFirefox;
  describe.runIf(installed.includes(engine))(engine, () => {
    let standIn: StandIn;
    let copy: Awaited<ReturnType<typeof copySite>>;
    let served: Served;
    let browser: Browser | undefined;
    let proxy: SiteProxy;
    let visitor: Visitor;
    let allowed: RegExp[] = [];

    beforeAll(async () => {
      standIn = await startStandIn();
      // Not every engine can redirect requests, so the form's address is changed.
      const { origin } = new URL(site.form);
      copy = await copySite((text) => text.replaceAll(origin, standIn.url));
      served = await serve({ root: copy.root, port: 0 });
    });
    afterAll(async () => {
      // A browser that crashes or hangs at its end is not the site's fault.
      await browser?.close().catch(() => undefined);
      await Promise.all([served?.close(), standIn?.close()]);
      await copy?.remove();
    });
    beforeEach(async () => {
      proxy = await startSiteProxy(served.url);
      allowed = [];
      browser ??= await launch();
      await browser.tab.resize(DESKTOP.width, DESKTOP.height);
      const before = standIn.posts().length;
      visitor = visitorOf(browser.tab, proxy, () => standIn.posts().slice(before));
    });
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') {
        // A crashed browser fails only the test in which it crashed.
        await browser?.close().catch(() => undefined);
        browser = undefined;
        return proxy.close();
      }
      const problems = (await browser?.tab.problems()) ?? [];
      await browser?.tab.open('about:blank');
      await proxy.close();
      // Messages of the previous page are not the next page's problems.
      await browser?.tab.problems();
      const left = problems.filter((problem) => !allowed.some((rule) => rule.test(problem)));
      expect(left.join('\n'), 'problems that the pages had').toBe('');
    });

    define({ visitor: () => visitor, allow: (expected) => allowed.push(expected) });
  });
}

function visitorOf(tab: Tab, proxy: SiteProxy, posts: () => readonly Received[]) {
  /** Scrolls to the first match of a selector and presses its middle once it is at rest. */
  const press = async (selector: string, how?: 'twice' | 'right'): Promise<void> => {
    let last: ReturnType<typeof placeOf> = null;
    let place: ReturnType<typeof placeOf> = null;
    await eventually(async () => {
      last = place;
      place = await tab.evaluate(placeOf, selector);
      return place?.isFree && place.isAtRest && last?.x === place.x && last.y === place.y;
    }).toBe(true);
    const { x, y } = place as unknown as DOMPoint;
    await tab.press(x, y, how);
  };
  return {
    tab,
    proxy,
    /** What has been posted to the form's service in this test. */
    posts,
    open: (path: string) => tab.open(proxy.url + path),
    path: () => tab.evaluate(() => location.pathname),
    press,
    /** Puts text into a field by pressing it and typing. */
    fill: async (selector: string, text: string) => {
      await press(selector);
      await tab.type(text);
    },
    /** Waits until an island is hydrated, by the name of its component. */
    hydrated: (name: string) =>
      eventually(() =>
        tab.evaluate((island) => {
          const found = document.querySelector(`waku-island[data-island^="${island} "]`);
          return found && 'status' in found && found.status;
        }, name),
      ).toBe(2),
  };
}

/** Runs in the page: the position of an element, scrolled into view if it cannot be pressed. */
function placeOf(selector: string) {
  const element = document.querySelector(selector);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  // Whether the pointer would hit it and nothing above it.
  const isFree = element.contains(document.elementFromPoint(x, y));
  if (!isFree) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Scroll-driven and endless animations move nothing else.
  const isAtRest = document
    .getAnimations()
    .every(
      ({ playState, timeline, effect }) =>
        playState !== 'running' ||
        timeline !== document.timeline ||
        effect?.getComputedTiming().endTime === Infinity,
    );
  return { x, y, isFree, isAtRest };
}
