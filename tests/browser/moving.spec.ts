import type { Page } from 'playwright/test';
import { blog } from '../../src/content/blog';
import { frame } from '../../src/content/navigation';
import { sweptRoutes } from '../support/swept-routes';
import { carouselOf } from './carousel';
import { expect, test } from './harness';
import { observersTold, stopTime, takeTime } from './time';

/** For longer than this nothing may move without a control that stops it (WCAG 2.2.2), in milliseconds. */
const LONG = 5000;
/** The pages on which something moves, and how many things. */
const MOVING: Readonly<Record<string, number>> = { '/': 1, '/work': 1, '/blog': 1 };

const pauses = (page: Page) =>
  page
    .getByRole('checkbox', { name: frame.pauseAll })
    .or(page.getByRole('checkbox', { name: blog.controls.pause }));

/** How many animations of style sheets or scripts run by the page's own time, for longer than so many milliseconds. */
const animations = (page: Page, than: number) =>
  page.evaluate(
    (long) =>
      document.getAnimations().filter(({ playState, timeline, effect }) => {
        const end = Number(effect?.getComputedTiming().endTime ?? 0);
        return playState === 'running' && timeline instanceof DocumentTimeline && end > long;
      }).length,
    than,
  );

/** Returns once what has come into view has been told so, which no clock of ours stops, and has answered in its next frames. */
async function answered(page: Page): Promise<void> {
  for (let times = 0; times < 3; times++) {
    await page.clock.runFor(100);
    await observersTold(page);
  }
}

/** What a script moves, shows or writes once the first five seconds are over, by the name of its region. */
async function scripted(page: Page): Promise<string[]> {
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const text = element.childElementCount === 0 ? element.textContent : '';
        return [
          [x, y, width, height].map(Math.round),
          getComputedStyle(element).opacity,
          text,
        ].join();
      }),
    );
  await page.clock.runFor(LONG);
  await answered(page);
  const before = await look();
  await page.clock.runFor(LONG);
  const after = await look();
  const moved = after.flatMap((state, index) => (state === before[index] ? [] : [index]));
  return page.evaluate((indices) => {
    const all = [...document.querySelectorAll('body *')];
    const names = indices.flatMap((index) => {
      const element = all[index];
      // The page's weight is told as files come: an answer, not a movement.
      if (!element || element.closest('footer [data-weight], footer ul:has([data-weight])'))
        return [];
      return element.closest('section')?.getAttribute('aria-label') ?? element.outerHTML;
    });
    return [...new Set(names)];
  }, moved);
}

for (const { path } of sweptRoutes.filter(({ kind }) => kind !== 'not-found')) {
  test(`${path}: whatever moves for more than five seconds has a control that stops it${path === '/' ? '' : ' @full'}`, async ({
    page,
  }) => {
    await takeTime(page);
    await page.goto(path);
    await expect(page.locator('video, audio, marquee, img[src$=".gif"]')).toHaveCount(0);
    const carousel = path === '/blog';
    if (carousel) {
      await carouselOf(page).evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
    }
    // What is short comes to its end by itself.
    await expect
      .poll(async () => (await animations(page, 0)) - (await animations(page, LONG)))
      .toBe(0);
    await stopTime(page);

    const turning = await animations(page, LONG);
    // What style sheets move is counted above; here it would hide what scripts move.
    await page.addStyleTag({
      content: '* { animation: none !important; transition: none !important }',
    });
    const moved = await scripted(page);
    expect(moved).toEqual(carousel ? [blog.controls.carousel] : []);
    expect(turning + moved.length).toBe(MOVING[path] ?? 0);
    await expect(pauses(page)).toHaveCount(MOVING[path] ?? 0);

    await page.reload();
    for (const control of await pauses(page).all()) {
      await control.evaluate((node) =>
        node.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await control.click();
      await page.mouse.move(3, 3);
    }
    // What has risen meanwhile comes to its end by itself.
    await expect.poll(() => animations(page, 0)).toBe(0);
    expect(await scripted(page)).toEqual([]);
  });
}
