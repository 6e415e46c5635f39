import { expect } from 'vitest';
import { slowness } from '../../tools/slowness';
import type { Host } from './host';
import type { Tab } from './tab';

/** The widths that the pages are looked at. */
export const DESK = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** How long a page may take to come to what is expected of it, in milliseconds. */
const PATIENCE = { timeout: 20_000 * slowness, interval: 40 };

/** Where something can be pressed, in CSS pixels from the window's corner. */
interface Place {
  readonly x: number;
  readonly y: number;
  /** Whether it, and nothing above it, is what the pointer meets there. */
  readonly free: boolean;
  /** Whether nothing of the page is on its way somewhere: it could take the place along. */
  readonly atRest: boolean;
}

/** Somebody who uses the site in one tab of a browser. */
export type Visitor = ReturnType<typeof visitorOf>;

/** Waits until something can be read that passes, and says at last why it does not. */
export function eventually<Value>(read: () => Promise<Value> | Value) {
  return expect.poll(read, PATIENCE);
}

export function visitorOf(tab: Tab, host: Host) {
  /** Presses what a selector finds first, in the middle, once it is there and rests; brings it into view. */
  const press = async (selector: string): Promise<void> => {
    let last: Place | null = null;
    let place: Place | null = null;
    await eventually(async () => {
      last = place;
      place = await tab.evaluate(placeOf, selector);
      return place?.free && place.atRest && last?.x === place.x && last.y === place.y;
    }).toBe(true);
    const { x, y } = place as unknown as Place;
    await tab.press(x, y);
  };
  return {
    tab,
    host,
    open: (path: string) => tab.open(host.url + path),
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

/** Runs in the page: says where an element stands, and brings it into view where it cannot be pressed. */
function placeOf(selector: string): Place | null {
  const element = document.querySelector(selector);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const free = element.contains(document.elementFromPoint(x, y));
  if (!free) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // What is moved by scrolling, or for ever, takes nothing else along.
  const atRest = document
    .getAnimations()
    .every(
      ({ playState, timeline, effect }) =>
        playState !== 'running' ||
        timeline !== document.timeline ||
        effect?.getComputedTiming().endTime === Infinity,
    );
  return { x, y, free, atRest };
}
