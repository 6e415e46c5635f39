import type { Locator, Page } from 'playwright/test';
import { expect, stopTime, test } from './harness';
import { bookLink, chatLink } from './parts';

/** The text of the open tooltip; empty while it is closed. */
const shown = (page: Page) =>
  page.locator('[data-hint]').evaluateAll((hints) =>
    hints.flatMap((hint) => {
      const { content, display } = getComputedStyle(hint, '::after');
      return content === 'none' || display === 'none' ? [] : [(hint as HTMLElement).dataset.hint];
    }),
  );
/** The text of a link's tooltip, in a list as `shown` has it. */
const wordsOf = async (link: Locator) => [
  await link.locator('xpath=ancestor::*[@data-hint]').getAttribute('data-hint'),
];

test('a tooltip opens 700 ms after the pointer came to rest, its neighbour’s at once', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  await stopTime(page);
  const [book, chat] = [bookLink(page), chatLink(page)];
  const box = (await book.boundingBox()) as { x: number; y: number };
  for (let at = 0; at < 12; at++) {
    await page.mouse.move(box.x + 10 + (at % 2) * 6, box.y + 10);
    await page.clock.runFor(100);
  }
  await book.hover();
  await page.clock.runFor(699);
  expect(await shown(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await shown(page)).toEqual(await wordsOf(book));
  await page.clock.runFor(200);
  await chat.hover();
  await page.clock.runFor(1);
  expect(await shown(page)).toEqual(await wordsOf(chat));
  await page.mouse.move(10, 10);
  expect(await shown(page)).toEqual([]);
  await page.clock.runFor(301);
  await book.hover();
  await page.clock.runFor(699);
  expect(await shown(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await shown(page)).toEqual(await wordsOf(book));
});

test('a tooltip opens at focus, stays under the pointer, and closes at Escape', async ({
  page,
}) => {
  await page.goto('/about');
  const [book, chat] = [bookLink(page), chatLink(page)];
  await book.focus();
  await page.keyboard.press('Shift+Tab');
  for (const link of [book, chat]) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect.poll(() => shown(page)).toEqual(await wordsOf(link));
    await (link === book ? chat : book).click({ trial: true });
    await page.mouse.move(10, 10);
    await page.keyboard.press('Escape');
    await expect.poll(() => shown(page)).toEqual([]);
    await expect(link).toBeFocused();
  }
  await book.hover();
  await expect.poll(() => shown(page)).toEqual(await wordsOf(book));
  // The pointer moves onto the tooltip, above its link, where no hero button is.
  const { x, y } = (await page.locator('[data-open]').boundingBox()) as { x: number; y: number };
  await page.mouse.move(x + 5, y - 20, { steps: 12 });
  await page.keyboard.press('Shift');
  expect(await shown(page)).toEqual(await wordsOf(book));

  await page.setViewportSize({ width: 390, height: 844 });
  for (const link of [book, chat]) {
    await link.focus();
    expect(await shown(page)).toEqual([]);
  }
});
