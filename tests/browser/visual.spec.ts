import { slowness } from '../../tools/slowness.ts';
import { expect, test } from './harness';

/**
 * The pages that are compared with a picture, and their widths. Pictures are taken with the fonts
 * that the site brings, so that one set holds on every machine. After a change that was meant,
 * `npm run test:browser -- visual --update-snapshots` takes them anew.
 */
const LOOKS = [
  ['/', 1440, ''],
  ['/contact', 1440, ''],
  ['/', 390, ' @full'],
  ['/services', 1440, ' @full'],
  ['/specimen', 1440, ' @full'],
  ['/blog/restaurant-marketing-london-1', 390, ' @full'],
  ['/live/hair-nova', 1440, ' @full'],
] as const;

// At half size: enough to see that something moved, at a quarter of the bytes.
test.use({ deviceScaleFactor: 0.5, timezoneId: 'Europe/London' });

for (const [path, width, tag] of LOOKS) {
  test(`${path} at ${width} pixels looks as it did${tag}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.clock.setFixedTime('2026-11-26T14:07Z');
    await page.goto(path);
    // Photographs are hidden, their boxes keep their ground: pixels are tested elsewhere.
    await page.addStyleTag({ content: 'iframe { display: none } img { visibility: hidden }' });
    const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.png`;
    await expect(page).toHaveScreenshot(name, { fullPage: true, timeout: 30_000 * slowness });
  });
}
