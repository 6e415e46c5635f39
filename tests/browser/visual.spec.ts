import { slowness } from '../../tools/slowness.ts';
import { expect, test } from './harness';

/**
 * The look of the pages, as pictures. They are taken with the fonts that the
 * site brings, so that one set holds on every machine; `npm run test:browser --
 * visual --update-snapshots` takes them anew after a change that was meant.
 */
const LOOKS = [
  ['/specimen', 1440],
  ['/', 390],
  ['/', 1440],
  ['/blog/restaurant-marketing-london-1', 390],
  ['/contact', 1440],
  ['/live/hair-nova', 1440],
] as const;

// At half size: enough to see that something moved, at a quarter of the bytes.
test.use({ deviceScaleFactor: 0.5 });

/** `npm test` takes these. */
const FIRST = ['/ 1440', '/contact 1440'];

for (const [path, width] of LOOKS) {
  test(`${path} at ${width} pixels looks as it did${FIRST.includes(`${path} ${width}`) ? '' : ' @full'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto(path);
    await page.evaluate(async () => {
      for (const away of document.querySelectorAll('iframe')) away.remove();
      // A photograph leaves its place in its own colour: its pixels are tested elsewhere.
      for (const image of document.images) image.style.visibility = 'hidden';
      await document.fonts.ready;
    });
    const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.png`;
    // The specimen is twelve windows tall.
    await expect(page).toHaveScreenshot(name, { fullPage: true, timeout: 30_000 * slowness });
  });
}
