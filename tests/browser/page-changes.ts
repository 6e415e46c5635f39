import type { Page, Request } from 'playwright/test';
import { frame } from '../../src/content/navigation';
import { routeAt } from '../../src/content/routes';
import { expect } from './harness';

export const linkTo = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: frame.mainNavigation, exact: true })
    .getByRole('link', { name, exact: true });

/** The requests of a page from here on that pass a test. */
function record(page: Page, passes: (request: Request) => boolean): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (passes(request)) urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

export const documents = (page: Page) =>
  record(page, (request) => request.isNavigationRequest() && request.frame() === page.mainFrame());
export const payloads = (page: Page) =>
  record(page, (request) => request.url().includes('/RSC/R/about'));

export async function expectAbout(page: Page): Promise<void> {
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(routeAt('/about').meta.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A browser that was asked to save data. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
