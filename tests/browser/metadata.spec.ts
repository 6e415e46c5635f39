import { articlePage } from '../../src/content/article-page';
import { launch } from '../../tools/visits';
import { expect, test } from './harness';

/* Each page is a document with a head of its own, which tests/build reads. Here: what needs a visit. */

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
