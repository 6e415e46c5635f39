import type { Browser } from 'playwright';
import { serve } from './serve.ts';

/*
 * How soon a page answers a press, on a slow phone: the processor slowed four times, 1.6 Mbit/s,
 * 150 ms. In each run five questions of one page are pressed: one with React absent, one with React
 * on its way, three with React there.
 */

const PAGE = '/services';
const RUNS = 7;
/** What Lighthouse calls a slow fourth-generation network: bytes a second, milliseconds. */
const NETWORK = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  latency: 150,
};
const SLOWED = 4;
/** The first press starts React, which takes longer than this on that network. */
const ON_ITS_WAY = 350;

/** From a press to the next paint, in milliseconds (browsers round to 8): medians over all runs. */
export interface PressLatency {
  readonly absent: number;
  readonly onItsWay: number;
  readonly there: number;
  /** Of `there`, only the first press of each run: its code runs for the first time. */
  readonly first: number;
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
      await page.goto(served.url + PAGE);
      const questions = page.locator('#faq button[aria-expanded]');
      await questions.first().scrollIntoViewIfNeeded();
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
      /** Presses a question and waits until the browser has reported it. Under 16 ms it reports nothing. */
      const press = async (index: number): Promise<number> => {
        await page.evaluate(() => {
          (window as unknown as { durations: number[] }).durations.length = 0;
        });
        // As long as a finger stays down.
        await questions.nth(index).click({ delay: 80 });
        await page.waitForTimeout(250);
        return page.evaluate(() => {
          const { durations } = window as unknown as { durations: number[] };
          return Math.max(0, ...durations);
        });
      };
      const absent = await press(0);
      await page.waitForTimeout(ON_ITS_WAY - 250);
      const isThere = () => document.documentElement.dataset.js === 'here';
      if (await page.evaluate(isThere)) throw new Error('React came before the second press.');
      const onItsWay = await press(1);
      await page.waitForFunction(isThere);
      await page.waitForTimeout(500);
      const there = [await press(2), await press(3), await press(4)];
      runs.push({ absent: [absent], onItsWay: [onItsWay], there, first: there.slice(0, 1) });
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
    absent: median('absent'),
    onItsWay: median('onItsWay'),
    there: median('there'),
    first: median('first'),
  };
}
