import type { Locator, Page } from 'playwright/test';
import { blog } from '../../src/content/blog';
import { frame } from '../../src/content/navigation';
import { buttonOf } from './carousel';
import { callLink, chatLink } from './floats';
import { expect, test, wake } from './harness';
import { stopTime, takeTime } from './time';

/** The words that are open; one that has closed leaves with the next frame. */
const hints = (page: Page) => page.getByRole('tooltip').and(page.locator('[data-state=open]'));

/** A page at rest, with the hints' own script there and time standing still. */
async function open(page: Page, path = '/about'): Promise<void> {
  await takeTime(page);
  await page.goto(path);
  await wake(page);
  // Its script is fetched as the first one is wanted; the timings are those of the ones after.
  await callLink(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(hints(page)).toHaveText(frame.call);
  await page.keyboard.press('Escape');
  await expect(hints(page)).toHaveCount(0);
  await callLink(page).blur();
  await stopTime(page);
}

/** Where an element is. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox({ timeout: 1000 });
  if (!box) throw new Error('It is not drawn.');
  return box;
}

/** Moves the pointer away from every hint. */
const leave = (page: Page) => page.mouse.move(300, 300);

test('opens after 700 ms of rest, not a moment earlier', async ({ page }) => {
  await open(page);
  await callLink(page).hover();
  await page.clock.runFor(699);
  await expect(hints(page)).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(hints(page)).toHaveText(frame.call);
});

test('does not open for a pointer that passes', async ({ page }) => {
  await open(page);
  await callLink(page).hover();
  await page.clock.runFor(699);
  await leave(page);
  await page.clock.runFor(5000);
  await expect(hints(page)).toHaveCount(0);
});

for (const [since, delay] of [
  [299, false],
  [301, true],
] as const) {
  test(`${since} ms after one closed the next opens ${delay ? 'after its delay' : 'at once'}`, async ({
    page,
  }) => {
    await open(page);
    await callLink(page).hover();
    await page.clock.runFor(701);
    await expect(hints(page)).toHaveText(frame.call);
    await leave(page);
    await expect(hints(page)).toHaveCount(0);
    await page.clock.runFor(since);
    await chatLink(page).hover();
    if (delay) {
      await page.clock.runFor(699);
      await expect(hints(page)).toHaveCount(0);
      await page.clock.runFor(2);
    }
    await expect(hints(page)).toHaveText(frame.whatsapp);
  });
}

test('opens at once on the focus of a keyboard, and closes as it goes', async ({ page }) => {
  await open(page);
  await callLink(page).focus();
  await page.keyboard.press('Tab');
  await expect(hints(page)).toHaveText(frame.whatsapp);
  await page.keyboard.press('Shift+Tab');
  await expect(hints(page)).toHaveText(frame.call);
  await page.keyboard.press('Shift+Tab');
  await expect(hints(page)).toHaveCount(0);
});

for (const way of ['pointer', 'focus'] as const) {
  test(`closes at Escape, opened by the ${way}, and leaves the focus where it is`, async ({
    page,
  }) => {
    await open(page);
    if (way === 'pointer') {
      await callLink(page).hover();
      await page.clock.runFor(701);
    } else {
      await chatLink(page).focus();
      await page.keyboard.press('Shift+Tab');
    }
    await expect(hints(page)).toHaveText(frame.call);
    await page.keyboard.press('Escape');
    await expect(hints(page)).toHaveCount(0);
    if (way === 'focus') await expect(callLink(page)).toBeFocused();
  });
}

test('stays while the pointer moves on to it', async ({ page }) => {
  await open(page);
  await callLink(page).hover();
  await page.clock.runFor(701);
  await expect(hints(page)).toBeVisible();
  const from = await boxOf(callLink(page));
  // It opens where its link is, and is moved above it in a later frame.
  await expect(async () => {
    await page.clock.runFor(100);
    const { y, height } = await boxOf(hints(page));
    expect(y + height).toBeLessThan(from.y);
  }).toPass();
  const box = await boxOf(hints(page));
  await page.mouse.move(from.x + from.width / 2, from.y + 1);
  await page.mouse.move(from.x + from.width / 2, from.y - 4);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.clock.runFor(3000);
  await expect(hints(page)).toHaveText(frame.call);
  await leave(page);
  await expect(hints(page)).toHaveCount(0);
});

test('covers neither its control nor the one beside it, and stays in the window', async ({
  page,
}) => {
  await page.goto('/about');
  await wake(page);
  await chatLink(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(hints(page)).toHaveText(frame.call);
  const covers = () =>
    hints(page).evaluate((hint, name) => {
      const { left, top, right, bottom } = hint.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const links = [...document.querySelectorAll(`nav[aria-label="${name}"] a`)];
      return {
        inside,
        covered: links.filter((link) => {
          const box = link.getBoundingClientRect();
          return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
        }).length,
      };
    }, frame.reach);
  await expect.poll(covers).toEqual({ inside: true, covered: 0 });
});

test('every icon without text has one: the floating links and the carousel’s controls', async ({
  page,
}) => {
  const { controls } = blog;
  await page.goto('/blog');
  await wake(page);
  await buttonOf(page, 'previous').focus();
  for (const [key, word] of [
    ['Shift+Tab', controls.play],
    ['Tab', controls.previous],
    ['Tab', controls.next],
  ] as const) {
    await page.keyboard.press(key);
    await expect(hints(page)).toHaveText(word);
  }
  // Nothing else on any page is a picture with no word beside it.
  const bare = await page.locator('a:has(svg), button:has(svg)').evaluateAll((found) =>
    found
      .filter((control) => {
        const words = [...control.querySelectorAll<HTMLElement>('*')].some(
          (part) => part.innerText?.trim() && part.getBoundingClientRect().width > 1,
        );
        return !words;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
  );
  expect(bare.map((name) => name.replace(/ \(.*/, ''))).toEqual([
    controls.play,
    controls.previous,
    controls.next,
    frame.call,
    frame.whatsapp,
  ]);
});

test('a tooltip whose code cannot be loaded leaves the page as it is', async ({ page, watch }) => {
  watch.allow(/hint-word|Failed to load resource|net::ERR_FAILED/);
  await page.route('**/assets/hint-word*.js', (route) => route.abort());
  await page.goto('/about');
  await wake(page);
  await page.evaluate(() => sessionStorage.setItem('recovered-from', 'this build'));
  const refused = page.waitForEvent('requestfailed');
  await chatLink(page).focus();
  await page.keyboard.press('Shift+Tab');
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(callLink(page)).toHaveAccessibleName(new RegExp(frame.call));
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('no hint stands in the way', async ({ page }) => {
    await open(page, '/blog');
    await buttonOf(page, 'next').tap();
    await expect(buttonOf(page, 'play')).toBeVisible();
    await page.clock.runFor(5000);
    await expect(hints(page)).toHaveCount(0);
  });
});
