import puppeteer, { type Page } from 'puppeteer-core';
import { firefoxProgram } from '../../tools/engines';
import { type Browser, PATIENCE } from './tab';

/**
 * Starts Firefox, driven by WebDriver BiDi.
 *
 * @throws when it does not start
 */
export async function launchFirefox(): Promise<Browser> {
  const driven = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxProgram() ?? 'firefox',
  });
  const problems: string[] = [];
  const newPage = async () => watch(await driven.newPage(), problems);
  let page = await newPage();
  let isBack = false;
  return {
    tab: {
      open: async (url) => {
        const left = page;
        if (isBack) page = await newPage();
        if (isBack) await left.close();
        isBack = false;
        await page.goto(url, PATIENCE);
      },
      back: async () => {
        // Firefox never tells its driver that a page from the back/forward cache has loaded: such a
        // page is closed, and a new one opened.
        isBack = true;
        await page.evaluate(() => void setTimeout(() => history.back()));
      },
      move: (x, y) => page.mouse.move(x, y),
      press: (x, y, how) =>
        page.mouse.click(x, y, {
          count: how === 'twice' ? 2 : 1,
          button: how === 'right' ? 'right' : 'left',
        }),
      key: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      evaluate: (run, ...values) => page.evaluate(run as never, ...values) as never,
      resize: (width, height) => page.setViewport({ width, height }),
      problems: async () => problems.splice(0),
    },
    close: () => driven.close(),
  };
}

function watch(page: Page, problems: string[]): Page {
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warn') problems.push(`console ${type}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${String(error)}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Requests that were pending when the page was left; for one of a frame Firefox says
    // NS_ERROR_FAILURE.
    if (!/ABORTED|^NS_ERROR_FAILURE$/.test(why))
      problems.push(`request failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return page;
}
