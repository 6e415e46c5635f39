import type { Page, Request } from 'playwright/test';
import { home } from '../../src/content/home';
import { navigation } from '../../src/content/navigation';
import type { FaqItem } from '../../src/content/schemas';

/* Locators of a page's parts, and its requests. */

/** The list of links in the bar at the top. */
export const mainNavigation = (page: Page) =>
  page.getByRole('navigation', { name: navigation.mainNavigation, exact: true });

/** A link of the bar at the top, by its label. */
export const topLink = (page: Page, label: string) =>
  mainNavigation(page).getByRole('link', { name: label, exact: true });

const floats = (page: Page) => page.getByRole('navigation', { name: navigation.reach });

/** The two links that float over every page. */
export const bookLink = (page: Page) => floats(page).getByRole('link', { name: navigation.book });
export const chatLink = (page: Page) =>
  floats(page).getByRole('link', { name: navigation.whatsapp });

type Theme = 'system' | 'day' | 'night';

/** A theme's label, which a visitor presses. */
export const themeChoice = (page: Page, theme: Theme) =>
  page.locator('label').filter({ has: themeRadio(page, theme) });

/** A theme's radio button. */
export const themeRadio = (page: Page, theme: Theme) =>
  page.locator(`[name=theme][value=${theme}]`);

/** The questions of the home page; it has three and more. */
export const questions = home.faq.items as readonly [FaqItem, FaqItem, FaqItem, ...FaqItem[]];

/** The summary that opens a question. */
export const questionOf = (page: Page, { question }: FaqItem) =>
  page.locator('summary').filter({ hasText: question });

/** The answer to a question. */
export const answerOf = (page: Page, { answer }: FaqItem) =>
  page.getByText(answer, { exact: true });

/** The paths of the requests of a page for which `passes` holds, from now on; the array grows. */
export function requestsOf(page: Page, passes: (request: Request) => boolean): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (passes(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Lets a page be opened by a visitor who has typed a number on the home page, unless there is one. */
export const withNumber = (page: Page) =>
  page.addInitScript(() => {
    sessionStorage.visitorNumber ??= JSON.stringify({
      unit: 'bookings',
      number: 1250,
      comesTo: 3900,
      written: '1,250',
      said: '1,250 bookings a month',
    });
  });
