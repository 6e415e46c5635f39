import { expect, test } from 'vitest';
import { blog } from '../../src/content/blog';
import { pathsOf, SCRIPT } from '../support/front';
import type { Session } from './in-engine';
import { eventually, type Visitor } from './visitor';

/** An article with a calculator. */
const ARTICLE = '/blog/restaurant-marketing-london-2';
const SUM = 'waku-island[data-island^="Sum "]';
const carousel = `[aria-label="${blog.controls.carousel}"]`;

const scripts = (page: Visitor) => pathsOf(page.host).filter((path) => SCRIPT.test(path));
/** What the calculator says, its results and its status. */
const said = (page: Visitor) =>
  page.tab.evaluate(
    (sum) =>
      [...document.querySelectorAll(`${sum} :is(dd, [role=status])`)].map((it) => it.textContent),
    SUM,
  );

/** The numbers of the slides that the window of the row shows whole, from the left. */
const inView = ({ tab }: Visitor) =>
  tab.evaluate((root) => {
    const row = document.querySelector(`${root} [data-row]`)?.getBoundingClientRect();
    const { left, right } = row ?? new DOMRect();
    return [...document.querySelectorAll(`${root} [aria-roledescription=slide]`)]
      .map((slide, index) => ({
        number: index + 1,
        // Between slides there is room, on the right of each: it may be outside.
        box: slide.querySelector('img')?.getBoundingClientRect() ?? new DOMRect(),
      }))
      .filter(({ box }) => box.left >= left - 2 && box.right <= right + 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ number }) => number);
  }, carousel);

/** Code comes when an island is wanted and not before, and what was done meanwhile counts. */
export function islands({ visitor, allow }: Session): void {
  test('reading, an answer and the theme, which stays on the next page, request no script', async () => {
    const page = visitor();
    await page.open('/services');
    await page.tab.evaluate(() => window.scrollBy({ top: 900, behavior: 'instant' }));
    await page.tab.move(320, 340);
    await page.press('#faq summary');
    await page.press('label:has([name=theme][value=night])');
    const isNight = () =>
      page.tab.evaluate(() => [
        document.documentElement.dataset.theme,
        document.querySelector<HTMLInputElement>('[name=theme]:checked')?.value,
      ]);
    await eventually(isNight).toEqual(['night', 'night']);
    await page.open('/about');
    await eventually(isNight).toEqual(['night', 'night']);
    expect(scripts(page)).toEqual([]);
  });

  test('a press and what was typed before the code has come count', async () => {
    const page = visitor();
    page.host.block(SCRIPT, 'hold');
    await page.open(ARTICLE);
    const before = await said(page);
    await page.press(`${SUM} input[type=number]`);
    await page.tab.type('1');
    await page.press(`${SUM} button`);
    page.host.clear();
    await page.hydrated('Sum');
    await eventually(async () =>
      (await said(page)).filter((text, at) => text === before[at]),
    ).toEqual([]);
  });

  test('a screen reader’s click, which no pointer precedes, and keys alone wake an island', async () => {
    const page = visitor();
    await page.open(ARTICLE);
    const before = await said(page);
    await page.tab.evaluate(
      (sum) => document.querySelector<HTMLElement>(`${sum} button`)?.click(),
      SUM,
    );
    await eventually(() => said(page)).not.toEqual(before);
    await page.open('/contact');
    await page.tab.evaluate(() => document.querySelector<HTMLElement>('form input')?.focus());
    await page.tab.key('Tab');
    await page.hydrated('Enquiry');
  });

  test('code that fails is asked for three more times, and again by the next press', async () => {
    allow(/./);
    const page = visitor();
    page.host.block(/\/react-/, 'refuse');
    await page.open(ARTICLE);
    await page.press(`${SUM} input[type=number]`);
    const tries = () => scripts(page).filter((path) => path.includes('/react-')).length;
    await eventually(tries).toBeGreaterThan(3);
    page.host.clear();
    await page.tab.evaluate(() => (document.activeElement as HTMLElement).blur());
    await eventually(async () => {
      await page.tab.key('Tab');
      await page.press(`${SUM} input[type=number]`);
      await page.tab.type('1');
      return page.isHydrated('Sum');
    }).toBe(true);
  });

  test('the carousel moves by itself, loops, and moves by its buttons, before and with React', async () => {
    const page = visitor();
    const expectAt = (numbers: readonly number[]) =>
      eventually(() => inView(page)).toEqual(numbers);
    page.host.block(SCRIPT, 'hold');
    await page.open('/blog');
    await page.tab.evaluate((root) => {
      document.querySelector(root)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, carousel);
    await page.tab.move(3, 3);
    await expectAt([1, 2, 3]);
    await expectAt([2, 3, 4]);
    await page.press(`${carousel} [data-by="-1"]`);
    await expectAt([1, 2, 3]);
    await page.press(`${carousel} [data-by="-1"]`);
    await expectAt([6, 1, 2]);
    page.host.clear();
    await page.hydrated('ArticleRotation');
    await page.press(`${carousel} [data-by="1"]`);
    await expectAt([1, 2, 3]);
  });

  test('the strip of logos moves', async () => {
    const page = visitor();
    await page.open('/');
    const at = () =>
      page.tab.evaluate(
        () => document.querySelector('svg[role=img]:has(use)')?.getBoundingClientRect().x,
      );
    const before = await at();
    await eventually(at).not.toBe(before);
  });
}
