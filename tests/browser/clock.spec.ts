import { expect, test } from './harness';

test('contact says the time in Greenwich, the studio’s hours and where the visitor is', async ({
  browser,
  site,
}) => {
  for (const [timezoneId, time, before, after] of [
    [
      'Europe/London',
      '2026-07-24T16:59:30Z',
      /^17:59.*until 18:00.*the same time/,
      /^18:00.*Monday/,
    ],
    ['America/New_York', '2026-07-22T07:59Z', /^08:59.*again at 09:00.*75° west/, /^09:00.*until/],
    ['Asia/Kolkata', '2026-11-28T23:59Z', /^23:59.*Monday at 09:00.*83° east/, /^00:00.*Monday/],
  ] as const) {
    const width = timezoneId === 'Europe/London' ? 1280 : 390;
    const page = await browser.newPage({ timezoneId, viewport: { width, height: 800 } });
    await page.clock.install({ time });
    await page.goto(`${site.url}/contact`);
    const clock = page.locator('[data-clock]:visible');
    await expect(clock).toHaveText(before);
    await page.clock.runFor(60_000);
    await expect(clock).toHaveText(after);
    // Its room is kept until the script fills it: nothing shifts then.
    const height = () => clock.evaluate((it) => document.fonts.ready.then(() => it.clientHeight));
    const full = await height();
    for (const line of await clock.locator('p').all())
      await line.evaluate((it) => it.replaceChildren());
    expect(await height()).toBe(full);
  }
});
