import { home } from '../../src/content/home';
import { navigation } from '../../src/content/navigation';
import { work } from '../../src/content/work';
import { expect, test } from './harness';

/**
 * The two marquees, with the figures of the client's brief. Of a pair the first is for a desktop,
 * the second for smaller screens.
 */
const rows = [
  {
    name: 'the logo strip',
    path: '/',
    label: home.partners.label,
    items: 18,
    copies: 2,
    seconds: [50, 20],
    height: [132, 64],
    gap: [48, 28],
  },
  {
    name: 'the row of photographs',
    path: '/work',
    label: work.marquee.heading,
    items: 8,
    copies: 3,
    seconds: [40, 10],
    height: [400, 200],
    gap: [32, 16],
  },
] as const;

for (const { name, path, label, items: count, copies, seconds, height, gap } of rows) {
  test(`${name} has its sizes and no seam, is read once, and pauses`, async ({ page }) => {
    await page.goto(path);
    // The row's window, its track, and the control that pauses it.
    const strip = page.getByRole('main').getByRole('group', { name: label, exact: true });
    const track = strip.locator('xpath=*[1]');
    const control = strip.locator('..').getByRole('checkbox', { name: navigation.pauseAll });
    await test.step('each copy of its items has the same sizes, and a turn ends where the next begins', async () => {
      for (const [width, size] of [
        [390, 1],
        [768, 1],
        [1440, 0],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await expect(track, `${width}`).toHaveCSS('animation-duration', `${seconds[size]}s`);
        await expect(track).toHaveCSS('animation-iteration-count', 'infinite');
        await expect(track).toHaveCSS('animation-timing-function', 'linear');
        const { turn, items, row } = await track.evaluate((node) => {
          const [animation] = node.getAnimations() as [Animation];
          animation.pause();
          const at = (part: number) => {
            animation.currentTime = Number(animation.effect?.getComputedTiming().duration) * part;
            return node.getBoundingClientRect().left;
          };
          // The end of a turn is the start of the next.
          const turn = (at(0) - at(0.999)) / 0.999;
          at(0);
          const items = [...node.querySelectorAll('li')].map((item) =>
            item.getBoundingClientRect(),
          );
          const row = node.getBoundingClientRect();
          return { turn, items, row };
        });
        expect(items).toHaveLength(count * copies);
        for (const [at, { left }] of items.entries()) {
          const [before, copied] = [items[at - 1], items[at - count]];
          if (before) expect(left - before.right, `${width}`).toBeCloseTo(gap[size], 0);
          if (copied) expect(left - copied.left, `${width}`).toBeCloseTo(turn, 0);
        }
        expect([row, ...items].map((box) => Math.round(box.height))).toContain(height[size]);
        // At the end of a turn no gap shows.
        expect(row.width - turn).toBeGreaterThanOrEqual(width);
      }
    });
    await test.step('its control stands where no floating link is', async () => {
      // At the left edge, or above the pictures.
      const { x, bottom } = await control.evaluate((it) => it.getBoundingClientRect());
      if (path === '/') expect(x).toBeLessThan(50);
      else expect(bottom).toBeLessThan((await strip.boundingBox())?.y ?? 0);
    });
    await test.step('a screen reader reads its items once', async () => {
      await expect(strip.getByRole('img')).toHaveCount(count);
      await expect(strip.getByRole('listitem')).toHaveCount(count);
      await expect(strip.locator('[aria-hidden] :is(a, button, input, [tabindex])')).toHaveCount(0);
    });
    await test.step('it pauses under the pointer, while it has the focus, and by its control', async () => {
      const expectState = (state: 'paused' | 'running') =>
        expect(track).toHaveCSS('animation-play-state', state);
      await expectState('running');
      await strip.hover();
      await expectState('paused');
      await page.mouse.move(2, 2);
      await expectState('running');
      await control.focus();
      await page.keyboard.press('Tab');
      await expect(strip).toBeFocused();
      await expectState('paused');
      await page.keyboard.press('Tab');
      await expect(strip).not.toBeFocused();
      await expectState('running');
      for (const [state, press] of [
        ['paused', () => control.click()],
        ['running', () => control.press('Space')],
      ] as const) {
        await press();
        await expect(control).toBeChecked({ checked: state === 'paused' });
        await page.mouse.move(2, 2);
        await control.blur();
        await expectState(state);
      }
    });
    await test.step('under reduced motion it is scrolled by hand', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(control).toHaveCount(0);
      expect(await track.evaluate((node) => node.getAnimations().length)).toBe(0);
      const left = () => strip.evaluate((node) => node.scrollLeft);
      await strip.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(left).toBeGreaterThan(0);
      // The last item of the first copy comes into view.
      await strip.getByRole('listitem').last().scrollIntoViewIfNeeded();
      await expect(strip.getByRole('listitem').last()).toBeInViewport();
    });
  });
}

test('the control that pauses all movement moves nothing itself', async ({ page }) => {
  await page.goto('/blog');
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('A pause started a view transition.');
    };
  });
  const control = page.getByRole('checkbox', { name: navigation.pauseAll });
  await control.click();
  await expect(control).toBeChecked();
  await page.locator('header').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/about/);
});
