import { jewelry } from '../../src/content/jewelry';
import { servicesPage } from '../../src/content/services';
import { topLinks } from '../../src/site/menus';
import { answerOf } from './faq';
import { expect, test } from './harness';
import { topLink } from './navigation';

test.use({ javaScriptEnabled: false });

test('the top links work without script', async ({ page }) => {
  await page.goto('/');
  for (const { label, href } of topLinks.slice(1, 3)) {
    await topLink(page, label).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('every answer opens without script', async ({ page }) => {
  for (const [path, items] of [
    ['/services', servicesPage.faq.items],
    ['/industries/jewelry', jewelry.faq.items],
  ] as const) {
    await page.goto(path);
    for (const item of items) {
      await page.getByText(item.question, { exact: true }).click();
      await expect(answerOf(page, item)).toBeVisible();
    }
  }
});
