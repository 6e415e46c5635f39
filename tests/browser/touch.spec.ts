import type { Locator, Page } from 'playwright/test';
import { blog } from '../../src/content/blog';
import { enquiryForm, overlay } from '../../src/content/contact';
import { home } from '../../src/content/home';
import { awake, expect, test } from './harness';
import { holdScripts, stopTime, takeTime } from './time';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Draws a finger over an element, by so many pixels, in steps. */
async function swipe(page: Page, on: Locator, by: { x?: number; y?: number }): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over.');
  const touch = await page.context().newCDPSession(page);
  const from = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 200) };
  const steps = 10;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              {
                x: from.x + ((by.x ?? 0) * step) / steps,
                y: from.y + ((by.y ?? 0) * step) / steps,
              },
            ],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= steps; step++) await send('touchMove', step);
  await send('touchEnd', steps);
  await touch.detach();
}

/** The numbers of the slides in reach, from one. */
const reached = (page: Page) =>
  page
    .locator('[aria-roledescription=slide]')
    .evaluateAll((slides) =>
      slides.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1])),
    );

test('the carousel follows a finger, both ways, and stays where it was left', async ({ page }) => {
  await page.goto('/blog');
  const carousel = page.getByRole('region', { name: blog.controls.carousel });
  await carousel.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
  await carousel.getByRole('button', { name: blog.controls.pause, exact: true }).tap();
  await awake(page);
  await expect(
    carousel.getByRole('button', { name: blog.controls.play, exact: true }),
  ).toBeVisible();
  await expect.poll(async () => (await reached(page)).length).toBe(1);
  const [first = 0] = await reached(page);
  const viewport = carousel.locator('[data-live]');
  await swipe(page, viewport, { x: -220 });
  await expect.poll(() => reached(page)).toEqual([(first % 6) + 1]);
  await swipe(page, viewport, { x: 220 });
  await expect.poll(() => reached(page)).toEqual([first]);
  await expect(page).toHaveURL('/blog');
});

test('a finger that goes up over the carousel scrolls the page', async ({ page }) => {
  await page.goto('/blog');
  const carousel = page.getByRole('region', { name: blog.controls.carousel });
  await carousel.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
  await awake(page);
  const viewport = carousel.locator('[data-live]');
  await expect(viewport).toHaveCount(1);
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  await swipe(page, viewport, { y: -160 });
  await expect.poll(top).toBeGreaterThan(before + 80);
});

test('the first tap of all opens a question, and the next one closes it', async ({ page }) => {
  const [item] = home.faq.items as readonly [(typeof home.faq.items)[number]];
  const release = await holdScripts(page);
  await page.goto('/');
  const question = page.getByRole('button', { name: item.question, exact: true });
  const answer = page.getByText(item.answer, { exact: true });
  await question.tap();
  await expect(answer).toBeVisible();
  release();
  await awake(page);
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(answer).toBeVisible();
  await question.tap();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await expect(answer).toBeHidden();
});

test('an enquiry is sent, answered and dismissed with a finger', async ({ page, standIn }) => {
  await takeTime(page);
  await page.goto('/contact');
  const form = page.locator('main form[method=post]');
  const { labels } = enquiryForm;
  await form.getByLabel(labels.firstName).tap();
  await awake(page);
  await form.getByLabel(labels.firstName).fill('Ada');
  await form.getByLabel(labels.surname).fill('Lovelace');
  await form.getByLabel(labels.email).fill('ada@example.com');
  await stopTime(page);
  await form.getByRole('button', { name: enquiryForm.submit }).tap();
  await expect.poll(() => standIn.posts().length).toBe(1);
  const answer = page.getByRole('dialog', { name: overlay.title });
  await page.clock.runFor(999);
  await expect(answer).toHaveCount(0);
  await page.clock.runFor(2);
  const dismiss = answer.getByRole('button', { name: overlay.dismiss });
  await expect(dismiss).toBeFocused();
  await expect(dismiss).toBeInViewport({ ratio: 1 });
  await dismiss.tap();
  await expect(answer).toHaveCount(0);
  await expect(form.getByLabel(labels.firstName)).toHaveValue('Ada');
});

test('the hero’s Enquire Now leads a finger to the first field', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: home.hero.enquire, exact: true })
    .first()
    .tap();
  const field = page.getByLabel(enquiryForm.labels.firstName);
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});
