import { expect, test } from 'playwright/test';
import { budgets } from '../../tools/budgets.ts';
import { measurePresses } from '../../tools/presses.ts';
import { launch } from '../../tools/visits.ts';

/** Other work on the machine can only lengthen a time: each state is held to its best median. */
const MEASUREMENTS = 5;

test('a press is answered within 100 ms on a slow phone, without React, with React absent and there', async () => {
  test.setTimeout(240_000);
  const chromium = await launch();
  const best = { native: Infinity, absent: Infinity, there: Infinity };
  const states = Object.keys(best) as (keyof typeof best)[];
  const isSlow = (state: keyof typeof best) => best[state] > budgets.interaction;
  try {
    for (let count = 0; count < MEASUREMENTS && states.some(isSlow); count++) {
      const measured = await measurePresses(chromium, 'dist/public', 3);
      for (const state of states) {
        expect(measured[state]).toBeGreaterThanOrEqual(0);
        best[state] = Math.min(best[state], measured[state]);
      }
    }
  } finally {
    await chromium.close();
  }
  expect(states.filter(isSlow), JSON.stringify(best)).toEqual([]);
});
