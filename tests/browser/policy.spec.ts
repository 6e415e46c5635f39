import { breachesIn } from './breaches';
import { expect, test } from './harness';

/*
 * That no page and no interaction violates the policy is seen to by the harness: the console of every
 * test says what was refused. Here: that it would say so.
 */

const deeds: readonly (readonly [what: string, deed: () => void, directive: string])[] = [
  [
    'a script of an element',
    () => {
      const script = document.createElement('script');
      try {
        script.text = '0';
      } catch {}
    },
    'require-trusted-types-for',
  ],
  [
    'a picture from elsewhere',
    () => {
      new Image().src = 'https://tracker.invalid/pixel.png';
    },
    'img-src',
  ],
  [
    'a frame from elsewhere',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://tracker.invalid/';
      document.body.append(frame);
    },
    'frame-src',
  ],
];

test('what the policy forbids is reported as a violation', async ({ page, context, watch }) => {
  watch.allow(/Content Security Policy|Trusted|tracker\.invalid/);
  const breaches = await breachesIn(context);
  await page.goto('/about');
  for (const [what, deed, directive] of deeds) {
    await page.evaluate(deed);
    await expect
      .poll(() => breaches.join('\n'), what)
      .toMatch(new RegExp(`^/about: breach of ${directive} by`, 'm'));
  }
  await expect.poll(() => breaches.join('\n')).toMatch(/^\/about: report of csp-violation:/m);
});
