import type { Page } from 'playwright/test';
import { type Front, pathsOf, SCRIPT } from '../support/front';
import { FAILURES, hasReact, test, wakeAgain } from './arrival';
import { LATER } from './deployment';
import { answerOf, questionOf, questions } from './faq';
import { callLink } from './floats';
import { approach, expect, wake } from './harness';
import { topLink } from './navigation';

test.describe('a new deployment while a tab is open', () => {
  const html = (page: Page) => page.locator('html');
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  /** How often a page was loaded by the browser. */
  const loads = (front: Front, path: string) =>
    pathsOf(front).filter((candidate) => candidate === path).length;

  /** A page with React, and with everything that it asks for by itself. */
  const open = async (page: Page, path: string) => {
    await page.goto(path);
    await wake(page);
    await page.waitForLoadState('networkidle');
  };
  /** Comes to a hint by keyboard: its script is needed only then. */
  const wantWord = async (page: Page) => {
    await callLink(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
  };

  test('approached before hydration, the page stays readable, and its links work', async ({
    page,
    front,
    later,
    watch,
  }) => {
    watch.allow(FAILURES);
    await page.goto('/');
    front.deploy(later.url);
    await questionOf(page, questions[1]).click();
    await expect(answerOf(page, questions[1])).toBeVisible();
    await topLink(page, 'Services').click();
    await expect(html(page)).toHaveAttribute(LATER);
    await expect(page).toHaveURL('/services');
    await wakeAgain(page);
    expect(loads(front, '/')).toBe(1);
    expect(loads(front, '/services')).toBe(1);
  });

  test('approached with the old scripts still in the cache, it is reloaded once', async ({
    page,
    front,
    later,
  }) => {
    await page.goto('/about');
    front.deploy(later.url, SCRIPT);
    await approach(page);
    await expect(html(page)).toHaveAttribute(LATER);
    front.deploy(later.url);
    await wakeAgain(page);
    await expect(heading(page)).toBeVisible();
    expect(loads(front, '/about')).toBe(2);
  });

  test('a clicked link loads its page, once', async ({ page, front, later }) => {
    await open(page, '/');
    front.deploy(later.url);
    await topLink(page, 'Services').click();
    await expect(html(page)).toHaveAttribute(LATER);
    await expect(page).toHaveURL('/services');
    await expect(heading(page)).toBeVisible();
    await wakeAgain(page);
    expect(loads(front, '/services')).toBe(1);
    expect(loads(front, '/')).toBe(1);
  });

  test.describe('a script that is first needed now', () => {
    test.beforeEach(({ watch }) => {
      watch.allow(FAILURES);
      watch.allow(/hint-word/);
    });

    for (const [when, gone] of [
      ['is there under its new name', false],
      ['is gone there too', true],
    ] as const) {
      test(`and ${when}, makes one reload at most`, async ({ page, front, later }) => {
        if (gone) front.block(/hint-word/, 'missing');
        await open(page, '/about');
        front.deploy(later.url);
        await wantWord(page);
        await expect(html(page)).toHaveAttribute(LATER);
        await expect(heading(page)).toBeVisible();
        await wakeAgain(page);
        await wantWord(page);
        // Asked for of both deployments; how often of one depends on how soon the reload comes.
        const asked = () => new Set(pathsOf(front).filter((path) => /hint-word/.test(path))).size;
        await expect.poll(asked).toBe(2);
        await page.waitForLoadState('networkidle');
        if (!gone) await expect(page.getByRole('tooltip')).toBeVisible();
        await expect(heading(page)).toBeVisible();
        expect(await hasReact(page)).toBe(true);
        expect(loads(front, '/about')).toBe(2);
      });
    }

    test('and is missed again during the reload, causes one page load', async ({
      page,
      front,
      later,
    }) => {
      await open(page, '/about');
      front.deploy(later.url);
      front.block(/^\/about$/, 'hold');
      await wantWord(page);
      await expect.poll(() => loads(front, '/about')).toBe(2);
      const again = page.waitForResponse(/hint-word/);
      await page.keyboard.press('Tab');
      await again;
      // Answered by the page: what it made of the missing script has been done by then.
      for (let times = 0; times < 5; times++) await page.keyboard.press('Shift');
      front.clear();
      await expect(html(page)).toHaveAttribute(LATER);
      expect(loads(front, '/about')).toBe(2);
    });
  });
});
