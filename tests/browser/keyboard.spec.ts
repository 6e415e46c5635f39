import type { Page } from 'playwright/test';
import { navigation } from '../../src/content/navigation';
import { routeAt, routes } from '../../src/routes';
import { addressOf, sweptRoutes } from '../support/swept-routes';
import { expect, frames, test } from './harness';

/*
 * Every page by the keyboard alone: Tab from the first stop to the last, and Shift+Tab back; one
 * page in a window as narrow as a phone's. A frame counts as one stop, since its content is another
 * page. pages.spec checks that each stop shows the focus.
 */

declare global {
  interface Window {
    /** The elements that Tab must reach, in order; of radio buttons only the chosen one. */
    due: Element[];
  }
}

/** More presses than any page has focusable elements. */
const MOST = 400;

/** Lists the expected stops before any press, since an open tooltip adds elements. */
const listStops = (page: Page) =>
  page.evaluate(() => {
    window.due = [...document.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.matches(
          'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex], [contenteditable]',
        ) &&
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [type=radio]:not(:checked)') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    return window.due.map((element) => element.outerHTML.slice(0, 90));
  });

/**
 * The focused stop: its place among those that are due, how many frames it takes to settle, and
 * what is wrong with it. Empty where nothing has the focus.
 */
const focusedStop = (page: Page) =>
  page.evaluate((reach): { at?: number; settlesIn?: number; wrong?: string } => {
    const element = document.activeElement;
    if (!element || element === document.body) return {};
    // A control that its label draws is where its label is.
    const drawn = element.matches('[type=radio], [type=checkbox]')
      ? (element.closest('label') ?? element)
      : element;
    const box = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const over = (x: number, y: number) =>
      document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
    // Fixed elements must not cover a corner, but for rows and maps, which are as wide as the page.
    const isWide = element.matches('iframe, [role=group]');
    const isUnder = [0.1, 0.9].some((x) =>
      [0.1, 0.9].some((y) => {
        const bar = over(x, y)?.closest(`header, nav[aria-label="${reach}"]`);
        return bar && !bar.contains(element) && !isWide;
      }),
    );
    const isSeen = left < right && top < bottom && drawn.contains(over(0.5, 0.5)) && !isUnder;
    return {
      at: window.due.indexOf(element),
      // A row that the focus scrolled, and Enquire Now, settle some frames later.
      settlesIn: element.closest('[aria-roledescription=slide], header') ? 6 : 0,
      wrong: isSeen ? '' : `${element.outerHTML.slice(0, 90)} is not seen`,
    };
  }, navigation.reach);

/** Presses a key until the focus leaves the page; returns the stops and their problems. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: number[] = [];
  const wrong: string[] = [];
  // The keys stay down, which saves a message to the browser at each stop.
  if (key === 'Shift+Tab') await page.keyboard.down('Shift');
  for (let press = 0; press < MOST; press++) {
    await page.keyboard.down('Tab');
    let here = await focusedStop(page);
    // After the last stop some browsers go straight to the first one.
    const isOver = () => here.at === undefined || (stops.length > 1 && here.at === stops[0]);
    // The focus enters and leaves frames in steps, while tooltips close and slides move.
    for (let frame = 0; frame < 60; frame++) {
      const isStill = isOver() || here.at === stops.at(-1);
      if (isStill ? frame >= 20 : !here.wrong) break;
      await frames(page);
      here = await focusedStop(page);
    }
    if (isOver()) break;
    if (here.at !== undefined && here.at !== stops.at(-1)) stops.push(here.at);
    if (here.wrong) wrong.push(here.wrong);
    await frames(page, here.settlesIn);
  }
  await page.keyboard.up('Tab');
  await page.keyboard.up('Shift');
  return { stops, wrong };
}

const article = routes.find(({ kind }) => kind === 'article');
const walks = [
  ...sweptRoutes.map((route) => ({ ...route, width: 1280 })),
  { ...routeAt('/contact'), width: 390, tag: '' },
];

for (const { path, kind, width } of walks) {
  test(`${path} at ${width} px: every control is reached by keyboard${/^\/(?:contact)?$/.test(path) ? '' : ' @full'}`, async ({
    page,
    watch,
  }) => {
    if (kind === 'not-found') watch.allow(/404/);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf({ path, kind }));
    const due = await listStops(page);
    expect(due.length).toBeGreaterThan(15);
    expect(due[0]).toContain(navigation.skip);
    for (const frame of await page.locator('iframe:visible').all()) {
      // A frame that is still loading has nothing to focus yet.
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().getByRole('link').first()).toBeVisible();
    }
    await page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      // The next press of Tab starts here.
      getSelection()?.collapse(document.body, 0);
    });
    // Enquire Now is hidden at the top; if it had the focus, the focus would be lost.
    await expect(page.locator('header [data-shown=false]')).toBeAttached();
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      // Articles share one template: Shift+Tab through one stands for all.
      if (key === 'Shift+Tab' && kind === 'article' && path !== article?.path) return;
      const { stops, wrong } = await walk(page, key);
      expect(wrong, key).toEqual([]);
      // Enquire Now appears on the way: a stop that was not expected, and is left out.
      const seen = stops.flatMap((stop) => due[stop] ?? []);
      expect(key === 'Tab' ? seen : seen.toReversed(), key).toEqual(due);
    }
  });
}
