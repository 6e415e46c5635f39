import type { Page } from 'playwright/test';
import { routeAt } from '../../src/content/routes';
import { expect } from './harness';
import { requestsOf } from './requests';

/** The requests for the payload of the page About from here on. */
export const payloadsOf = (page: Page) =>
  requestsOf(page, (request) => request.url().includes('/RSC/R/about'));

/** Waits until About is the page that is shown. */
export async function expectAbout(page: Page): Promise<void> {
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(routeAt('/about').meta.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
