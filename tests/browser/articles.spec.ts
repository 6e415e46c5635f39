import { articles } from '../../src/articles/article-list';
import { articlePage } from '../../src/content/article-page';
import { blog, categoryIds } from '../../src/content/blog';
import { home } from '../../src/content/home';
import { expect, test } from './harness';

const [article] = articles;
if (!article) throw new Error('There is no article.');

test('the list shows every article, each with picture, category, title, excerpt and date', async ({
  page,
}) => {
  await page.goto('/blog');
  const cards = page.locator('#articles article');
  await expect(cards).toHaveCount(articles.length);
  const first = cards.filter({ hasText: article.title });
  await expect(first.locator('img')).toHaveCount(1);
  await expect(first).toContainText(article.category);
  await expect(first).toContainText(article.excerpt);
  await expect(first.locator('time')).toHaveAttribute('datetime', article.date);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a category narrows the list, and all brings it back', async ({ page }) => {
    await page.goto('/blog');
    const shown = page.locator('#articles article:visible');
    const inLegal = articles.filter(({ category }) => category === 'Legal').length;
    await page.locator(`#articles input[value=${categoryIds.Legal}]`).check();
    await expect(shown).toHaveCount(inLegal);
    const status = page.locator('#articles').getByRole('status');
    expect(await status.ariaSnapshot()).toBe(`- status: ${inLegal} articles in Legal`);
    await page.locator(`#articles input[value=${categoryIds['Social Media']}]`).check();
    expect(await status.ariaSnapshot()).toBe('- status: 1 article in Social Media');
    await page.locator('#articles input[value=all]').check();
    await expect(shown).toHaveCount(articles.length);
    expect(await status.ariaSnapshot()).toBe(`- status: ${articles.length} articles`);
  });
});

test('a trade on the contact page opens the list at its articles', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: /^Law firms/ }).click();
  await expect(page).toHaveURL(`/blog#${categoryIds.Legal}`);
  const inLegal = articles.filter(({ category }) => category === 'Legal').length;
  await expect(page.locator('#articles article:visible')).toHaveCount(inLegal);
  await expect(page.getByRole('radio', { name: 'Legal' })).toBeInViewport();
  await page.getByRole('radio', { name: 'All' }).check();
  await expect(page.locator('#articles article:visible')).toHaveCount(articles.length);
  // So does one beside the title of the list, pressed a second time too.
  await page
    .getByRole('navigation', { name: blog.trades })
    .getByRole('link', { name: 'Legal' })
    .click();
  await expect(page.locator('#articles article:visible')).toHaveCount(inLegal);
  await expect(page.getByRole('radio', { name: 'Legal' })).toBeInViewport();
  await page
    .getByRole('navigation', { name: blog.trades })
    .getByRole('link', { name: 'Beauty' })
    .click();
  await expect(page).toHaveURL(`/blog#${categoryIds.Beauty}`);
  await page.goBack();
  await expect(page.locator('#articles article:visible')).toHaveCount(inLegal);
});

test('a phone’s first screen leads to the articles, and a long one to its parts @phone-only', async ({
  page,
}) => {
  await page.goto('/');
  const toBlog = page.getByRole('main').getByRole('link', { name: home.hero.read });
  await expect(toBlog).toBeInViewport({ ratio: 1 });
  await toBlog.click();
  await expect(page).toHaveURL('/blog');
  await page.goto(article.path);
  const toParts = page.getByRole('link', { name: articlePage.toContents, exact: true });
  const heading = page.getByRole('heading', { level: 2 }).nth(3);
  await heading.evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
  await expect(toParts).toBeInViewport({ ratio: 1 });
  const read = () =>
    toParts.evaluate((link) =>
      Number(/\d+/.exec(getComputedStyle(link).counterReset)?.[0] ?? Number.NaN),
    );
  await expect.poll(read).toBeGreaterThan(10);
  expect(await read()).toBeLessThan(90);
  await toParts.tap();
  const parts = page.getByRole('navigation', { name: articlePage.contents });
  await expect(parts.getByRole('link').first()).toBeInViewport({ ratio: 1 });
});

test('the contents mark the heading that is being read', async ({ page }) => {
  await page.goto(article.path);
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
});

test('an article is shared by its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(article.path);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: articlePage.share.copy, exact: true }).click();
  await expect(page.getByText(articlePage.share.copied)).toBeVisible();
  expect(await clipboard()).toBe(await page.locator('link[rel=canonical]').getAttribute('href'));
});

test('a share that fails says so, and gives the address @full', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(article.path);
  await page.getByRole('button', { name: articlePage.share.copy, exact: true }).click();
  await expect(page.getByText(articlePage.share.failed)).toContainText(article.path);
});

test('figures end left of the line @full', async ({ page }) => {
  await page.goto('/blog/real-estate-marketing-london-1');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page
      .locator('article figure:has(figcaption)')
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThanOrEqual(2);
    const line = await page
      .locator('body > div[aria-hidden=true] > div')
      .last()
      .evaluate((element) => element.getBoundingClientRect().left);
    for (const end of ends) expect(end, `${width}`).toBeLessThan(line);
  }
});
