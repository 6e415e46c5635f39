import type { Page } from 'playwright/test';
import { frame } from '../../src/content/navigation';

const floats = (page: Page) => page.getByRole('navigation', { name: frame.reach });

/** The two links that float over every page. */
export const callLink = (page: Page) => floats(page).getByRole('link', { name: frame.call });
export const chatLink = (page: Page) => floats(page).getByRole('link', { name: frame.whatsapp });
