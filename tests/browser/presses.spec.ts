import { expect, test } from 'playwright/test';
import { budgets } from '../../tools/budgets.ts';
import { measurePresses } from '../../tools/presses.ts';
import { launch } from '../../tools/visits.ts';

// A time on a shared machine: a slow one is measured again.
test.describe.configure({ retries: 2, timeout: 120_000 });

test('a press is answered within 100 ms on a slow phone, with React absent, on its way and there', async () => {
  const chromium = await launch();
  try {
    const { absent, onItsWay, there } = await measurePresses(chromium, 'dist/public', 3);
    for (const latency of [absent, onItsWay, there]) {
      expect(latency).toBeGreaterThan(0);
      expect(latency).toBeLessThanOrEqual(budgets.interaction.native);
    }
  } finally {
    await chromium.close();
  }
});
