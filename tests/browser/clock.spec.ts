import { hours } from '../../src/content/hours';
import { expect, test } from './harness';

/** Opening hours for these cases, independent of the agency's own, which the words state. */
const HOURS: Readonly<Record<string, string>> = {
  opens: '09:00',
  closes: '18:00',
  days: 'Monday Tuesday Wednesday Thursday Friday',
};
const { opens, closes, firstDay } = hours;

test('contact says the time in Greenwich and the studio’s hours', async ({ browser, site }) => {
  for (const [timezoneId, time, before, after] of [
    [
      'Europe/London',
      '2026-07-24T16:59:30Z',
      new RegExp(`^17:59.*until ${closes}.*the same time`),
      new RegExp(`^18:00.*${firstDay}`),
    ],
    [
      'America/New_York',
      '2026-07-22T07:59Z',
      new RegExp(`^08:59.*again at ${opens}.*is behind ours`),
      /^09:00.*until/,
    ],
    [
      'Asia/Kolkata',
      '2026-11-28T23:59Z',
      new RegExp(`^23:59.*${firstDay} at ${opens}.*is ahead of ours`),
      new RegExp(`^00:00.*${firstDay}`),
    ],
  ] as const) {
    const width = timezoneId === 'Europe/London' ? 1280 : 390;
    const page = await browser.newPage({ timezoneId, viewport: { width, height: 800 } });
    await page.clock.install({ time });
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /data-(opens|closes|days)="[^"]*"/g,
        (_, name: string) => `data-${name}="${HOURS[name]}"`,
      );
      await route.fulfill({ response, body });
    });
    await page.goto(`${site.url}/contact`);
    const clock = page.locator('[data-clock]:visible');
    await expect(clock).toHaveText(before);
    await page.clock.runFor(60_000);
    await expect(clock).toHaveText(after);
    // Space is reserved for the time, so that nothing shifts when the script fills it.
    const height = () => clock.evaluate((it) => document.fonts.ready.then(() => it.clientHeight));
    const full = await height();
    for (const line of await clock.locator('p').all())
      await line.evaluate((it) => it.replaceChildren());
    expect(await height()).toBe(full);
    await page.close();
  }
});
