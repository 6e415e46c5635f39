import { expect, test } from './harness';

/* The harness fails every test whose page violates the policy; this file tests the harness. */

test('the policy refuses, and a page with a problem fails its test', async ({ page, watch }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.text = '0';
    } catch {}
    fetch('https://tracker.invalid/pixel').catch(() => undefined);
    const frame = document.createElement('iframe');
    frame.src = 'https://tracker.invalid/';
    document.body.append(frame);
    setTimeout(() => {
      throw new Error('threw');
    });
  });
  for (const problem of [
    /^console error: .*TrustedScript/,
    /^console error: .*tracker\.invalid.*connect-src/s,
    /^console error: .*frame-src/s,
    /^exception: threw$/,
  ])
    await expect.poll(watch.problems).toContainEqual(expect.stringMatching(problem));
  watch.allow(/Content Security Policy|Trusted|tracker\.invalid|threw/);
});
