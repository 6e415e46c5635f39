import type { Page } from 'playwright/test';

/** What moves on a page that nobody has touched, as the browser counts it. */
export interface LayoutShifts {
  /** Begins the count again. */
  readonly forget: () => Promise<void>;
  /** The score since then: shares of the window, added up. */
  readonly sum: () => Promise<number>;
}

/** Watches for layout shifts; to be called before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<LayoutShifts> {
  await page.addInitScript(() => {
    window.shiftedBy = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) window.shiftedBy += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    forget: () =>
      page.evaluate(() => {
        window.shiftedBy = 0;
      }),
    sum: () => page.evaluate(() => window.shiftedBy),
  };
}

/** An entry of its timeline, which the types of the platform do not have yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    shiftedBy: number;
  }
}
