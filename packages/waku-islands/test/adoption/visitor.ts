import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launchFlags, browser as program } from '../../../../tools/browser';

/** The browser of a file of tests. */
export let browser: Browser;
/** The visitor of a test, whose page must complain of nothing but what the test allows. */
export let visitor: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: program(), args: [...launchFlags] });
});
beforeEach(async () => {
  visitor = await open();
});
afterEach(async () => {
  await visitor.close();
  const { allowed, complaints } = visitor;
  expect(complaints.filter((one) => !allowed.some((pattern) => pattern.test(one)))).toEqual([]);
});
afterAll(() => browser.close());

/**
 * A page of a fresh visitor, what it complains of, and the scripts and payloads that it requests.
 */
async function open() {
  const context = await browser.newContext();
  // The starter links a sheet of another host.
  await context.route(/fonts\.googleapis\.com/, (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:js|txt)$/.test(new URL(request.url()).pathname)) scripts.push(request.url());
  });
  /** Complaints that the test expects, whenever they come. */
  const allowed: RegExp[] = [];
  return { page, complaints, allowed, scripts, close: () => context.close() };
}

/** Holds every script back. @returns a function that lets them go */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export const count = (page: Page) =>
  page
    .getByText(/: \d+$/)
    .last()
    .innerText();
export const button = (page: Page) => page.getByRole('button', { name: 'Increment' });
