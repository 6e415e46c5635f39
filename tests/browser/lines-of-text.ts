import type { Page } from 'playwright/test';
import { expect } from './harness';

/** A line of text where it stands, and the boxes that would cut it off. */
interface Line {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Display type in a hero may pass over the meridian; over a picture, and in the specimen, there is none. */
  readonly display: boolean;
  readonly frames: readonly {
    readonly name: string;
    readonly left: number;
    readonly right: number;
  }[];
}

/** What a sighted reader cannot take in at once anyway: what moves, is scrolled by hand, or is there for the ear. */
const APART =
  '[role=group][tabindex], [data-row], .visually-hidden, [aria-hidden=true], script, style';
const DISPLAY = 'h1, section[aria-label=day], section[aria-label=night]';

/** Every line of text on the page. */
function linesOf(page: Page): Promise<Line[]> {
  return page.evaluate(
    ([apart, display]) => {
      const framesOf = (element: Element) => {
        const frames: { name: string; left: number; right: number }[] = [];
        for (let box: Element | null = element; box; box = box.parentElement) {
          const { overflowX } = getComputedStyle(box);
          if (overflowX === 'visible' || box === document.body) continue;
          const { left, right } = box.getBoundingClientRect();
          frames.push({ name: box.className, left, right });
        }
        return frames;
      };
      const photographs = [...document.querySelectorAll('main picture')].map((picture) =>
        picture.getBoundingClientRect(),
      );
      /** Floating links have a ground of their own; a photograph covers the line. */
      const isOverLine = (element: Element, { left, right, top }: DOMRect) => {
        for (let box: Element | null = element; box; box = box.parentElement)
          if (getComputedStyle(box).position === 'fixed') return true;
        return photographs.some(
          (it) => left >= it.left && right <= it.right && top >= it.top && top <= it.bottom,
        );
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines: Line[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement as Element;
        const text = node.textContent?.trim().slice(0, 40);
        const shown = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const isClipped = getComputedStyle(parent).clipPath !== 'none';
        if (!text || !shown || isClipped || parent.closest(apart)) continue;
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(({ width }) => width >= 1);
        const frames = framesOf(parent);
        for (const rect of rects) {
          const { left, right } = rect;
          const isDisplay = parent.closest(display) !== null || isOverLine(parent, rect);
          lines.push({ text, left, right, frames, display: isDisplay });
        }
      }
      return lines;
    },
    [APART, DISPLAY] as const,
  );
}

/**
 * What is wrong with the layout as it stands: a page wider than its window,
 * words cut off by the window or by a box, running text under the meridian.
 */
export async function faults(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const over = await page.evaluate(sidewaysScroll);
  const meridian = width >= 1024 ? width * 0.68 : 10;
  const lines = await linesOf(page);
  expect(lines.length).toBeGreaterThan(20);
  return [
    ...(over > 0 ? [`the page is ${over} px too wide`] : []),
    ...lines.flatMap(({ text, left, right, display, frames }) => [
      ...(left < -1 || right > width + 1 ? [`“${text}” leaves the window`] : []),
      ...(!display && left < meridian - 1 && right > meridian + 1
        ? [`“${text}” lies on the line`]
        : []),
      ...frames
        .filter((frame) => left < frame.left - 1 || right > frame.right + 1)
        .map(({ name }) => `“${text}” is cut off by .${name}`),
    ]),
  ];
}

/** WCAG 1.4.12, as the success criterion states it. */
export const SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-block-end: 2em !important; }`;

/** WCAG 1.4.4: the browser's letters twice as large, the window as it is. */
export const LARGE_LETTERS = 'html { font-size: 200% !important; }';

/** By how many pixels the page is wider than its window; runs in the page. */
export const sidewaysScroll = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;
