import type { Locator, Page } from 'playwright/test';
import { blog } from '../../src/content/blog';
import { expect, wake } from './harness';
import { stopTime, takeTime } from './time';

const { controls } = blog;

/** How many articles go round. */
export const FEATURED = 6;

export const carouselOf = (page: Page) => page.getByRole('region', { name: controls.carousel });
export const slidesOf = (page: Page) => carouselOf(page).locator('[aria-roledescription=slide]');
/** The slides that can be reached: those that are seen, once the carousel goes round. */
export const reachableOf = (page: Page) => slidesOf(page).and(page.locator(':not([inert])'));
export const buttonOf = (page: Page, name: 'previous' | 'next' | 'pause' | 'play') =>
  carouselOf(page).getByRole('button', { name: controls[name], exact: true });
/** What holds the slides, and says whether they are read out as they change. */
export const trackOf = (page: Page) => carouselOf(page).locator('[aria-live]');
/** The window that it moves behind, which a finger or a wheel scrolls. */
export const viewportOf = (page: Page): Locator => trackOf(page).locator('..');

/** The numbers of the slides that can be reached, from one. */
export const reached = (page: Page) =>
  slidesOf(page).evaluateAll((slides) =>
    slides.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1])),
  );

/** Where every slide stands, from the left. */
export const places = (page: Page) =>
  slidesOf(page).evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().x));

/** Brings it into view, which is a sign of intent. */
export const bringIntoView = (page: Page) =>
  carouselOf(page).evaluate((carousel) => carousel.scrollIntoView({ behavior: 'instant' }));

/** Waits until it goes round: the slides that are not seen are out of reach then. */
export const expectRound = (page: Page) =>
  expect(slidesOf(page).and(page.locator('[inert]'))).not.toHaveCount(0);

/** The page of articles with the carousel in view, going round. */
export async function openCarousel(page: Page): Promise<void> {
  await page.goto('/blog');
  await bringIntoView(page);
  await wake(page);
  await expectRound(page);
}

/** The carousel stopped by its control, with time standing still. */
export async function openStopped(page: Page): Promise<void> {
  await takeTime(page);
  await openCarousel(page);
  await stopTime(page);
  await buttonOf(page, 'pause').click();
  await comeToRest(page);
}

/** Lets whatever is under way in it come to its end. */
export async function comeToRest(page: Page): Promise<void> {
  await page.clock.runFor(2000);
}
