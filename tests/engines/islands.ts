import { expect, test } from 'vitest';
import { pathsOf, SCRIPT } from '../support/front';
import type { Session } from './in-engine';
import { eventually, type Visitor } from './visitor';

/** An article with a calculator. */
const ARTICLE = '/blog/restaurant-marketing-london-2';
const FIELD = 'waku-island[data-island^="Sum "] input[type=number]';

const scripts = (page: Visitor) => pathsOf(page.host).filter((path) => SCRIPT.test(path));

/** Code comes when an island is wanted and not before, and what was done meanwhile counts. */
export function islands({ visitor, allow }: Session): void {
  test('reading and pressing what HTML does by itself requests no script', async () => {
    const page = visitor();
    await page.open('/services');
    await page.tab.move(300, 300);
    await page.tab.evaluate(() => window.scrollBy({ top: 900, behavior: 'instant' }));
    await page.tab.move(320, 340);
    await page.press('#faq summary');
    await page.press('label:has([name=theme][value=night])');
    await page.tab.evaluate(() => {
      fetch('/robots.txt', { cache: 'no-store' });
    });
    await eventually(() => pathsOf(page.host)).toContain('/robots.txt');
    expect(scripts(page)).toEqual([]);
  });

  test('a calculator computes with what was typed while its code was on its way', async () => {
    const page = visitor();
    const results = () =>
      page.tab.evaluate(() =>
        [...document.querySelectorAll('waku-island[data-island^="Sum "] dd')].map(
          (result) => result.textContent,
        ),
      );
    page.host.block(SCRIPT, 'hold');
    await page.open(ARTICLE);
    const before = await results();
    await page.press(FIELD);
    await page.tab.type('1');
    page.host.clear();
    await page.hydrated('Sum');
    await eventually(results).not.toEqual(before);
  });

  test('code that fails is asked for three more times, and again by the next press', async () => {
    allow(/./);
    const page = visitor();
    page.host.block(/\/react-/, 'refuse');
    await page.open(ARTICLE);
    await page.press(FIELD);
    const tries = () => scripts(page).filter((path) => path.includes('/react-')).length;
    await eventually(tries).toBeGreaterThan(3);
    page.host.clear();
    await page.tab.evaluate(() => (document.activeElement as HTMLElement).blur());
    await eventually(async () => {
      await page.tab.key('Tab');
      await page.press(FIELD);
      await page.tab.type('1');
      return page.isHydrated('Sum');
    }).toBe(true);
  });
}
