import type { Page } from 'playwright/test';
import { frame } from '../../src/content/navigation';

/** The list of links in the bar at the top. */
export const mainNavigation = (page: Page) =>
  page.getByRole('navigation', { name: frame.mainNavigation, exact: true });

/** One of its links, by its label. */
export const topLink = (page: Page, label: string) =>
  mainNavigation(page).getByRole('link', { name: label, exact: true });
