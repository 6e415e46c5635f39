import { articles } from '../../src/articles/article-list';
import { articlePage } from '../../src/content/article-page';
import { blog, categoryId, FEATURED } from '../../src/content/blog';
import { home } from '../../src/content/home';
import { formatMonth } from '../../src/site/format';
import { expect, test } from './harness';
import { addTextHelpers } from './layout';
import { requestsOf } from './parts';

/** The longest article outside the carousel: long enough to have contents. */
const [article] = articles.slice(FEATURED).toSorted((a, b) => b.source.length - a.source.length);
if (!article) throw new Error('There is no article.');
/** An article with a photograph in its text. */
const photographed = articles.find(({ source }) => source.includes('<Photo of='));
/** How many articles the list has in a category or trade. */
const countIn = (name: string) =>
  articles.filter(({ category, trade }) => category === name || trade === name).length;
/** The months of the oldest and of the newest article, as the list says them. */
const period = [
  ...new Set([articles.at(-1), articles[0]].map((it) => formatMonth(it?.date ?? ''))),
].join(' – ');
const countSaid = (count: number) => `${count} article${count === 1 ? '' : 's'}`;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list shows every article; a category narrows it, and All brings the others back', async ({
    page,
  }) => {
    await page.goto('/blog');
    const shown = page.locator('#articles article:visible');
    const row = page.locator('[data-slides]');
    await expect(row).toHaveCSS('overflow-x', 'auto');
    await expect(row.getByRole('link')).toHaveCount(6);
    await expect(page.getByRole('button', { name: blog.controls.next })).toBeHidden();
    await expect(shown).toHaveCount(articles.length);
    const card = shown.filter({ hasText: article.title });
    // Articles that the carousel shows come last, without a second picture.
    await expect(shown.filter({ has: page.locator('img') })).toHaveCount(articles.length - 6);
    await expect(card).toContainText(article.category);
    await expect(card).toContainText(article.excerpt);
    await expect(card).toContainText(articlePage.readingTime);
    // The month is said once, over the list.
    await expect(page.getByRole('main').getByText(period)).toHaveCount(1);
    const rule = (it: Element) => getComputedStyle(it, '::before').transform;
    await card.hover();
    await expect.poll(() => card.evaluate(rule)).toBe('matrix(1, 0, 0, 1, 0, 0)');
    await expect(card.getByRole('link')).toHaveCSS('text-decoration-line', 'underline');
    const status = page.locator('#articles').getByRole('status');
    for (const name of ['Legal', 'Social Media', 'Hotels']) {
      await page.locator(`#articles input[value=${categoryId(name)}]`).check();
      await expect(shown).toHaveCount(countIn(name));
      const boxes = await Promise.all((await shown.all()).map((it) => it.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size, 'each leads').toBe(countIn(name));
      expect(await status.ariaSnapshot()).toBe(`- status: ${countSaid(countIn(name))} in ${name}`);
    }
    await page.locator('#articles input[value=all]').check();
    await expect(shown).toHaveCount(articles.length);
    expect(await status.ariaSnapshot()).toBe(`- status: ${countSaid(articles.length)}`);
  });
});

test('a chosen category changes the pictures’ `sizes` attribute, and All gives it back', async ({
  page,
}) => {
  await page.goto('/blog');
  const sizes = () =>
    page
      .locator('#articles picture source')
      .evaluateAll((all: HTMLSourceElement[]) => all.map((file) => file.sizes));
  const built = await sizes();
  await page.locator('#articles input[value=legal]').check();
  expect(new Set(await sizes()).size).toBe(1);
  await page.locator('#articles input[value=all]').check();
  expect(await sizes()).toEqual(built);
});

test('a trade on the contact page opens the list at its articles', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: /^Law firms/ }).click();
  const expectLegal = async () => {
    await expect(page).toHaveURL(`/blog#${categoryId('Legal')}`);
    await expect(page.locator('#articles article:visible')).toHaveCount(countIn('Legal'));
  };
  await expectLegal();
  await expect(page.getByRole('radio', { name: 'Legal' })).toBeInViewport();
  await page.getByRole('radio', { name: 'All' }).check();
  // An address that is entered on the list does the same, and Back brings the trade before.
  await page.evaluate((id) => location.assign(`#${id}`), categoryId('Beauty'));
  await expect(page.getByRole('radio', { name: 'Beauty' })).toBeChecked();
  await page.goBack();
  await expectLegal();
});

