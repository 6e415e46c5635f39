import type { BrowserContext, Page } from 'playwright/test';
import { blog } from '../../src/content/blog';
import { enquiryForm, overlay } from '../../src/content/contact';
import { home } from '../../src/content/home';
import { frame, topLinks } from '../../src/content/navigation';
import { routes } from '../../src/content/routes';
import { expect, test, wake } from './harness';

/*
 * The site under the headers that `_headers` names: what a browser refuses, and
 * what it would only report, is collected on every page. That the console stays
 * silent as well is seen to by the harness.
 */

declare global {
  interface Window {
    noteBreach: (what: string) => Promise<void>;
  }
}

/** Collects, from every page and frame of a context, breaches of a policy and reports of the browser. */
async function breachesIn(context: BrowserContext): Promise<readonly string[]> {
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
const goDown = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });

/** Lets the page send what it has observed: reports are handed over between tasks. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));

// Half of the pages in each test, so that two run beside each other.
for (const half of [0, 1]) {
  test(`no page breaks the policy when it is opened, woken and gone down, part ${half + 1}`, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/404/);
    const breaches = await breachesIn(context);
    for (const { path, kind } of routes.filter((_, index) => index % 2 === half)) {
      const answer = await page.goto(kind === 'not-found' ? '/no/such-page' : path);
      expect(answer?.headers()['content-security-policy'], path).toContain(
        "require-trusted-types-for 'script'",
      );
      await wake(page);
      await goDown(page);
      await settle(page);
      expect(breaches).toEqual([]);
    }
  });
}

test('nothing that a visitor does breaks the policy', async ({ page, context }) => {
  const breaches = await breachesIn(context);
  await page.goto('/');
  await wake(page);
  const reach = page.getByRole('navigation', { name: frame.reach });
  await reach.getByRole('link', { name: frame.whatsapp }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tooltip').and(page.locator('[data-state=open]'))).toBeVisible();
  for (const { question, answer } of home.faq.items) {
    await page.getByRole('button', { name: question, exact: true }).click();
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  }
  for (const value of ['night', 'day']) {
    const choice = page.locator(`[name=theme][value=${value}]`);
    await page.locator('label').filter({ has: choice }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', value);
  }

  // From here on pages change in place.
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.push(request.url());
    }
  });
  const menu = page.getByRole('navigation', { name: frame.mainNavigation });
  for (const { label, href } of topLinks.toReversed()) {
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
  }
  await page.goBack();
  await expect(page).toHaveURL('/services');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  const carousel = page.getByRole('region', { name: blog.controls.carousel });
  await carousel.getByRole('button', { name: blog.controls.pause, exact: true }).click();
  await carousel.getByRole('button', { name: blog.controls.next, exact: true }).click();
  await carousel.getByRole('button', { name: blog.controls.previous, exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /TikTok marketing/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await goDown(page);

  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  const form = page.locator('main form[method=post]');
  for (const name of ['firstName', 'surname'] as const) {
    await form.getByLabel(enquiryForm.labels[name]).fill('Ada');
  }
  await form.getByLabel(enquiryForm.labels.email).fill('ada@example.com');
  await form.locator('[type=submit]').click();
  const answer = page.getByRole('dialog', { name: overlay.title });
  await answer.getByRole('button', { name: overlay.dismiss }).click();
  await expect(answer).toHaveCount(0);
  await settle(page);
  expect(loads).toEqual([]);
  expect(breaches).toEqual([]);
});

const deeds: readonly (readonly [what: string, deed: () => void, directive: string])[] = [
  [
    'a script of an element',
    () => {
      const script = document.createElement('script');
      try {
        script.text = '0';
      } catch {}
    },
    'require-trusted-types-for',
  ],
  [
    'a picture from elsewhere',
    () => {
      new Image().src = 'https://tracker.invalid/pixel.png';
    },
    'img-src',
  ],
  [
    'a frame from elsewhere',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://tracker.invalid/';
      document.body.append(frame);
    },
    'frame-src',
  ],
];

for (const [what, deed, directive] of deeds) {
  test(`${what} is a breach that is noticed`, async ({ page, context, watch }) => {
    watch.allow(/Content Security Policy|Trusted|tracker\.invalid/);
    const breaches = await breachesIn(context);
    await page.goto('/about');
    await page.evaluate(deed);
    await expect
      .poll(() => breaches.join('\n'))
      .toMatch(new RegExp(`^/about: breach of ${directive} by`, 'm'));
    await expect.poll(() => breaches.join('\n')).toMatch(/^\/about: report of csp-violation:/m);
  });
}
