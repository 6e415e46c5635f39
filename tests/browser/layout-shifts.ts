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
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as LayoutShift[]) {
        if (!entry.hadRecentInput) sum += entry.value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.takeShifts = () => {
      // Shifts that have not been reported yet.
      add(observer.takeRecords());
      const taken = sum;
      sum = 0;
      return taken;
    };
  });
  const sum = () => page.evaluate(() => window.takeShifts());
  return {
    forget: async () => {
      await sum();
    },
    sum,
  };
}

/** An entry of its timeline, which the types of the platform do not have yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    /** Returns the sum of the shifts since it was last called. */
    takeShifts: () => number;
  }
}
