import { home } from '../../src/content/home';
import { jewelry } from '../../src/content/jewelry';
import { servicesPage } from '../../src/content/services-page';
import { topLinks } from '../../src/site/menus';
import { fillIn, LEAST, postOf, submitOf } from './enquiry';
import { answerOf } from './faq';
import { expect, test } from './harness';
import { topLink } from './navigation';

test.use({ javaScriptEnabled: false });

test('the top links work without script', async ({ page }) => {
  await page.goto('/');
  for (const { label, href } of topLinks) {
    await topLink(page, label).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

for (const [path, items] of [
  ['/', home.faq.items],
  ['/services', servicesPage.faq.items],
  ['/industries/jewelry', jewelry.faq.items],
] as const) {
  test(`${path}: every answer opens without script @phone`, async ({ page }) => {
    await page.goto(path);
    for (const item of items) {
      await page.getByText(item.question, { exact: true }).click();
      await expect(answerOf(page, item)).toBeVisible();
    }
  });
}

for (const path of ['/', '/contact']) {
  test(`${path}: the form posts without script`, async ({ page, context, standIn }) => {
    await page.goto(path);
    await fillIn(page);
    await submitOf(page).click();
    await expect.poll(() => standIn.posts().length).toBe(1);
    // The home page stays: the answer opens beside it.
    await expect.poll(() => context.pages().length).toBe(path === '/' ? 2 : 1);
    expect(standIn.posts().map(({ fields }) => fields)).toEqual([postOf(LEAST)]);
  });
}
