import type { Page } from 'playwright/test';
import { frame } from '../../src/content/navigation';
import { routes } from '../../src/site/routes';
import { addressOf, sweptRoutes } from '../support/swept-routes';
import { expect, test } from './harness';
import { frames } from './time';

/*
 * Every page by the keyboard alone: Tab from the first stop to the last, and
 * Shift+Tab back. A frame counts as one stop: what is in it is somebody else's.
 */

declare global {
  interface Window {
    /** The elements that have to be stops; of a group of radio buttons the chosen one. */
    due: Element[];
    /** The elements that were, in their order. */
    stops: Element[];
  }
}

/** More presses than any page has stops. */
const MOST = 400;

/** Writes down what has to be a stop before anything is pressed: a hint that opens adds elements. */
const writeDown = (page: Page) =>
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
    return window.due.length;
  });

/** Writes down where the focus is; says whether it has moved on, is still where it was, or the walk has ended. */
const step = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'over';
    // From the last stop some ways lead straight to the first one.
    if (window.stops.length > 1 && element === window.stops[0]) return 'over';
    if (element === window.stops.at(-1)) return 'still';
    window.stops.push(element);
    return 'on';
  });

/**
 * Whether the walk has ended, after some frames: into a page that stands in a frame, and out of it,
 * the focus goes by a detour. Where it stays, the frame takes more than one press.
 */
async function isOverForGood(page: Page): Promise<boolean> {
  let where: Awaited<ReturnType<typeof step>> = 'over';
  for (let frame = 0; frame < 20; frame++) {
    await frames(page);
    where = await step(page);
    if (where === 'on') return false;
  }
  return where === 'over';
}

/** What is wrong with the element that has the focus: that it is out of the window, covered, or looks as if it had it not. */
const faultsHere = (page: Page) =>
  page.evaluate((): string[] => {
    const element = document.activeElement;
    // On the page itself the walk has ended, too early or not: the stops that are left out tell.
    if (!element || element === document.body) return [];
    const wrong: string[] = [];
    // A control that is drawn by its label is seen there.
    const drawn = element.matches('[type=radio], [type=checkbox]')
      ? (element.closest('label') ?? element)
      : element;
    const box = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, innerWidth);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    if (left >= right || top >= bottom) wrong.push('is out of the window');
    else {
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!drawn.contains(over)) wrong.push(`is covered by ${over?.outerHTML.slice(0, 60)}`);
    }
    const outlined = (one: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one, pseudo);
      return outlineStyle === 'solid' && outlineWidth === '2px' && !/, 0\)$/.test(outlineColor);
    };
    // A card, or the sign of a control, is outlined in the place of what it holds.
    const shows =
      outlined(element, '::after') ||
      [element, element.nextElementSibling, element.parentElement, element.closest('li')].some(
        (one) => one !== null && outlined(one),
      );
    if (!shows && element.localName !== 'iframe') wrong.push('does not show that it has the focus');
    return wrong.map((why) => `${element.outerHTML.slice(0, 90)} ${why}`);
  });

/** The same once what moves has come to rest: a hint that goes, a slide that comes. */
async function lastingFaults(page: Page): Promise<string[]> {
  for (let frame = 0; frame < 60; frame++) {
    await frames(page);
    if ((await faultsHere(page)).length === 0) return [];
  }
  return faultsHere(page);
}

/** A row that the focus has moved tells its buttons of its end some frames later; no hand is faster. */
const slidesAtRest = (page: Page) =>
  page.evaluate(async () => {
    if (!document.activeElement?.closest('[aria-roledescription=slide]')) return;
    for (let frames = 0; frames < 6; frames++) await new Promise(requestAnimationFrame);
  });

/** Presses a key until the focus has left the page; returns all that was wrong on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await page.evaluate(() => {
    window.stops = [];
  });
  const wrong: string[] = [];
  // The keys stay down: one message less to the browser at each stop.
  if (key === 'Shift+Tab') await page.keyboard.down('Shift');
  for (let press = 0; press < MOST; press++) {
    await page.keyboard.down('Tab');
    const [where, here] = await Promise.all([step(page), faultsHere(page)]);
    if (where !== 'on' && (await isOverForGood(page))) {
      await page.keyboard.up('Tab');
      await page.keyboard.up('Shift');
      return [...wrong, ...(await faultsOfOrder(page, key))];
    }
    if (where !== 'on' || here.length > 0) wrong.push(...(await lastingFaults(page)));
    await slidesAtRest(page);
  }
  throw new Error(`After ${MOST} presses of ${key} the focus is still on the page.`);
}

/** What was left out on the way, came twice, or came before what stands before it. */
const faultsOfOrder = (page: Page, key: 'Tab' | 'Shift+Tab') =>
  page.evaluate((backwards) => {
    const stops = backwards ? window.stops.toReversed() : window.stops;
    const told = (element: Element, why: string) => `${element.outerHTML.slice(0, 90)} ${why}`;
    return [
      ...window.due
        .filter((element) => !stops.includes(element))
        .map((element) => told(element, 'was not reached')),
      ...stops
        .filter((element, index) => stops.indexOf(element) !== index)
        .map((element) => told(element, 'was reached twice')),
      ...stops
        .filter((element, index) => {
          const next = stops[index + 1];
          return (
            next && !(element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING)
          );
        })
        .map((element) => told(element, 'came out of the order of the page')),
    ];
  }, key === 'Shift+Tab');

/** Articles are of one make: the way back through one is the way back through all. */
const article = routes.find(({ kind }) => kind === 'article');

for (const { path, kind, tag } of sweptRoutes) {
  test(`${path}: every control is reached by keyboard${tag}`, async ({ page, watch }) => {
    if (kind === 'not-found') watch.allow(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf({ path, kind }));
    expect(await writeDown(page)).toBeGreaterThan(15);
    for (const frame of await page.locator('iframe:visible').all()) {
      // What is still loading has nothing yet that could take the focus.
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().getByRole('link').first()).toBeVisible();
    }
    await page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      // Where the next press of Tab begins.
      getSelection()?.collapse(document.body, 0);
    });
    expect(await walk(page, 'Tab')).toEqual([]);
    expect(await page.evaluate(() => window.stops[0]?.textContent)).toBe(frame.skip);
    if (kind === 'article' && path !== article?.path) return;
    expect(await walk(page, 'Shift+Tab')).toEqual([]);
    expect(await page.evaluate(() => window.stops.at(-1)?.textContent)).toBe(frame.skip);
  });
}
