import axe from 'axe-core';
import { routes } from '../../src/content/routes';
import { expect, test } from './harness';

for (const { path, kind } of routes) {
  const address = kind === 'not-found' ? '/no/such-page' : path;
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has nothing that axe finds, ${colorScheme} @phone`, async ({ page, watch }) => {
      if (kind === 'not-found') watch.allow(/404/);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() =>
        (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
          // What stands in a frame is somebody else's.
          iframes: false,
        }),
      );
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(found).toEqual([]);
    });
  }
}
