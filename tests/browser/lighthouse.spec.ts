import lighthouse from 'lighthouse';
import { chromium, expect, test } from 'playwright/test';
import { browser, launchFlags } from '../../tools/browser.ts';
import { serve } from '../../tools/serve.ts';
import { slowness } from '../../tools/slowness.ts';
import { ARTICLE } from '../../tools/visits.ts';
import { freePort } from '../support/free-port.ts';

/* Lighthouse's audits that do not depend on how fast the machine is: one page of each kind. */

test.describe.configure({ mode: 'serial', timeout: 180_000 * slowness });

for (const path of ['/', '/blog', ARTICLE, '/contact']) {
  test(`Lighthouse finds nothing on ${path}`, async () => {
    const port = await freePort();
    const served = await serve({ port: 0 });
    const chrome = await chromium.launch({
      executablePath: browser(),
      args: [...launchFlags, `--remote-debugging-port=${port}`],
    });
    try {
      const report = await lighthouse(served.url + path, {
        port,
        logLevel: 'error',
        onlyCategories: ['accessibility', 'best-practices', 'seo'],
        throttlingMethod: 'provided',
        disableFullPageScreenshot: true,
      });
      const { categories = {}, audits = {} } = report?.lhr ?? {};
      expect(Object.keys(categories)).toHaveLength(3);
      const failed = Object.values(categories)
        .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
        .filter(({ id }) => Number(audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id);
      expect(failed).toEqual([]);
    } finally {
      await chrome.close();
      await served.close();
    }
  });
}
