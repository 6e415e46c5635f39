import { notFound } from '../../src/content/not-found';
import { services } from '../../src/content/services';
import { routes } from '../../src/site/routes';
import { expect, test } from './harness';

test('an unknown address answers 404, says so, and logs the attempted path', async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  const named = page.waitForEvent('console', (message) => message.text().includes('/no/such-page'));
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await named;

  const links = page.getByRole('main').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const { id } of services) expect(addresses).toContain(`/services#${id}`);
  expect(addresses).toContain('/blog');

  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(routes[0]?.title ?? '');
});
