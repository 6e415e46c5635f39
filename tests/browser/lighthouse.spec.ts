import lighthouse from 'lighthouse';
import { chromium, expect, test } from 'playwright/test';
import { browser, launchFlags } from '../../tools/browser.ts';
import { serve } from '../../tools/serve.ts';
import { slowness } from '../../tools/slowness.ts';
import { ARTICLE } from '../../tools/visits.ts';
import { freePort } from '../support/start-program.ts';

test('Lighthouse finds nothing by audits that do not depend on how fast the machine is', async () => {
  test.setTimeout(360_000 * slowness);
  const port = await freePort();
  const served = await serve({ port: 0 });
  const chrome = await chromium.launch({
    executablePath: browser(),
    args: [...launchFlags, `--remote-debugging-port=${port}`],
  });
  try {
    for (const path of ['/', '/blog', ARTICLE, '/contact']) {
      const report = await lighthouse(served.url + path, {
        port,
        logLevel: 'error',
        onlyCategories: ['accessibility', 'best-practices', 'seo'],
        throttlingMethod: 'simulate',
        disableFullPageScreenshot: true,
      });
      const { categories = {}, audits = {} } = report?.lhr ?? {};
      const counted = Object.values(categories).flatMap(({ auditRefs }) =>
        auditRefs.filter(({ weight }) => weight > 0),
      );
      expect(counted.length).toBeGreaterThan(30);
      const failed = counted.filter(({ id }) => Number(audits[id]?.score ?? 1) < 0.9);
      expect.soft(failed, path).toEqual([]);
    }
  } finally {
    await chrome.close();
    await served.close();
  }
});
