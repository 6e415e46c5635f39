import { existsSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { budgets } from '../../tools/budgets.ts';
import { build } from '../../tools/build.ts';
import { ARTICLE, launch, measureVisit, SLOWED, STOCK, visits, wheel } from '../../tools/visits.ts';

/* Whole visits, held to their budgets. `npm run visits` prints all of them beside Waku's own output. */

/** Other work on the machine can only add long tasks: one scroll without any is enough. */
const MEASUREMENTS = 3;
/** Bytes do not depend on the processor. */
const UNSLOWED = 1;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

for (const visit of visits.filter(({ reads }) => reads)) {
  test(`${visit.name}: no React, no payload, no style sheet`, async () => {
    const chromium = await launch();
    try {
      const { bytes, total } = await measureVisit(chromium, 'dist/public', visit, UNSLOWED);
      expect(bytes.page).toBeGreaterThan(5000);
      expect({ script: bytes.script, payload: bytes.payload, style: bytes.style }).toEqual({
        script: 0,
        payload: 0,
        style: 0,
      });
      if (!visit.name.startsWith('six pages')) return;
      expect(total).toBeLessThanOrEqual(budgets.visit.sixPages);
      // Waku's own output of the same sources, built when it is not there yet.
      if (!existsSync(`${STOCK}/public`)) {
        expect(await build(STOCK, { NOUGHTLINE_OUTPUT: 'stock' }, 'error')).toBe(0);
      }
      const stock = await measureVisit(chromium, `${STOCK}/public`, visit, UNSLOWED);
      expect(total / stock.total).toBeLessThanOrEqual(budgets.visit.ofStock);
    } finally {
      await chromium.close();
    }
  });
}

test('scrolling an article from top to end causes no long task, processor slowed four times', async () => {
  const chromium = await launch();
  try {
    let tasks: readonly number[] = [Number.NaN];
    for (let count = 0; count < MEASUREMENTS && tasks.length > 0; count++) {
      await measureVisit(
        chromium,
        'dist/public',
        {
          name: 'an article scrolled',
          reads: true,
          go: async (page, origin) => {
            await page.goto(origin + ARTICLE, { waitUntil: 'networkidle' });
            await page.waitForTimeout(1000);
            const durations = await page.evaluateHandle(() => {
              const seen: number[] = [];
              new PerformanceObserver((list) => {
                for (const { duration } of list.getEntries()) seen.push(duration);
              }).observe({ type: 'longtask' });
              return seen;
            });
            await wheel(page);
            await page.waitForTimeout(500);
            expect(await page.evaluate(() => scrollY)).toBeGreaterThan(5000);
            tasks = await durations.jsonValue();
          },
        },
        SLOWED,
      );
    }
    expect(tasks).toEqual([]);
  } finally {
    await chromium.close();
  }
});
