import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { articles } from '../../src/content/articles';
import { type Front, SCRIPT } from '../support/front';
import { test } from './arrival';
import { expect, wake } from './harness';

test.describe('the footer', () => {
  const reading = (page: Page, what: 'page' | 'script') =>
    page.locator(`[data-weight=${what}]`).innerText();
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const bytesOf = ({ asked }: Front, path: RegExp) =>
    asked.filter((entry) => path.test(entry.path)).reduce((sum, { bytes }) => sum + bytes, 0);

  for (const path of ['/', articles[0]?.path ?? '', '/contact']) {
    test(`of ${path} shows the transferred size, rounded to 0.1 KB @phone`, async ({
      page,
      front,
    }) => {
      await page.goto(path);
      const boot = await page.evaluate(() =>
        [...document.querySelectorAll('script:not([type])')]
          .map(({ textContent }) => textContent)
          .join('\n'),
      );
      const bootBytes = brotliCompressSync(boot).length;
      // Weighed before the figure was written into it: a byte or two less or more.
      const sent = bytesOf(front, new RegExp(`^${path}$`)) / 1000;
      expect(Math.abs(Number(await reading(page, 'page')) - sent)).toBeLessThan(0.1);
      expect(await reading(page, 'script')).toBe(kilobytes(bootBytes));

      await wake(page);
      const script = () => kilobytes(bootBytes + bytesOf(front, SCRIPT));
      await expect.poll(async () => (await reading(page, 'script')) === script()).toBe(true);
      expect(await reading(page, 'page')).toBe(kilobytes(bytesOf(front, new RegExp(`^${path}$`))));

      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'About', exact: true })
        .first()
        .click();
      await expect(page).toHaveURL('/about');
      const payload = () => kilobytes(bytesOf(front, /^\/RSC\/R\/about\.txt$/));
      await expect.poll(async () => (await reading(page, 'page')) === payload()).toBe(true);
      expect(Number(payload())).toBeGreaterThan(1);
      await expect.poll(async () => (await reading(page, 'script')) === script()).toBe(true);
    });
  }
});
