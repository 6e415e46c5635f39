import type { Browser, Locator } from 'playwright';
import { serve } from './serve.ts';

/*
 * How soon a page answers a press, on a slow phone: the processor slowed four times, 1.6 Mbit/s,
 * 150 ms. In each run a question is pressed, which needs no React, and a button of a calculator: once
 * with React absent, and again with React there.
 */

const PAGE = '/blog/restaurant-marketing-london-2';
const RUNS = 7;
/** What Lighthouse calls a slow fourth-generation network: bytes a second, milliseconds. */
export const NETWORK = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  latency: 150,
};
export const SLOWED = 4;
/** In milliseconds, medians over all runs (browsers round a paint to 8). */
export interface PressLatency {
  /** From a press to the next paint: without React, with React absent, and with React there. */
  readonly native: number;
  readonly absent: number;
  readonly there: number;
  /** From the press with React absent to what the island does. */
  readonly effect: number;
}

/**
 * @param root of the built site
 * @param times how many runs the medians are of
 */
export async function measurePresses(
  chromium: Browser,
  root: string,
  times: number = RUNS,
): Promise<PressLatency> {
  const served = await serve({ root, port: 0 });
  const runs: Record<keyof PressLatency, number[]>[] = [];
  try {
    for (let run = 0; run < times; run++) {
      const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', NETWORK);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      await page.goto(served.url + PAGE, { waitUntil: 'networkidle' });
      const share = page.locator('waku-island[data-island^="Sum "] button').first();
      const status = page.locator('waku-island[data-island^="Sum "] [role=status]').first();
      await share.scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      await page.evaluate(() => {
        const durations: number[] = [];
        Object.assign(window, { durations });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.name === 'click') durations.push(entry.duration);
          }
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      });
      /** Presses and waits until the browser has reported it. Under 16 ms it reports nothing. */
      const press = async (control: Locator): Promise<number> => {
        await page.evaluate(() => {
          (window as unknown as { durations: number[] }).durations.length = 0;
        });
        // As long as a finger stays down.
        await control.click({ delay: 80 });
        await page.waitForTimeout(250);
        return page.evaluate(() => {
          const { durations } = window as unknown as { durations: number[] };
          return Math.max(0, ...durations);
        });
      };
      const native = await press(page.locator('label:has([name=theme][value=night])'));
      await share.scrollIntoViewIfNeeded();
      const effect = status.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            let start = 0;
            addEventListener(
              'click',
              () => {
                start = performance.now();
              },
              { capture: true, once: true },
            );
            new MutationObserver(() => resolve(performance.now() - start)).observe(element, {
              subtree: true,
              childList: true,
              characterData: true,
            });
          }),
      );
      const absent = await press(share);
      runs.push({ native: [native], absent: [absent], effect: [await effect], there: [] });
      await page.waitForTimeout(500);
      runs.at(-1)?.there.push(await press(share), await press(share));
      await context.close();
    }
  } finally {
    await served.close();
  }
  const median = (kind: keyof PressLatency) => {
    const all = runs.flatMap((run) => run[kind]).sort((a, b) => a - b);
    return all[all.length >> 1] as number;
  };
  return {
    native: median('native'),
    absent: median('absent'),
    there: median('there'),
    effect: median('effect'),
  };
}
