import type { Page } from 'playwright/test';
import { blog } from '../../src/content/blog';
import { expect } from './harness';

const { controls } = blog;

/** How many articles go round. */
export const FEATURED = 6;

export const carouselOf = (page: Page) => page.getByRole('region', { name: controls.carousel });
export const slidesOf = (page: Page) => carouselOf(page).locator('[aria-roledescription=slide]');
export const buttonOf = (page: Page, name: 'previous' | 'next') =>
  carouselOf(page).getByRole('button', { name: controls[name], exact: true });
/** What pauses everything that moves. */
export const pauseOf = (page: Page) =>
  carouselOf(page).getByRole('checkbox', { name: controls.pause });
/** The row of slides, which a finger or a wheel scrolls. */
export const rowOf = (page: Page) => carouselOf(page).locator('[data-row]');

/** The numbers of the slides in view, from the left. */
export const inView = (page: Page) =>
  slidesOf(page).evaluateAll((slides) => {
    const row = (slides[0] as Element).closest('[data-row]') as Element;
    const { left, right } = row.getBoundingClientRect();
    return slides
      .map((slide, index) => ({ number: index + 1, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left > left - 5 && box.left < right - box.width / 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ number }) => number);
  });

/** Waits until the row, which a press or a key has moved, stands still. */
export async function atRest(page: Page): Promise<void> {
  await expect(rowOf(page)).not.toHaveAttribute('data-first');
  await (await slidesOf(page).first().elementHandle())?.waitForElementState('stable');
}

/** The page of articles with the carousel in view. */
export async function openCarousel(page: Page): Promise<void> {
  await page.goto('/blog');
  await carouselOf(page).evaluate((carousel) => carousel.scrollIntoView({ behavior: 'instant' }));
}
