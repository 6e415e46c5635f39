import { enquiryForm } from '../../src/content/contact';
import { home } from '../../src/content/home';
import {
  answerOf,
  consoleOf,
  FAILURES,
  ISLAND,
  isAwake,
  PAYLOAD,
  questionOf,
  RUNTIME,
  settled,
  test,
  topLink,
  wakeAgain,
  withoutBoot,
} from './arrival';
import type { Obstacle } from './front';
import { awake, expect, wake } from './harness';
import { takeTime } from './time';

test.describe('on a network that fails', () => {
  const parts = [
    ['payload', PAYLOAD],
    ['runtime', RUNTIME],
    ['island', ISLAND],
  ] as const;
  const ways = [
    ['is blocked', 'refuse'],
    ['is cut short', 'cut'],
    ['is gone', 'missing'],
  ] as const;
  for (const [part, path] of parts) {
    // Only the payload's size is known beforehand; half a script would not be run either.
    const also = part === 'payload' ? ([['is not all of it', 'half']] as const) : [];
    for (const [how, obstacle] of [...ways, ...also]) {
      test(`a ${part} that ${how} leaves the page as it is without script, and is tried again`, async ({
        page,
        front,
        watch,
      }) => {
        watch.allow(FAILURES);
        front.block(path, obstacle);
        await page.goto('/');
        const said = consoleOf(page);
        await page.mouse.move(5, 5);
        await expect(page.locator('html')).not.toHaveAttribute('data-js');
        await settled(page);
        expect(said.size, [...said].join('\n')).toBeLessThanOrEqual(1);
        await expect(answerOf(page, 1)).toBeVisible();
        expect(await isAwake(page)).toBe(false);

        front.clear();
        await wakeAgain(page);
        await expect(questionOf(page, 1)).toHaveAttribute('aria-expanded', 'false');
        await questionOf(page, 1).click();
        await expect(questionOf(page, 1)).toHaveAttribute('aria-expanded', 'true');
        await expect(answerOf(page, 1)).toBeVisible();
      });
    }

    test(`a ${part} that does not come leaves links and answers usable, and is given up`, async ({
      page,
      front,
      watch,
    }) => {
      watch.allow(FAILURES);
      front.block(path, 'hold');
      await takeTime(page);
      await page.goto('/');
      await questionOf(page, 1).click();
      await expect(answerOf(page, 1)).toBeVisible();
      await page.clock.runFor(31_000);
      await expect(page.locator('html')).not.toHaveAttribute('data-js');
      await expect(answerOf(page, 2)).toBeVisible();

      await page.getByRole('banner').getByRole('link', { name: 'Services' }).first().click();
      await expect(page).toHaveURL('/services');
      front.clear();
      await wakeAgain(page);
    });
  }
});

test.describe('with half of its script', () => {
  const ways: readonly (readonly [what: string, part?: RegExp, obstacle?: Obstacle])[] = [
    ['without its boot script'],
    ['without its runtime', RUNTIME, 'missing'],
    ['with half of its runtime', RUNTIME, 'cut'],
    ['with a runtime that takes more than half a minute', RUNTIME, 'hold'],
    ['without its payload', PAYLOAD, 'missing'],
    ['with half of its payload', PAYLOAD, 'half'],
  ];
  for (const [what, part, obstacle] of ways) {
    test(`${what} the page says nothing less, its form posts, its links lead on`, async ({
      page,
      front,
      standIn,
      watch,
    }) => {
      watch.allow(FAILURES);
      if (part && obstacle) front.block(part, obstacle);
      else await withoutBoot(page);
      await takeTime(page);
      await page.goto('/');
      const said = consoleOf(page);
      await page.mouse.move(5, 5);
      if (obstacle === 'hold') await page.clock.runFor(31_000);
      await expect(page.locator('html')).not.toHaveAttribute('data-js');
      for (const index of home.faq.items.keys()) await expect(answerOf(page, index)).toBeVisible();
      await settled(page);
      expect(said.size, [...said].join('\n')).toBeLessThanOrEqual(1);
      expect(await isAwake(page)).toBe(false);

      const form = page.locator('main form[method=post]');
      const { labels } = enquiryForm;
      await form.getByLabel(labels.firstName).fill('Ada');
      await form.getByLabel(labels.surname).fill('Lovelace');
      await form.getByLabel(labels.email).fill('ada@example.com');
      await form.getByRole('button', { name: enquiryForm.submit }).click();
      await expect(page.getByText('Received.')).toBeVisible();
      expect(standIn.posts().map(({ fields }) => fields.length)).toEqual([5]);

      await page.goBack();
      await topLink(page, 'Services').click();
      await expect(page).toHaveURL('/services');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('a runtime that takes 29 seconds is waited for', async ({ page, front }) => {
    front.block(RUNTIME, 'hold');
    await takeTime(page);
    await page.goto('/');
    await questionOf(page, 1).click();
    await page.clock.runFor(29_000);
    await expect(answerOf(page, 1)).toBeVisible();
    front.clear();
    await awake(page);
    await expect(questionOf(page, 1)).toHaveAttribute('aria-expanded', 'true');
  });

  test('offline since it was opened the page says nothing less, and wakes once the network is back', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.mouse.move(5, 5);
    await expect(page.locator('html')).not.toHaveAttribute('data-js');
    for (const index of home.faq.items.keys()) await expect(answerOf(page, index)).toBeVisible();
    await context.setOffline(false);
    await wakeAgain(page);
  });

  test('offline since React is there, what is on the page works as before, without a word', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await wake(page);
    // A picture that has not been near yet could not come.
    await questionOf(page, 0).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const said = consoleOf(page);
    await context.setOffline(true);
    for (const index of home.faq.items.keys()) {
      await questionOf(page, index).click();
      await expect(answerOf(page, index)).toBeVisible();
    }
    const night = page.locator('[name=theme][value=night]');
    await page.locator('label').filter({ has: night }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    expect([...said]).toEqual([]);
  });
});
