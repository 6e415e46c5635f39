import type { Page } from 'playwright/test';
import { expect, test } from './harness';
import { callLink, chatLink } from './parts';
import { stopTime, takeTime } from './time';

/** What a tooltip shows; nothing while it is closed. */
const shown = (page: Page) =>
  page.locator('[data-hint]').evaluateAll((hints) =>
    hints.flatMap((hint) => {
      const { content, display } = getComputedStyle(hint, '::after');
      return content === 'none' || display === 'none' ? [] : [(hint as HTMLElement).dataset.hint];
    }),
  );
/** The words of the two floating links: their names, without the note about the tab. */
const words = async (page: Page) =>
  page
    .locator('li[data-hint]')
    .evaluateAll((hints) => hints.map((hint) => (hint as HTMLElement).dataset.hint));

/** A page on which time passes only by the test's own clock. */
async function openStill(page: Page, path: string): Promise<void> {
  await takeTime(page);
  await page.goto(path);
  await stopTime(page);
}

test('opens 700 ms after the pointer came to rest, on the first hover of a visit', async ({
  page,
}) => {
  await openStill(page, '/blog');
  await callLink(page).hover();
  await page.clock.runFor(699);
  expect(await shown(page)).toEqual([]);
  await page.clock.runFor(1);
  const [call] = await words(page);
  expect(await shown(page)).toEqual([call]);
});

test('a pointer that goes on moving opens nothing @full', async ({ page }) => {
  await openStill(page, '/about');
  const box = await callLink(page).boundingBox();
  if (!box) throw new Error('The link has no box.');
  for (let at = 0; at < 12; at++) {
    await page.mouse.move(box.x + 10 + (at % 2) * 6, box.y + 10);
    await page.clock.runFor(100);
  }
  expect(await shown(page)).toEqual([]);
});

test('opens at once for a neighbour within 300 ms, and after the delay later', async ({ page }) => {
  await openStill(page, '/about');
  const [call, chat] = await words(page);
  await callLink(page).hover();
  await page.clock.runFor(700);
  expect(await shown(page)).toEqual([call]);
  await page.clock.runFor(200);
  await chatLink(page).hover();
  await page.clock.runFor(1);
  expect(await shown(page)).toEqual([chat]);

  await page.mouse.move(10, 10);
  expect(await shown(page)).toEqual([]);
  await page.clock.runFor(301);
  await callLink(page).hover();
  await page.clock.runFor(699);
  expect(await shown(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await shown(page)).toEqual([call]);
});

test('opens at focus, closes at the first Escape, and stays closed', async ({ page }) => {
  await page.goto('/about');
  await callLink(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(callLink(page)).toBeFocused();
  await expect.poll(() => shown(page)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => shown(page)).toEqual([]);
  await expect(callLink(page)).toBeFocused();
});

test('stays while the pointer is on it, and covers no other control @full', async ({ page }) => {
  await page.goto('/contact');
  for (const link of [callLink(page), chatLink(page)]) {
    await link.hover();
    await expect.poll(() => shown(page)).toHaveLength(1);
    // Of a pseudo-element there is no box: what the pointer finds there tells it.
    const covered = await page.evaluate(() => {
      const open = document.querySelector('[data-hint][data-open]') as HTMLElement;
      const style = getComputedStyle(open, '::after');
      const own = open.getBoundingClientRect();
      const right = own.right - Number.parseFloat(style.right);
      const top = own.top + Number.parseFloat(style.top);
      const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
      const box = { left: right - width, right, top, bottom: top + height };
      return [...document.querySelectorAll('a, button, input')].filter((control) => {
        if (open.contains(control)) return false;
        const other = control.getBoundingClientRect();
        const isFloat = control.closest('[data-hint]') !== null;
        return (
          isFloat &&
          other.left < box.right &&
          other.right > box.left &&
          other.top < box.bottom &&
          other.bottom > box.top
        );
      }).length;
    });
    expect(covered).toBe(0);
    await page.mouse.move(10, 10);
    await expect.poll(() => shown(page)).toEqual([]);
  }
});

test('none opens where the label is seen: on a phone @phone-only', async ({ page }) => {
  await page.goto('/about');
  await callLink(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await shown(page)).toEqual([]);
});
