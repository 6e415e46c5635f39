import type { Page } from 'playwright/test';
import { home } from '../../src/content/home';
import { frame } from '../../src/content/navigation';
import { work } from '../../src/content/work';
import { expect, holdScripts, test } from './harness';

/** The two rows that go round, with the client's figures: desktop, small screens. */
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
    tag: '',
  },
  {
    name: 'the work carousel',
    path: '/work',
    label: work.carousel.heading,
    items: 8,
    copies: 3,
    seconds: [40, 10],
    height: [400, 200],
    gap: [32, 16],
    // What pauses is the same part on both pages.
    tag: ' @full',
  },
] as const;
type Row = (typeof rows)[number];

const windowOf = (page: Page, { label }: Row) =>
  page.getByRole('main').getByRole('group', { name: label, exact: true });
const trackOf = (page: Page, row: Row) => windowOf(page, row).locator('xpath=*[1]');
const controlOf = (page: Page, row: Row) =>
  windowOf(page, row).locator('..').getByRole('checkbox', { name: frame.pauseAll });

async function open(page: Page, row: Row): Promise<void> {
  await page.goto(row.path);
  await windowOf(page, row).evaluate((node) =>
    node.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}

for (const row of rows) {
  test.describe(row.name, () => {
    test('has its sizes and no seam, and is read once by screen readers', async ({ page }) => {
      await open(page, row);
      for (const [width, size] of [
        [390, 1],
        [768, 1],
        [1440, 0],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const track = trackOf(page, row);
        await expect(track, `${width}`).toHaveCSS('animation-duration', `${row.seconds[size]}s`);
        await expect(track).toHaveCSS('animation-iteration-count', 'infinite');
        await expect(track).toHaveCSS('animation-timing-function', 'linear');
        const seen = await track.evaluate((node) => {
          const [animation] = node.getAnimations();
          if (!animation) throw new Error('The row does not move.');
          animation.pause();
          const box = (element: Element) => element.getBoundingClientRect();
          const at = (time: number) => {
            animation.currentTime = time;
            return box(node).left;
          };
          const duration = Number(animation.effect?.getComputedTiming().duration);
          // The very end of a turn is the beginning of the next.
          const turn = at(0) - (at(duration * 0.999) - at(0)) / 0.999 - at(0);
          at(0);
          const copies = [...node.querySelectorAll('ul')].map((copy) =>
            [...copy.children].map(box),
          );
          const first = copies[0] ?? [];
          const itemOf = (list: DOMRect[], index: number) => list[index] ?? new DOMRect();
          return {
            turn,
            counts: copies.map((copy) => copy.length),
            seams: copies
              .slice(1)
              .map((copy, index) =>
                Math.abs(itemOf(copy, 0).left - itemOf(copies[index] ?? [], 0).left - turn),
              ),
            gaps: [
              ...first.slice(1).map((item, index) => item.left - itemOf(first, index).right),
              itemOf(copies[1] ?? [], 0).left - itemOf(first, first.length - 1).right,
            ],
            heights: [box(node).height, ...first.map(({ height }) => height)],
            width: box(node).width,
            window: node.parentElement?.clientWidth ?? 0,
            clipped: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          };
        });
        expect(seen.counts).toEqual(Array(row.copies).fill(row.items));
        for (const seam of seen.seams) expect(seam).toBeLessThan(0.5);
        for (const gap of seen.gaps) expect(Math.abs(gap - row.gap[size])).toBeLessThan(0.5);
        expect(seen.heights.some((height) => Math.abs(height - row.height[size]) < 0.5)).toBe(true);
        // At the end of a turn the window is still full.
        expect(seen.width - seen.turn).toBeGreaterThanOrEqual(seen.window);
        expect(seen.clipped).toBe(0);
      }
      const strip = windowOf(page, row);
      await expect(strip.getByRole('img')).toHaveCount(row.items);
      await expect(strip.getByRole('listitem')).toHaveCount(row.items);
      const copies = strip.locator('[aria-hidden=true]');
      await expect(copies.locator('> *')).toHaveCount(row.items * (row.copies - 1));
      await expect(copies.locator(':is(a, button, input, [tabindex])')).toHaveCount(0);
    });

    test(`pauses under the pointer and under the focus, for as long as they are there${row.tag}`, async ({
      page,
    }) => {
      await open(page, row);
      const track = trackOf(page, row);
      await expect(track).toHaveCSS('animation-play-state', 'running');
      await windowOf(page, row).hover();
      await expect(track).toHaveCSS('animation-play-state', 'paused');
      await page.mouse.move(2, 2);
      await expect(track).toHaveCSS('animation-play-state', 'running');
      await controlOf(page, row).focus();
      await page.keyboard.press('Tab');
      await expect(windowOf(page, row)).toBeFocused();
      await expect(track).toHaveCSS('animation-play-state', 'paused');
      await page.keyboard.press('Tab');
      await expect(windowOf(page, row)).not.toBeFocused();
      await expect(track).toHaveCSS('animation-play-state', 'running');
    });

    test.describe('by a finger too', () => {
      test.use({ hasTouch: true });

      test(`pauses by its visible control, for good, and without script${row.tag}`, async ({
        page,
      }) => {
        await holdScripts(page);
        await open(page, row);
        const control = controlOf(page, row);
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
        for (const [state, press] of [
          ['paused', () => control.click()],
          ['running', () => control.press('Space')],
          ['paused', () => control.tap()],
        ] as const) {
          await press();
          await expect(control).toBeChecked({ checked: state === 'paused' });
          await page.mouse.move(2, 2);
          await control.blur();
          await expect(trackOf(page, row)).toHaveCSS('animation-play-state', state);
        }
      });
    });

    test.describe('under reduced motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test(`stands still, needs no control, and is scrolled by hand${row.tag}`, async ({
        page,
      }) => {
        await open(page, row);
        expect(await trackOf(page, row).evaluate((node) => node.getAnimations().length)).toBe(0);
        await expect(controlOf(page, row)).toHaveCount(0);
        const strip = windowOf(page, row);
        const left = () => strip.evaluate((node) => node.scrollLeft);
        await strip.focus();
        await page.keyboard.press('ArrowRight');
        await expect.poll(left).toBeGreaterThan(0);
        const before = await left();
        await strip.hover();
        await page.mouse.wheel(400, 0);
        await expect.poll(left).toBeGreaterThan(before);
        // The last of the first copy comes into view.
        await strip.evaluate((node, last) => {
          node.querySelectorAll('li')[last]?.scrollIntoView({ behavior: 'instant' });
        }, row.items - 1);
        await expect(strip.getByRole('listitem').last()).toBeInViewport();
      });
    });
  });
}
