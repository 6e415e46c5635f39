import type { Page } from 'playwright/test';
import { articles } from '../../src/articles/article-list';
import { articlePage } from '../../src/content/article-page';
import { blog } from '../../src/content/blog';
import { manifestPath } from '../../src/seo/icons';
import { routeAt } from '../../src/site/routes';
import { launch } from '../../tools/visits';
import { expect, test } from './harness';

/** What is there exactly once, whichever way a page was reached. */
const ONCE = [
  'title',
  'meta[name=description]',
  'meta[name=robots]',
  'link[rel=canonical]',
  'meta[property="og:title"]',
  'meta[property="og:url"]',
  'meta[property="og:image"]',
  'meta[name="twitter:card"]',
  'link[rel=manifest]',
  'link[type="application/rss+xml"]',
  'link[type="text/markdown"]',
  'script[type="application/ld+json"]',
];

async function expectHeadOf(page: Page, path: string): Promise<void> {
  const { title, description } = routeAt(path);
  await expect(page).toHaveTitle(title);
  for (const selector of ONCE) await expect(page.locator(selector), selector).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${path === '/' ? '/' : path}$`),
  );
}

/** The headlines of the Article elements that are in the document. */
const headlines = (page: Page) =>
  page.locator('script[type="application/ld+json"]').evaluateAll((scripts) =>
    scripts
      .flatMap((script) => JSON.parse(script.textContent ?? '')['@graph'])
      .filter((thing: { '@type': string }) => thing['@type'] === 'Article')
      .map((thing: { headline: string }) => thing.headline),
  );

test('metadata and article data come and go with the page @full', async ({ page }) => {
  const [first] = articles;
  if (!first) throw new Error('There is no article to read.');
  await page.goto('/blog');
  await expectHeadOf(page, '/blog');
  expect(await headlines(page)).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: first.title, exact: true }).last().click();
  await expectHeadOf(page, first.path);
  expect(await headlines(page)).toEqual([first.title]);

  const next = page.getByRole('link', { name: articlePage.next });
  await next.click();
  await expect(page).not.toHaveURL(first.path);
  const second = articles.find(({ path }) => path === new URL(page.url()).pathname);
  if (!second) throw new Error(`${page.url()} is no article.`);
  await expectHeadOf(page, second.path);
  expect(await headlines(page)).toEqual([second.title]);

  await page.goBack();
  await expectHeadOf(page, first.path);
  expect(await headlines(page)).toEqual([first.title]);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.hero.headline);
  await expectHeadOf(page, '/blog');
  expect(await headlines(page)).toEqual([]);
});

test('article data leave the head as the page is hidden, and are there once when it comes back @full', async ({
  baseURL,
}) => {
  // The test's own browser has no back/forward cache; visitors' browsers have one.
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`${baseURL}/blog`);
    await page.locator('#articles article a').first().click();
    // At the press it was prerendered.
    await expect(page).toHaveURL(/\/blog\/./);
    const inHead = page.locator('head script[type="application/ld+json"]');
    await expect(inHead).toHaveCount(1);
    await page.evaluate(() => {
      const count = () => document.querySelectorAll('[type="application/ld+json"]').length;
      addEventListener('pagehide', () => {
        sessionStorage.hidden = count();
      });
      addEventListener('pageshow', ({ persisted }) => {
        sessionStorage.shown = `${persisted} ${count()}`;
      });
    });
    const first = page.url();
    await page.getByRole('link', { name: articlePage.next }).click();
    await expect(page).not.toHaveURL(first);
    await page.evaluate(() => history.back());
    await page.waitForURL(first, { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => [sessionStorage.hidden, sessionStorage.shown]))
      .toEqual(['0', 'true 1']);
    await expect(inHead).toHaveCount(1);
  } finally {
    await browser.close();
  }
});

test('no page sets a cookie, and the web manifest is one', async ({ page, context }) => {
  for (const path of ['/', '/blog', '/contact']) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', manifestPath);
  expect((await page.request.get(manifestPath)).headers()['content-type']).toContain('manifest');
});
