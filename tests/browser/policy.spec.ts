import { breachesIn, goDown, reported } from './breaches';
import { buttonOf } from './carousel';
import { dismissOf, fillIn, overlayOf, submitOf } from './enquiry';
import { answerOf, questionOf, questions } from './faq';
import { chatLink } from './floats';
import { expect, test } from './harness';
import { hydrated } from './islands';
import { topLink } from './navigation';
import { themeChoice } from './theme';

/*
 * The site under the headers that `_headers` names: what a browser refuses, and
 * what it would only report, is collected on every page. That the console stays
 * silent as well is seen to by the harness.
 */

test('no interaction violates the policy', async ({ page, context }) => {
  const breaches = await breachesIn(context);
  await page.goto('/');
  await chatLink(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('[data-hint][data-open]')).toHaveCount(1);
  const [question] = questions;
  await questionOf(page, question).click();
  await expect(answerOf(page, question)).toBeVisible();
  for (const theme of ['night', 'day'] as const) {
    await themeChoice(page, theme).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }

  await topLink(page, 'Our Work').click();
  await expect(page).toHaveURL('/work');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  for (const name of ['next', 'previous'] as const) await buttonOf(page, name).click();
  await hydrated(page, 'ArticleRotation');
  await page
    .getByRole('main')
    .getByRole('link', { name: /TikTok marketing/ })
    .last()
    .click();
  await goDown(page);

  await topLink(page, 'Contact').click();
  await fillIn(page);
  await submitOf(page).click();
  await dismissOf(page).click();
  await expect(overlayOf(page)).toHaveCount(0);
  await reported(page);
  expect(breaches).toEqual([]);
});

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
