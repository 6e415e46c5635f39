import { type Browser, chromium, type Page } from 'playwright';
import { launchFlags, browser as program } from '../../../../tools/browser';

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: program(), args: [...launchFlags] });

/** A page of a fresh visitor, what it complains of, and the scripts and styles that it requests. */
export async function open(browser: Browser, init?: () => void) {
  const context = await browser.newContext();
  if (init) await context.addInitScript(init);
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
  return { page, complaints, scripts, close: () => context.close() };
}

export const count = (page: Page) =>
  page
    .getByText(/: \d+$/)
    .last()
    .innerText();
export const button = (page: Page) => page.getByRole('button', { name: 'Increment' });
