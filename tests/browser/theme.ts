import type { Page } from 'playwright/test';

/** What can be chosen. */
type Theme = 'system' | 'day' | 'night';

/** The sign of a theme, as a visitor presses it. */
export const themeChoice = (page: Page, theme: Theme) =>
  page.locator('label').filter({ has: themeRadio(page, theme) });

/** The field behind it. */
export const themeRadio = (page: Page, theme: Theme) =>
  page.locator(`[name=theme][value=${theme}]`);
