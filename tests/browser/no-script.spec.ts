import { jewelry } from '../../src/content/jewelry';
import { services, servicesPage } from '../../src/content/services';
import { expect, test } from './harness';
import { answerOf } from './parts';

test.use({ javaScriptEnabled: false });

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

test('Get Started brings its service along: the contact page names it, and no other', async ({
  page,
}) => {
  const { getStarted } = servicesPage.labels;
  const [first, , chosen] = services;
  await page.goto('/services');
  const start = page.getByRole('link', { name: getStarted.label });
  await start.filter({ hasText: chosen.title }).click();
  const panel = page.locator('#enquiry');
  await expect(panel.getByText(`About ${chosen.title}`)).toBeVisible();
  await expect(panel.getByText(`About ${first.title}`)).toBeHidden();
});
