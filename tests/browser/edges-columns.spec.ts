import type { Page } from 'playwright/test';
import { sweptRoutes } from '../support/swept-routes';
import { expect, test } from './harness';

const WIDTHS = [390, 768, 1024, 1280, 1440, 1920];
const INSET = 34;

/** Where columns begin at a width: one grid on a phone, one on a tablet, one hung on the line. */
function columnsAt(width: number): number[] {
  if (width < 600) return [INSET];
  if (width < 1024) {
    const room = width - INSET - 20;
    const columns = [2, 3].flatMap((count) =>
      [0, 20, INSET].flatMap((gap) =>
        Array.from({ length: count }, (_, at) => INSET + (at * (room + gap)) / count),
      ),
    );
    // Plans begin beside the rule of their column.
    return [...columns, ...[1, 2].map((at) => INSET + (at * room) / 3 + 21)];
  }
  const gutter = Math.min(56, Math.max(20, width * 0.033));
  const line = width * 0.68;
  const left = line - gutter;
  const shares = [0, 1 / 3, 1 / 2, 2 / 3].map((share) => gutter + left * share);
  // Of columns with a gap, the second begins an inset after its share.
  return [...shares, gutter + (left + INSET) / 2, gutter + left / 2 + INSET, line + INSET];
}

/** What stands on no column, and why. */
const EXCEPTIONS = [
  // Read across, one item after the other.
  'nav',
  'ol:has(> li > a[href="/"])',
  // What moves, and what is for the ear alone.
  '[data-row], [role=group][tabindex], .visually-hidden, [aria-hidden=true]',
  // Boxes with a margin of their own: worked examples, mock-ups, calculators.
  '[class] > section[aria-label]:not([data-rise])',
  'figure, form, table, dl, main waku-island:has(input)',
].join();

for (const { path, kind } of sweptRoutes.filter((route) => route.path !== '/specimen')) {
  test(`${path}: every text begins on a column of the grid`, async ({ page, watch }) => {
    if (kind === 'not-found') watch.allow(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const columns = columnsAt(width);
      const texts = await page.locator('main :is(h1, h2, h3, h4, p)').evaluateAll(
        (found, exceptions) =>
          found.flatMap((text) => {
            if (!text.checkVisibility({ visibilityProperty: true }) || text.closest(exceptions))
              return [];
            if (getComputedStyle(text).textAlign !== 'start') return [];
            const { paddingLeft, float } = getComputedStyle(text);
            if (float !== 'none' || !text.textContent?.trim()) return [];
            return [
              {
                text: `${text.tagName} ${text.textContent.slice(0, 30)}`,
                left: text.getBoundingClientRect().left + Number.parseFloat(paddingLeft),
              },
            ];
          }),
        EXCEPTIONS,
      );
      expect(texts.length).toBeGreaterThan(1);
      const off = texts
        .filter(({ left }) => !columns.some((column) => Math.abs(column - left) < 1.5))
        .map(({ text, left }) => `${text}: ${Math.round(left)}`);
      expect(off, `at ${width} px, columns at ${columns.map(Math.round)}`).toEqual([]);
    }
  });
}

/** The left edges of elements in the window, from the left. */
const leftsOf = (page: Page, elements: string) =>
  page.locator(elements).evaluateAll((found) =>
    found
      .map((element) => Math.round(element.getBoundingClientRect().left))
      .filter((left) => left >= 0 && left < innerWidth)
      .sort((a, b) => a - b),
  );

test('the carousel of articles stands on the columns of the grid below it', async ({ page }) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog');
    const below = await leftsOf(page, 'main ul:has(> li article) > li');
    const slides = await leftsOf(page, '[aria-roledescription=slide] article');
    expect(slides.slice(0, 3)).toEqual([...new Set(below)]);
  }
});

test('the brass strip of the nought leaves its picture on the line', async ({ page }) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const picture = page.getByRole('img', { name: /cast brass nought/ });
    await picture.scrollIntoViewIfNeeded();
    const strip = await picture.evaluate(async (element) => {
      const image = element as HTMLImageElement;
      await image.decode();
      const canvas = document.createElement('canvas');
      const { naturalWidth, naturalHeight } = image;
      Object.assign(canvas, { width: naturalWidth, height: naturalHeight });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const row = context.getImageData(0, naturalHeight - 2, naturalWidth, 1).data;
      const brass = Array.from({ length: naturalWidth }, (_, x) => x).filter(
        (x) => (row[x * 4] ?? 0) > 140 && (row[x * 4] ?? 0) - (row[x * 4 + 2] ?? 0) > 50,
      );
      const { left, width: shown } = image.getBoundingClientRect();
      const middle = ((brass.at(0) ?? 0) + (brass.at(-1) ?? 0) + 1) / 2;
      return left + (middle / naturalWidth) * shown;
    });
    expect(Math.abs(strip - 0.68 * width), `${width} px`).toBeLessThan(3);
  }
});

test('the first length of the return ends where its word does', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const ends = await page.locator('[data-mark] + span').evaluate((marks) => {
      const range = document.createRange();
      range.selectNode(marks.firstChild as Node);
      const mark = marks.previousElementSibling as Element;
      return [range.getBoundingClientRect().right, mark.getBoundingClientRect().right];
    });
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 99))).toBeLessThan(5);
  }
});
