import type { Page } from 'playwright/test';
import { frame } from '../../src/content/navigation';
import { buttonOf } from './carousel';
import { answerOf, questionOf, questions } from './faq';
import { awake, expect, test, wake } from './harness';
import { topLink } from './navigation';
import { themeChoice, themeRadio } from './theme';

/* What islands share through the store: one pause for everything that moves, and the answers left open. */

const pauseOf = (page: Page) => page.getByRole('checkbox', { name: frame.pauseRow });
const isRunning = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );

for (const withReact of [true, false]) {
  test(`a choice in one tab shows in another, ${withReact ? 'with' : 'before'} React`, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await page.goto('/work');
    await other.goto('/');
    if (withReact) await wake(other);
    await themeChoice(page, 'night').click();
    await pauseOf(page).check();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'night');
    await expect(themeRadio(other, 'night')).toBeChecked();
    await expect(pauseOf(other)).toBeChecked();
    await expect.poll(() => isRunning(other)).toBe(false);
    // A press there counts from what it shows.
    await pauseOf(other).uncheck();
    await expect(pauseOf(page)).not.toBeChecked();
    await themeChoice(other, 'day').click();
    await expect(themeRadio(page, 'day')).toBeChecked();
  });
}

/** From page to page: softly with React, as documents without it. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await page.waitForLoadState();
}

for (const withReact of [true, false]) {
  test(`pausing the strip pauses the carousel and the other row, ${withReact ? 'with' : 'before'} React`, async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_FAILED|request failed/);
    await page.goto('/');
    if (withReact) await wake(page);
    // Its own press would fetch React.
    else await page.route('**/*.js', (route) => route.abort());
    await expect(pauseOf(page)).not.toBeChecked();
    expect(await isRunning(page)).toBe(true);
    await pauseOf(page).check();

    await goTo(page, '/work');
    await expect(pauseOf(page)).toBeChecked();
    await expect.poll(() => isRunning(page)).toBe(false);
    await goTo(page, '/blog');
    await expect(buttonOf(page, 'play')).toHaveCount(withReact ? 1 : 0);
    await expect(page.locator('html')).toHaveAttribute('data-paused', 'true');

    // Remembered on the device, and undone from whichever control.
    await page.unroute('**/*.js');
    await page.reload();
    await wake(page);
    await buttonOf(page, 'play').click();
    await expect(buttonOf(page, 'pause')).toBeVisible();
    await goTo(page, '/work');
    await expect(pauseOf(page)).not.toBeChecked();
    await page.reload();
    await expect(pauseOf(page)).not.toBeChecked();
    await expect.poll(() => isRunning(page)).toBe(true);
  });
}

test('open answers are open again when the page is revisited, and only there', async ({ page }) => {
  const [first, second] = questions;
  await page.goto('/');
  await wake(page);
  await questionOf(page, first).click();
  await expect(answerOf(page, first)).toBeVisible();
  await goTo(page, '/services');
  await awake(page);
  await expect(page.locator('#faq [aria-expanded=true]')).toHaveCount(0);

  await page.goBack();
  await expect(answerOf(page, first)).toBeVisible();
  await expect(questionOf(page, first)).toHaveAttribute('aria-expanded', 'true');
  await expect(questionOf(page, second)).toHaveAttribute('aria-expanded', 'false');
  // By a link too, not only by back.
  await goTo(page, '/services');
  await topLink(page, 'Home').click();
  await expect(page).toHaveURL('/');
  await expect(answerOf(page, first)).toBeVisible();
  await questionOf(page, first).click();
  await expect(questionOf(page, first)).toHaveAttribute('aria-expanded', 'false');
});
