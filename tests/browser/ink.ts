import type { Page } from 'playwright/test';

/**
 * Headings whose lines touch: each line is drawn alone, as the browser draws it, and no pixel of one
 * may lie on or beside a pixel of the next.
 */
export const touchingLines = (page: Page): Promise<string[]> =>
  page.locator('h1, h2, h3').evaluateAll((headings) => {
    interface Line {
      readonly draw: (on: OffscreenCanvasRenderingContext2D) => void;
    }
    /** The words of a text, line by line, with where each line stands. */
    const linesOf = (heading: Element): Line[] => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const lines: Line[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { font, letterSpacing } = getComputedStyle(node.parentElement ?? heading);
        const prepare = (on: OffscreenCanvasRenderingContext2D) =>
          Object.assign(on, { font, letterSpacing });
        const measure = new OffscreenCanvas(1, 1).getContext(
          '2d',
        ) as OffscreenCanvasRenderingContext2D;
        prepare(measure);
        const ascent = measure.measureText('H').fontBoundingBoxAscent;
        let words = '';
        let at: DOMRect | undefined;
        const close = () => {
          if (!at) return;
          const [text, { left, top }] = [words, at];
          lines.push({
            draw: (on) => {
              prepare(on);
              on.fillText(text, left, top + ascent);
            },
          });
        };
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.trimEnd().length);
          const box = range.getBoundingClientRect();
          if (at && Math.abs(box.top - at.top) < 2) {
            words += word;
          } else {
            close();
            [words, at] = [word, box];
          }
        }
        close();
      }
      return lines;
    };
    const inkOf = ({ draw }: Line, from: DOMRect, room: number) => {
      const canvas = new OffscreenCanvas(
        Math.ceil(from.width) + 2 * room,
        Math.ceil(from.height) + 2 * room,
      );
      const on = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      on.translate(room - from.left, room - from.top);
      draw(on);
      return on.getImageData(0, 0, canvas.width, canvas.height);
    };
    /** Whether a pixel of one drawing lies on or right above one of the other. */
    const meet = (above: ImageData, below: ImageData) => {
      const isInk = ({ data }: ImageData, pixel: number) => (data[pixel * 4 + 3] ?? 0) >= 64;
      for (let pixel = 0; pixel < below.data.length / 4; pixel++)
        if (isInk(below, pixel) && (isInk(above, pixel) || isInk(above, pixel - below.width)))
          return true;
      return false;
    };
    return headings.flatMap((heading) => {
      const lines = heading.checkVisibility() ? linesOf(heading) : [];
      const box = heading.getBoundingClientRect();
      const room = Number.parseFloat(getComputedStyle(heading).fontSize);
      const inks = lines.length > 1 ? lines.map((line) => inkOf(line, box, room)) : [];
      return inks.some((ink, at) => at > 0 && meet(inks[at - 1] as ImageData, ink))
        ? [`lines of “${heading.textContent?.slice(0, 40)}” touch`]
        : [];
    });
  });
