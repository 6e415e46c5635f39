import type { Page } from 'playwright/test';
import { expect, test } from './harness';
import { watchLayoutShifts } from './layout-shifts';

const PAGES = [
  '/',
  '/work',
  '/about',
  '/blog',
  '/blog/tiktok-marketing-london',
  '/proposals/pipd-de-poule',
];

/** `npm test` looks at these, by page and width; the run of every page at all. */
const FIRST = ['/ 390', '/blog 1440'];

/** A picture as the browser has it. */
interface Seen {
  readonly name: string;
  /** Widths on offer in the format that was chosen. */
  readonly offered: readonly number[];
  readonly chosen: number;
  /** Pixels that its place needs. */
  readonly needed: number;
}

/** Scrolls through the page until every picture has come. */
async function loadPictures(page: Page): Promise<void> {
  const images = page.locator('main img');
  for (let index = 0; index < (await images.count()); index++) {
    const image = images.nth(index);
    await image.evaluate((element) =>
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
    );
    await expect
      .poll(() =>
        image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0),
      )
      .toBe(true);
  }
}

/** Every picture that takes up room, with what the browser has chosen for it. */
const seenPictures = (page: Page): Promise<Seen[]> =>
  page.locator('main img').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.getBoundingClientRect().width > 0)
      .map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const from = new URL(image.currentSrc).pathname;
        const set = [...(image.parentElement?.querySelectorAll('source') ?? []), image]
          .map((source) => source.getAttribute('srcset') ?? '')
          .find((text) => text.includes(from));
        const offered = [...(set ?? '').matchAll(/(\S+) (\d+)w/g)].map(([, url, size]) => ({
          url,
          size: Number(size),
        }));
        return {
          name: from,
          offered: offered.map(({ size }) => size),
          chosen: offered.find(({ url }) => url === from)?.size ?? 0,
          needed: Math.max(width, height * ratio) * devicePixelRatio,
        };
      }),
  );

for (const path of PAGES) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`${path} at ${viewport.width} px loads pictures in the right size, without layout shift${FIRST.includes(`${path} ${viewport.width}`) ? '' : ' @full'}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shifts = await watchLayoutShifts(page);
      await page.goto(path);
      // Only what pictures move is counted here.
      await page.evaluate(() => document.fonts.ready);
      await shifts.forget();
      await loadPictures(page);
      const seen = await seenPictures(page);
      expect(seen.length).toBeGreaterThan(0);
      const wrong = seen.filter(({ offered, chosen, needed }) => {
        const ideal = offered.findIndex((size) => size >= needed);
        const best = ideal < 0 ? offered.length - 1 : ideal;
        return Math.abs(offered.indexOf(chosen) - best) > 1;
      });
      expect(wrong).toEqual([]);
      expect(await shifts.sum()).toBeLessThanOrEqual(0.01);
    });
  }
}