test('on a phone home’s hero leads to the articles, and a button opens an article’s contents @phone-only', async ({
  page,
}) => {
  await page.goto('/');
  const toBlog = page.getByRole('main').getByRole('link', { name: home.hero.read });
  await expect(toBlog).toBeInViewport({ ratio: 1 });
  await toBlog.click();
  await expect(page).toHaveURL('/blog');
  await page.goto(article.path);
  const contentsButton = page.getByRole('button', { name: articlePage.toContents });
  const heading = page.getByRole('heading', { level: 2 }).nth(3);
  await heading.evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
  await expect(contentsButton).toBeInViewport({ ratio: 1 });
  // The list beside the text is a desktop's: here the text begins at once.
  await expect(page.getByRole('navigation', { name: articlePage.contents })).toBeHidden();
  // The button shows how far one has read: here between 10 and 89 per cent.
  await expect(contentsButton).toHaveCSS('counter-reset', /\b[1-8]\d\b/);
  // The list opens over the page; Escape, a press in the margin and a choice close it.
  const contents = page.getByRole('navigation', { name: articlePage.toContents });
  const top = async () => (await heading.boundingBox())?.y ?? Number.NaN;
  const place = await top();
  for (const close of ['Escape', { x: 4, y: 760 }, contents.getByRole('link').nth(4)]) {
    expect(await top()).toBeCloseTo(place, 0);
    await contentsButton.press('Enter');
    await page.keyboard.press('Tab');
    await expect(contents.getByRole('link').first()).toBeFocused();
    expect((await contents.boundingBox())?.height).toBeLessThan(0.7 * 839);
    if (typeof close === 'string') await page.keyboard.press(close);
    else if ('x' in close) await page.touchscreen.tap(close.x, close.y);
    else await close.tap();
    await expect(contents).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 2 }).nth(4)).toBeInViewport();
});

test('an article marks in its contents what is read, and is shared by its address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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

  const share = page.getByRole('button', { name: articlePage.share.copy, exact: true });
  await share.click();
  await expect(page.getByText(articlePage.share.copied)).toBeVisible();
  const address = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.getByRole('button', { name: articlePage.worked.copy }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^### \w/);
  // Where the clipboard is blocked, the page says so and shows the address.
  await page.evaluate(() => void Object.defineProperty(navigator, 'clipboard', { value: 0 }));
  await share.click();
  await expect(page.getByText(articlePage.share.failed)).toContainText(article.path);
});

test('pull lines and key figures beside an article’s text cover nothing and are short', async ({
  page,
}) => {
  await addTextHelpers(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Not every article has pull lines or key figures.
  let count = 0;
  for (const { path } of articles) {
    await page.goto(path);
    const { found, wrong } = await page.locator('main').evaluate((text) => {
      const box = (it: Element) => it.getBoundingClientRect();
      // All elements of the text's column; those that float right are pull lines and key figures.
      const all = [...text.querySelectorAll('div:has(> p > [data-key]) :not([role=group] *)')];
      const beside = all.filter((it) => getComputedStyle(it).float === 'right');
      const isWrong = (it: Element) => {
        const others = all.filter((one) => !one.contains(it) && !it.contains(one));
        const lower = box(it).top - box(it.closest('p') ?? it).top > 40;
        return lower || box(it).height > 300 || others.some((o) => window.overlap(box(it), box(o)));
      };
      return { found: beside.length, wrong: beside.filter(isWrong).map((it) => it.outerHTML) };
    });
    expect.soft(wrong, path).toEqual([]);
    count += found;
  }
  expect(count).toBeGreaterThan(3 * articles.length);
});

test('an article’s photograph reaches from the edge to the line, and is fetched once it is near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const pictures = requestsOf(page, (request) => request.resourceType() === 'image');
  await page.goto(photographed?.path ?? '');
  const photo = page.locator('[data-rise]:has(> picture)');
  const [id = ''] = /(?<=<Photo of=")\w+/.exec(photographed?.source ?? '') ?? [];
  await page.waitForLoadState('networkidle');
  expect(pictures.join()).not.toContain(id);
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.join()).toContain(id);
  const { x = 0, width = 0 } = (await photo.locator('picture').boundingBox()) ?? {};
  expect([x, Math.round(x + width)]).toEqual([0, Math.round(0.68 * 1440 - 34)]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await photo.locator('picture').boundingBox()).toMatchObject({ x: 0, width: 390 });
});

test('ways back from sources are large enough for a finger @phone', async ({ page }) => {
  const long = articles.find(({ checked }) => checked.length > 9);
  await page.goto(long?.path ?? '');
  const boxes = await page.locator('li[id^=source-] > :first-child').evaluateAll((all) =>
    all.map((it) => {
      const { width, height } = it.getBoundingClientRect();
      return { width, height };
    }),
  );
  expect(boxes.length).toBeGreaterThan(9);
  expect(new Set(boxes.map(({ width }) => width)).size).toBe(1);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test('on a phone the sources are folded, and a note opens them', async ({ page }) => {
  await page.goto('/blog/beauty-marketing-london');
  const list = page.locator('details:has(#checked-against) ol');
  await expect(list).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(list).toBeHidden();
  await page.locator('main sup a').first().click();
  await expect(list.locator(':target')).toBeInViewport();
  await page.goto('/blog/pharmacy-marketing-london#source-3');
  await expect(list.locator('#source-3')).toBeInViewport();
  // Paper shows them, whether they are folded or not.
  await page.goto('/blog/beauty-marketing-london');
  await expect(list).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeVisible();
});
