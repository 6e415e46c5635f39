import type { Page } from 'playwright/test';
import type { FaqItem } from '../../src/content/types';
import { answerOf, questionOf, questions } from './faq';
import { awake, expect, holdScripts, test, wake } from './harness';

const [first, second, third] = questions;

const panelOf = (page: Page, { id }: FaqItem) => page.locator(`#faq-${id} [role=region]`);

async function expectOpen(page: Page, item: FaqItem): Promise<void> {
  await expect(questionOf(page, item)).toHaveAttribute('aria-expanded', 'true');
  await expect(answerOf(page, item)).toBeVisible();
}

async function expectClosed(page: Page, item: FaqItem): Promise<void> {
  await expect(questionOf(page, item)).toHaveAttribute('aria-expanded', 'false');
  await expect(panelOf(page, item)).toHaveAttribute('hidden', 'until-found');
}

test('answers open and close by click, Enter and Space, each by itself @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await wake(page);
  await expectClosed(page, first);
  const press = (item: FaqItem) =>
    isMobile ? questionOf(page, item).tap() : questionOf(page, item).click();
  await press(first);
  await expectOpen(page, first);
  await press(second);
  await expectOpen(page, second);
  await expectOpen(page, first);
  await press(first);
  await expectClosed(page, first);

  await questionOf(page, second).focus();
  await page.keyboard.press('Enter');
  await expectClosed(page, second);
  await page.keyboard.press('Space');
  await expectOpen(page, second);
  await page.keyboard.press('ArrowDown');
  await expect(questionOf(page, third)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOpen(page, third);
});

test('an answer is named by its question', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await questionOf(page, first).click();
  await expect(page.getByRole('region', { name: first.question })).toContainText(first.answer);
});

for (const motion of ['no-preference', 'reduce'] as const) {
  const moves = motion === 'no-preference';
  test(`opening and closing ${moves ? 'moves' : 'does not move'} where the preference is ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/');
    await wake(page);
    await page.evaluate(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      document.addEventListener('animationstart', ({ animationName, target }) => {
        if ((target as Element).closest('#faq')) moved.push(animationName);
      });
    });
    const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    await questionOf(page, first).click();
    await expectOpen(page, first);
    if (moves) await expect.poll(moved).toEqual(['unfold']);
    await questionOf(page, first).click();
    await expectClosed(page, first);
    expect(await moved()).toEqual(moves ? ['unfold', 'unfold'] : []);
  });
}

for (const [how, go] of [
  ['opened with it', (page: Page) => page.goto(`/#faq-${third.id}`)],
  [
    'changed to it',
    async (page: Page) => {
      await page.goto('/');
      await wake(page);
      await page.evaluate((id) => {
        location.hash = `faq-${id}`;
      }, third.id);
    },
  ],
] as const) {
  test(`an address of its own opens an answer and moves to it, ${how} @phone`, async ({ page }) => {
    await go(page);
    await expectOpen(page, third);
    await expect(questionOf(page, third)).toBeInViewport({ ratio: 1 });
    await expect(answerOf(page, third)).toBeInViewport({ ratio: 1 });
    await expectClosed(page, first);
    // It is open, not held open.
    await questionOf(page, third).click();
    await expectClosed(page, third);
  });
}

test('what the browser finds inside a closed answer opens it', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await expectClosed(page, second);
  // A fragment inside hidden="until-found" is revealed by the same steps as a match of find-in-page.
  await panelOf(page, second)
    .locator('p')
    .evaluate((text) => {
      text.id = 'inside';
      location.hash = 'inside';
    });
  await expectOpen(page, second);
  await expect(answerOf(page, second)).toBeInViewport({ ratio: 1 });
  await questionOf(page, second).click();
  await expectClosed(page, second);
});

for (const manner of ['mouse', 'touch', 'keyboard'] as const) {
  test.describe(`by ${manner}`, () => {
    test.use({ hasTouch: manner === 'touch' });

    const phone = manner === 'touch' ? ' @phone' : '';
    test(`the first press on the page opens an answer, once, and it stays open${phone}`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto('/');
      const question = questionOf(page, first);
      await question.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      const changes = await page.evaluateHandle((id) => {
        const seen: boolean[] = [];
        const panel = document.querySelector<HTMLElement>(`#faq-${id} [role=region]`);
        const look = () => {
          const shown = panel?.checkVisibility() === true && panel.offsetHeight > 20;
          if (seen.at(-1) !== shown) seen.push(shown);
          requestAnimationFrame(look);
        };
        look();
        return seen;
      }, first.id);

      if (manner === 'mouse') await question.click();
      else if (manner === 'touch') await question.tap();
      else {
        await question.focus();
        await page.keyboard.press('Enter');
      }
      // Seen at once, before there is any React.
      await expect(answerOf(page, first)).toBeVisible();
      release();
      await awake(page);
      await expectOpen(page, first);
      await page.waitForLoadState('networkidle');
      await expectOpen(page, first);
      expect(await changes.jsonValue()).toEqual([false, true]);

      await question.click();
      await expectClosed(page, first);
    });
  });
}
