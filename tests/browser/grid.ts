import type { Page } from 'playwright/test';
import { expect } from './harness';

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

/** The texts of a page that begin on no column of its grid, at the width that the window has. */
export async function offTheGrid(page: Page, width: number): Promise<string[]> {
  const columns = columnsAt(width);
  const texts = await page.locator('main :is(h1, h2, h3, h4, p)').evaluateAll(
    (found, exceptions) =>
      found.flatMap((text) => {
        if (!text.checkVisibility({ visibilityProperty: true }) || text.closest(exceptions))
          return [];
        const { paddingLeft, float, textAlign } = getComputedStyle(text);
        if (textAlign !== 'start' || float !== 'none' || !text.textContent?.trim()) return [];
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
  return texts
    .filter(({ left }) => !columns.some((column) => Math.abs(column - left) < 1.5))
    .map(({ text, left }) => `${text}: ${Math.round(left)}, columns at ${columns.map(Math.round)}`);
}
