import { expect, test } from './harness';

/* That no page and no interaction violates the policy, or fails otherwise, is seen to by the harness: here, that it sees. */

const deeds: readonly (readonly [what: string, deed: () => void, problem: RegExp])[] = [
  [
    'a script of an element',
    () => {
      const script = document.createElement('script');
      try {
        script.text = '0';
      } catch {}
    },
    /^console error: .*TrustedScript/,
  ],
  [
    'a request to elsewhere',
    () => {
      fetch('https://tracker.invalid/pixel').catch(() => undefined);
    },
    /^console error: .*tracker\.invalid.*Content Security Policy/s,
  ],
  [
    'a frame from elsewhere',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://tracker.invalid/';
      document.body.append(frame);
    },
    /^console error: .*frame-src/s,
  ],
  [
    'an exception',
    () => {
      setTimeout(() => {
        throw new Error('threw');
      });
    },
    /^exception: threw$/,
  ],
];

test('what the policy forbids is refused, and a page with a problem fails its test', async ({
  page,
  watch,
}) => {
  await page.goto('/about');
  for (const [what, deed, problem] of deeds) {
    await page.evaluate(deed);
    await expect.poll(() => watch.problems.some((seen) => problem.test(seen)), what).toBe(true);
  }
  watch.allow(/Content Security Policy|Trusted|tracker\.invalid|threw/);
});
