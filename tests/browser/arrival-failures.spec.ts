import { type Obstacle, PAYLOAD } from '../support/front';
import {
  consoleOf,
  FAILURES,
  hasReact,
  ISLAND,
  RUNTIME,
  settled,
  test,
  wakeAgain,
  withoutBoot,
} from './arrival';
import { fillIn, LEAST, postOf, submitOf } from './enquiry';
import { answerOf, questionOf, questions } from './faq';
import { approach, expect, wake } from './harness';
import { topLink } from './navigation';
import { payloadsOf } from './page-changes';
import { documentsOf } from './requests';
import { themeChoice } from './theme';

const [first, second, third] = questions;

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
      test(`a ${part} that ${how} leaves a page that answers by itself, and is tried again`, async ({
        page,
        front,
        watch,
      }) => {
        watch.allow(FAILURES);
        front.block(path, obstacle);
        await page.goto('/');
        const said = consoleOf(page);
        await approach(page);
        await settled(page);
        expect(said.size, [...said].join('\n')).toBeLessThanOrEqual(1);
        await questionOf(page, second).click();
        await expect(answerOf(page, second)).toBeVisible();
        expect(await hasReact(page)).toBe(false);

        front.clear();
        await wakeAgain(page);
        await expect(questionOf(page, second)).toHaveAttribute('aria-expanded', 'true');
        await questionOf(page, second).click();
        await expect(questionOf(page, second)).toHaveAttribute('aria-expanded', 'false');
        await expect(answerOf(page, second)).toBeHidden();
      });
    }

    test(`a ${part} that does not come leaves links and answers usable`, async ({
      page,
      front,
      watch,
    }) => {
      watch.allow(FAILURES);
      front.block(path, 'hold');
      await page.goto('/');
      await questionOf(page, second).click();
      await expect(answerOf(page, second)).toBeVisible();
      await questionOf(page, third).click();
      await expect(answerOf(page, third)).toBeVisible();

      await topLink(page, 'Services').click();
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
    ['with a runtime that does not come', RUNTIME, 'hold'],
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
      await page.goto('/');
      const said = consoleOf(page);
      await approach(page);
      for (const item of questions) {
        if (part) await questionOf(page, item).click();
        await expect(answerOf(page, item)).toBeVisible();
      }
      await settled(page);
      expect(said.size, [...said].join('\n')).toBeLessThanOrEqual(1);
      expect(await hasReact(page)).toBe(false);

      await fillIn(page);
      await submitOf(page).click();
      await expect(page.getByText('Received.')).toBeVisible();
      expect(standIn.posts().map(({ fields }) => fields)).toEqual([postOf(LEAST)]);

      await page.goBack();
      await topLink(page, 'Services').click();
      await expect(page).toHaveURL('/services');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('offline since the page load, the page shows everything, and hydrates once the network is back', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await approach(page);
    for (const item of questions) {
      await questionOf(page, item).click();
      await expect(answerOf(page, item)).toBeVisible();
    }
    await context.setOffline(false);
    await wakeAgain(page);
  });

  test('offline since hydration, the page works as before, without errors', async ({
    page,
    context,
    watch,
  }) => {
    // A picture that comes near only now.
    watch.allow(/\.avif|Failed to load resource/);
    await page.goto('/');
    await wake(page);
    // A picture that has not been near yet could not come.
    await questionOf(page, first).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const said = consoleOf(page);
    await context.setOffline(true);
    for (const item of questions) {
      await questionOf(page, item).click();
      await expect(answerOf(page, item)).toBeVisible();
    }
    await themeChoice(page, 'night').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    expect([...said].filter((line) => !line.includes('.avif'))).toEqual([]);
  });
});

test('a page that React cannot render is reloaded once, and stays static', async ({
  page,
  watch,
}) => {
  // What is not there is no component.
  watch.allow(/React error #306/);
  await page.route('**/RSC/R/about.txt', async (route) => {
    const response = await route.fetch();
    // Of the same length, or it would count as cut short.
    const body = (await response.text()).replace('"ThemeSwitch"', '"ThemeStitch"');
    await route.fulfill({ response, body });
  });
  const asked = payloadsOf(page);
  const loaded = documentsOf(page);
  await page.goto('/about');
  await approach(page);
  await expect.poll(() => loaded).toEqual(['/about', '/about']);
  await page.waitForLoadState();
  await approach(page);
  await page.reload();
  await approach(page);
  await settled(page);
  expect(asked).toHaveLength(1);
  await topLink(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await wakeAgain(page);
});
