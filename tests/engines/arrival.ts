import { expect, test } from 'vitest';
import { pathsOf, reacts, SCRIPT } from '../support/front';
import { namedFiles } from '../support/in-page';
import type { Session } from './in-engine';
import { eventually, type Visitor } from './visitor';

/** React comes at the first sign of intent and not before, and what was pressed meanwhile is done. */
export function arrival({ visitor }: Session): void {
  const signs: readonly (readonly [sign: string, give: (page: Visitor) => Promise<void>])[] = [
    ['a press of a question', ({ press }) => press('#faq button')],
    [
      'focus',
      ({ tab }) => tab.evaluate(() => document.querySelector<HTMLElement>('#faq button')?.focus()),
    ],
  ];
  test('reading requests nothing of React', async () => {
    const page = visitor();
    await page.open('/services');
    await page.tab.move(300, 300);
    await page.tab.evaluate(() => window.scrollBy({ top: 900, behavior: 'instant' }));
    await page.tab.move(320, 340);
    await page.tab.evaluate(() => {
      fetch('/robots.txt', { cache: 'no-store' });
    });
    await eventually(() => pathsOf(page.host)).toContain('/robots.txt');
    expect(reacts(page.host)).toEqual([]);
  });

  for (const [sign, give] of signs) {
    test(`React is requested at ${sign}, not before, and each file once`, async () => {
      const page = visitor();
      await page.open('/');
      // What the page asked for before this has reached the host when this is answered.
      await page.tab.evaluate(() => {
        fetch('/robots.txt', { cache: 'no-store' });
      });
      await eventually(() => pathsOf(page.host)).toContain('/robots.txt');
      expect(reacts(page.host)).toEqual([]);
      expect(await page.isAwake()).toBe(false);

      const wanted = await page.tab.evaluate(namedFiles);
      expect(wanted.length).toBeGreaterThan(3);
      await give(page);
      await eventually(page.isAwake).toBe(true);
      expect(reacts(page.host).toSorted()).toEqual(wanted);
    });
  }

  test('a question pressed before React is there opens at once, and stays open', async () => {
    const page = visitor();
    page.host.block(SCRIPT, 'hold');
    await page.open('/');
    await page.press('#faq button');
    await eventually(() => page.tab.evaluate(firstAnswer)).toEqual({ said: 'true', shown: true });
    page.host.clear();
    await eventually(page.isAwake).toBe(true);
    await eventually(() => page.tab.evaluate(firstAnswer)).toEqual({ said: 'true', shown: true });

    await page.press('#faq button');
    await eventually(() => page.tab.evaluate(firstAnswer)).toEqual({ said: 'false', shown: false });
    await page.press('#faq button');
    await eventually(() => page.tab.evaluate(firstAnswer)).toEqual({ said: 'true', shown: true });
  });
}

/** Runs in the page: what the first question says of its answer, and whether that is there. */
function firstAnswer(): { readonly said: string | null; readonly shown: boolean } {
  const question = document.querySelector('#faq button') as HTMLElement;
  const answer = document.querySelector('#faq [role=region] p') as HTMLElement;
  return {
    said: question.getAttribute('aria-expanded'),
    shown: answer.checkVisibility() && answer.getBoundingClientRect().height > 10,
  };
}
