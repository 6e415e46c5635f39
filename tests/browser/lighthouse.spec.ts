import { chromium, expect, test } from 'playwright/test';
import { browser, launchFlags } from '../../tools/browser.ts';
import { CATEGORIES, runLighthouse } from '../../tools/lighthouse-run.ts';
import { serve } from '../../tools/serve.ts';
import { ARTICLE } from '../../tools/visits.ts';
import { freePort } from '../../tools/web-servers.ts';

/*
 * One page of each kind; `npm run lighthouse` measures all of them, seven times each, beside the same
 * page without its scripts.
 */

/** Other work on the machine can only lower a score. */
const RUNS = 3;
/**
 * On shared processors plain HTML reads 99 at times, with scripts or without: the browser's own start
 * counts as blocking time.
 */
const LOWEST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

for (const path of ['/', '/blog', ARTICLE, '/contact']) {
  test(`Lighthouse gives ${path} 100 in each category, and sees no script`, async () => {
    const port = await freePort();
    const served = await serve({ port: 0 });
    const chrome = await chromium.launch({
      executablePath: browser(),
      args: [...launchFlags, `--remote-debugging-port=${port}`],
    });
    try {
      let short: string[] = [];
      for (let run = 1; run <= RUNS; run += 1) {
        const { figures, failed, scripts } = await runLighthouse(served.url + path, port);
        expect(scripts).toEqual([]);
        short = CATEGORIES.filter(
          (category) => !((figures[category] ?? 0) >= LOWEST[category]),
        ).map((category) => `${category}: ${figures[category]} (${failed.join(', ')})`);
        if (short.length === 0) break;
      }
      expect(short).toEqual([]);
    } finally {
      await chrome.close();
      await served.close();
    }
  });
}
