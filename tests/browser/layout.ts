import type { Page } from 'playwright/test';
import { navigation } from '../../src/content/navigation';

/* The position of texts on a page, and what cuts off, crosses or covers them. */

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A visible text: its element, and the box of each line. */
interface Text {
  readonly node: Node;
  readonly holder: Element;
  readonly words: string;
  readonly lines: readonly DOMRect[];
}

declare global {
  interface Window {
    /** The visible texts in an element. */
    textsOf: (root: Element) => Text[];
    /** Whether two boxes overlap. */
    overlap: (one: Box, other: Box) => boolean;
    /** Whether a box lies within another. */
    holds: (outer: Box, inner: Box) => boolean;
  }
}

/** Adds the helpers that are declared above to a page; to be called before the page is opened. */
export const addTextHelpers = (page: Page) =>
  page.addInitScript(() => {
    window.overlap = (one, other) =>
      Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
      Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);
    window.holds = (outer, { left, right, top, bottom }) =>
      left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;
    window.textsOf = (root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const holder = node.parentElement as Element;
        const words = node.textContent?.trim();
        const isSeen = holder.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!words || !isSeen || getComputedStyle(holder).clipPath !== 'none') continue;
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter(({ width }) => width >= 1);
        texts.push({ node, holder, words, lines });
      }
      return texts;
    };
  });

/** How many pixels the page is wider than its window; runs in the page. */
export const sidewaysScroll = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Matches what is not checked: what moves or scrolls by itself, words for screen readers. */
const EXCLUDED = '[role=group][tabindex], [data-slides], .visually-hidden, [aria-hidden=true]';
/** Display type in a hero may cross the meridian; the specimen has no meridian. */
const DISPLAY = 'h1, section[aria-label=day], section[aria-label=night]';

/**
 * The problems of the layout: a page wider than its window, words cut off by the window
 * or by a box, running text under the meridian.
 */
export const faults = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([excluded, display]) => {
      const { clientWidth: width, scrollWidth } = document.documentElement;
      const meridian = width >= 720 ? width * 0.68 : 10;
      const photographs = [...document.querySelectorAll('main picture')].map((picture) =>
        picture.getBoundingClientRect(),
      );
      const leaves = ({ left, right }: Box, from: number, to: number) =>
        left < from - 1 || right > to + 1;
      const boxesRound = (element: Element | null): Element[] =>
        !element || element === document.body
          ? []
          : [element, ...boxesRound(element.parentElement)];
      const texts = window.textsOf(document.body).filter(({ holder }) => !holder.closest(excluded));
      const found = texts.flatMap(({ holder, words, lines }) => {
        const boxes = boxesRound(holder).map((box) => ({ box, style: getComputedStyle(box) }));
        const frames = boxes.filter(({ style }) => style.overflowX !== 'visible');
        // Floating links have a background; a photograph covers the line.
        const isOver = holder.closest(display) || boxes.some((it) => it.style.position === 'fixed');
        return lines.flatMap((line) => {
          const isOnLine = line.left < meridian - 1 && line.right > meridian + 1;
          const isCovered = isOver || photographs.some((it) => window.overlap(it, line));
          const cut = frames.find(({ box }) => {
            const { left, right } = box.getBoundingClientRect();
            return leaves(line, left, right);
          });
          return [
            ...(leaves(line, 0, width) ? [`“${words}” leaves the window`] : []),
            ...(isOnLine && !isCovered ? [`“${words}” lies on the line`] : []),
            ...(cut ? [`“${words}” is cut by .${cut.box.className}`] : []),
          ];
        });
      });
      if (scrollWidth > width) found.push(`the page is ${scrollWidth} px wide`);
      return texts.length < 20 ? ['there are no words'] : found;
    },
    [EXCLUDED, DISPLAY] as const,
  );

/** Headings in which letters of two lines touch. */
export const touchingLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    const range = document.createRange();
    return window.textsOf(document.body).flatMap(({ node, holder, words, lines }) => {
      if (lines.length < 2 || !holder.closest('h1, h2, h3')) return [];
      const { font, letterSpacing } = getComputedStyle(holder);
      Object.assign(canvas, { font, letterSpacing });
      const letters = Array.from(node.textContent ?? '', (letter, at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, top: line } = range.getBoundingClientRect();
        const ink = canvas.measureText(letter);
        return {
          line,
          left: left - ink.actualBoundingBoxLeft,
          right: left + ink.actualBoundingBoxRight,
          top: line - ink.actualBoundingBoxAscent,
          bottom: line + ink.actualBoundingBoxDescent,
        };
      });
      const touches = letters.some((one, at) =>
        letters.slice(at).some((other) => one.line !== other.line && window.overlap(one, other)),
      );
      return touches ? [`lines of “${words}” touch`] : [];
    });
  });

