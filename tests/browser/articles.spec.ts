import { articlePage } from '../../src/content/article-page';
import { articles } from '../../src/content/articles';
import { categoryIds } from '../../src/content/blog';
import { hasReact } from './arrival';
import { awake, expect, holdScripts, test, wake } from './harness';

const [article] = articles;
if (!article) throw new Error('There is no article.');

test('the list shows every article, each with picture, category, title, excerpt and date', async ({
  page,
}) => {
  await page.goto('/blog');
  const cards = page.locator('#articles article');
  await expect(cards).toHaveCount(articles.length);
  const first = cards.first();
  await expect(first.locator('img')).toHaveCount(1);
  await expect(first).toContainText(article.category);
  await expect(first).toContainText(article.excerpt);
  await expect(first.locator('time')).toHaveAttribute('datetime', article.date);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a category narrows the list, and all brings it back @phone', async ({ page }) => {
    await page.goto('/blog');
    const shown = page.locator('#articles article:visible');
    const inLegal = articles.filter(({ category }) => category === 'Legal').length;
    await page.locator(`#articles input[value=${categoryIds.Legal}]`).check();
    await expect(shown).toHaveCount(inLegal);
    await page.locator('#articles input[value=all]').check();
    await expect(shown).toHaveCount(articles.length);
  });
});

for (const withReact of [false, true]) {
  test(`the contents mark the heading that is being read, ${withReact ? 'with' : 'without'} React`, async ({
    page,
  }) => {
    await page.goto(article.path);
    if (withReact) await wake(page);
    const contents = page.getByRole('navigation', { name: 'In this article' });
    for (const place of [2, 0]) {
      const entry = contents.getByRole('link').nth(place);
      const id = (await entry.getAttribute('href'))?.slice(1) ?? '';
      await page
        .locator(`[id="${id}"]`)
        .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
      await expect(entry).toHaveAttribute('aria-current', 'location');
      await expect(contents.locator('[aria-current]')).toHaveCount(1);
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
    expect(await hasReact(page)).toBe(withReact);
  });
}

for (const withReact of [false, true]) {
  test(`an article is shared by its address, ${withReact ? 'once' : 'before'} React is there`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await holdScripts(page);
    await page.goto(article.path);
    const copy = page.getByRole('button', { name: articlePage.share.copy });
    if (withReact) {
      release();
      await wake(page);
    }
    await copy.click();
    const copied = page.getByRole('status').filter({ hasText: articlePage.share.copied });
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await page.locator('link[rel=canonical]').getAttribute('href'),
    );
    expect(await hasReact(page)).toBe(withReact);
    release();
    await awake(page);
    await expect(copied).toBeVisible();
  });
}

for (const width of [1280, 1440, 1920]) {
  test(`figures end left of the line at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog/real-estate-marketing-london-1');
    const ends = await page
      .locator('article figure:has(figcaption)')
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThanOrEqual(2);
    const line = await page
      .locator('body > div[aria-hidden=true] > div')
      .last()
      .evaluate((element) => element.getBoundingClientRect().left);
    for (const end of ends) expect(end).toBeLessThan(line);
  });
}
