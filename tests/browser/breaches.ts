import type { BrowserContext, Page } from 'playwright/test';

declare global {
  interface Window {
    noteBreach: (what: string) => Promise<void>;
  }
}

/** Collects, from every page and frame of a context, breaches of a policy and reports of the browser. */
export async function breachesIn(context: BrowserContext): Promise<readonly string[]> {
  const breaches: string[] = [];
  await context.exposeBinding('noteBreach', ({ frame }, what: string) => {
    breaches.push(`${new URL(frame.url()).pathname}: ${what}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      window.noteBreach(`breach of ${event.effectiveDirective} by ${event.blockedURI}`);
    });
    new ReportingObserver(
      (reports) => {
        for (const { type, body } of reports) {
          window.noteBreach(`report of ${type}: ${JSON.stringify(body)}`);
        }
      },
      { buffered: true },
    ).observe();
  });
  return breaches;
}

/** Goes down a page a window at a time, so that all that waits to be seen comes. */
export const goDown = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });

/** Lets the page send what it has observed: reports are handed over between tasks. */
export const reported = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