/** Controls without a focus ring, or whose ring crosses a line of text. */
export const crossings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const size = (value: string) => Number.parseFloat(value) || 0;
    const grown = ({ left, right, top, bottom }: Box, x: number, y = x): Box => ({
      left: left - x,
      right: right + x,
      top: top - y,
      bottom: bottom + y,
    });
    /** Fixed elements are above the others. */
    const layerOf = (element: Element | null): Element | null =>
      !element || /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : layerOf(element.parentElement);
    // Letters are smaller than their line box: by a quarter at the top and bottom.
    const linesOfText = () =>
      window
        .textsOf(document.body)
        .flatMap(({ holder, words, lines }) =>
          lines.map((line) => ({ holder, words, box: grown(line, -2, -line.height / 4) })),
        );
    const outlineOf = (element: Element | null, pseudo?: string) => {
      const style = element && getComputedStyle(element, pseudo);
      const isSeen = style?.outlineWidth === '2px' && !/, 0\)$/.test(style.outlineColor);
      return isSeen && style.outlineStyle === 'solid' ? style : undefined;
    };
    /** The box of the card that a control covers. */
    const cardOf = (element: Element, cover: CSSStyleDeclaration) => {
      let card = element;
      while (card.parentElement && getComputedStyle(card).position === 'static')
        card = card.parentElement;
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return {
        left: left + size(cover.left),
        right: right - size(cover.right),
        top: top + size(cover.top),
        bottom: bottom - size(cover.bottom),
      };
    };
    /** The ring is on the control, what follows it, its label, or the card that it covers. */
    const ringOf = (element: Element) => {
      const after = outlineOf(element, '::after');
      if (after) return { style: after, boxes: [cardOf(element, after)] };
      const holder = [element, element.nextElementSibling, element.parentElement].find((it) =>
        outlineOf(it),
      );
      const style = holder && outlineOf(holder);
      return style ? { style, boxes: [...holder.getClientRects()], holder } : undefined;
    };
    const crossedBy = (
      element: Element,
      { style, boxes, holder }: NonNullable<ReturnType<typeof ringOf>>,
      lines: ReturnType<typeof linesOfText>,
    ) =>
      lines
        .filter((line) =>
          boxes.some((box) => {
            const inner = grown(box, size(style.outlineOffset));
            const outer = grown(inner, size(style.outlineWidth));
            return window.overlap(outer, line.box) && !window.holds(inner, line.box);
          }),
        )
        .filter(
          (line) => !holder?.contains(line.holder) && layerOf(line.holder) === layerOf(element),
        );

    const found = new Set<string>();
    let rings = 0;
    let lines = linesOfText();
    const place = () => [scrollX, scrollY, document.body.offsetHeight].join();
    let seenAt = place();
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, summary, [tabindex="0"]',
    )) {
      // The page, and with it the text, moves only where a script scrolls it.
      element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      if (document.activeElement !== element) continue;
      const name = element.outerHTML.slice(0, 70);
      const ring = ringOf(element);
      if (!ring) {
        found.add(`${name} has no ring`);
        continue;
      }
      if (seenAt !== place()) [seenAt, lines] = [place(), linesOfText()];
      rings++;
      for (const { words } of crossedBy(element, ring, lines))
        found.add(`${name} crosses “${words.slice(0, 40)}”`);
    }
    return rings > 15 ? [...found] : ['there are no rings'];
  });

/** Texts of the footer that the floating links cover at the end of the page. */
export const underFloats = (page: Page) =>
  page.evaluate((reach) => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const links = [...document.querySelectorAll(`nav[aria-label="${reach}"] a`)].map((link) =>
      link.getBoundingClientRect(),
    );
    const texts = window.textsOf(document.querySelector('footer') as Element);
    const covered = texts.filter(({ lines }) =>
      lines.some((line) => links.some((link) => window.overlap(line, link))),
    );
    return links.length === 2 ? covered.map(({ words }) => words) : ['there are no links'];
  }, navigation.reach);

const INSET = 34;

/** Where columns begin at a width: a phone's grid of one or two, or the one hung on the line. */
function columnsAt(width: number): number[] {
  if (width < 600) return [INSET, (INSET + width) / 2];
  const gutter = Math.min(56, Math.max(20, width * 0.033));
  const line = width * 0.68;
  const left = line - gutter;
  const shares = [0, 1 / 3, 1 / 2, 2 / 3].map((share) => gutter + left * share);
  // In columns with a gap the second begins one inset later.
  return [...shares, gutter + (left + INSET) / 2, gutter + left / 2 + INSET, line + INSET];
}

/** Elements that are on no column, and why. */
const EXCEPTIONS = [
  // Items in a row.
  'nav',
  'ol:has(> li > a[href="/"])',
  // Moving elements, and texts for screen readers only.
  EXCLUDED,
  // Boxes with their own padding: worked examples, mock-ups, calculators.
  '[class] > section[aria-label]:not([data-rise])',
  'figure, li:has(> figure), form, table, dl, main waku-island:has(input)',
].join();

/** The texts of a page that begin on no column of its grid at the window's width. */
export const offTheGrid = (page: Page, width: number): Promise<string[]> =>
  page.locator('main :is(h1, h2, h3, h4, p)').evaluateAll(
    (texts, [exceptions, columns]) =>
      texts.flatMap((text) => {
        const { paddingLeft, float, textAlign } = getComputedStyle(text);
        const isSeen = text.checkVisibility({ visibilityProperty: true });
        const isApart = text.closest(exceptions) || textAlign !== 'start' || float !== 'none';
        if (!isSeen || isApart || !text.textContent?.trim()) return [];
        const left = text.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
        return columns.some((column) => Math.abs(column - left) < 1.5)
          ? []
          : [`${text.tagName} ${text.textContent.slice(0, 30)}: ${left}, columns at ${columns}`];
      }),
    [EXCEPTIONS, columnsAt(width)] as const,
  );

/** WCAG 1.4.12, as the success criterion states it. */
export const SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-block-end: 2em !important; }`;

/** WCAG 1.4.4: text at twice its size in the same window. */
export const LARGE_LETTERS = 'html { font-size: 200% !important; }';

/** Checks a page at some widths with a visitor's own style sheet, which may be empty. */
export async function styled(
  page: Page,
  content: string,
  widths: readonly number[],
  look: (where: string, width: number) => Promise<void>,
): Promise<void> {
  // Playwright refuses an empty sheet.
  const style = await page.addStyleTag({ content: `${content}\n` });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await look(`${page.url()} at ${width} px ${content}`, width);
  }
  await style.evaluate((element) => (element as Element).remove());
}

/** A colour of `colours.ts`, as a browser states it. */
export const rgb = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;
