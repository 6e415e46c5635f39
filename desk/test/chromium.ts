import { chromium } from 'playwright';
import { browser, launchFlags } from '../../tools/browser.ts';
import { type Browser, drivenTab, type LaunchOptions } from '../../tests/engines/tab.ts';

/** Starts Chromium, driven as the other engines are. */
export async function launchChromium({ script }: LaunchOptions): Promise<Browser> {
  const driven = await chromium.launch({ executablePath: browser(), args: [...launchFlags] });
  const page = await driven.newPage({ javaScriptEnabled: script });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return {
    tab: {
      ...drivenTab(page),
      evaluate: (run, ...values) =>
        page.evaluate(`(${run}).apply(null, ${JSON.stringify(values)})`) as never,
      resize: (width, height) => page.setViewportSize({ width, height }),
      problems: async () => problems.splice(0),
    },
    close: () => driven.close(),
  };
}
