import { site } from '../../src/site/site';
import { expect, test } from './harness';

test('a page with a problem fails its test', async ({ page, watch }) => {
  test.fail();
  await page.goto('/');
  await page.evaluate(() => console.error('something broke'));
  await expect.poll(() => watch.problems).toHaveLength(1);
});

const problems: readonly (readonly [what: string, script: () => void, problem: RegExp])[] = [
  ['an error in the console', () => console.error('broke'), /^console error: broke$/],
  ['a warning in the console', () => console.warn('odd'), /^console warning: odd$/],
  [
    'an exception',
    () => {
      setTimeout(() => {
        throw new Error('threw');
      });
    },
    /^exception: threw$/,
  ],
  [
    'a host that is none of the agency’s',
    () => {
      fetch('https://tracker.invalid/pixel').catch(() => undefined);
    },
    // The page's own policy refuses it before the harness would.
    /^console error: .*tracker\.invalid\/pixel.*Content Security Policy/s,
  ],
  [
    'a file that is not there',
    () => {
      fetch('/assets/missing.js').catch(() => undefined);
    },
    /^status 404: .*\/assets\/missing\.js$/,
  ],
];

test('errors, warnings, exceptions, strangers and missing files are problems', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  for (const [what, script, problem] of problems) {
    await page.evaluate(script);
    await expect.poll(() => watch.problems.some((found) => problem.test(found)), what).toBe(true);
    watch.allow(problem);
  }
  watch.allow(/tracker\.invalid/);
  watch.allow(/^console error: Failed to load resource/);
});

test('the stand-in answers in the place of a service, and records what it was asked', async ({
  page,
  standIn,
}) => {
  const { origin, hostname } = new URL(site.booking);
  await page.goto(`${origin}/consultation?from=test`);
  await expect(page.getByText('Received.')).toBeVisible();
  expect(standIn.received).toEqual([
    {
      method: 'GET',
      path: '/consultation?from=test',
      host: hostname,
      contentType: '',
      fields: [],
    },
  ]);
});
