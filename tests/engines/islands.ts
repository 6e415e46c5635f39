import { expect, test } from 'vitest';
import { blog } from '../../src/content/blog';
import { pathsOf, SCRIPT } from '../support/front';
import type { Session } from './in-engine';
import { eventually, type Visitor } from './visitor';

/** An article with a calculator. */
const ARTICLE = '/blog/restaurant-marketing-london-2';
const SUM = 'waku-island[data-island^="Sum "]';
const carousel = `[aria-label="${blog.controls.carousel}"]`;

/** What parts of the calculator say. */
const read = (page: Visitor, part: 'dd' | '[role=status]') =>
  page.tab.evaluate(
    (parts) => [...document.querySelectorAll(parts)].map((it) => it.textContent).join(' '),
    `${SUM} ${part}`,
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
export function islands({ visitor }: Session): void {
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
    expect(pathsOf(page.host).filter((path) => SCRIPT.test(path))).toEqual([]);
  });

  test('a press and what was typed before the code has come count', async () => {
    const page = visitor();
    page.host.block(SCRIPT, 'hold');
    await page.open(ARTICLE);
    const before = await read(page, 'dd');
    await page.fill(`${SUM} input[type=number]`, '1');
    await page.press(`${SUM} button`);
    page.host.clear();
    await page.hydrated('Sum');
    await eventually(() => read(page, 'dd')).not.toBe(before);
    await eventually(() => read(page, '[role=status]')).not.toBe('');
  });

  test('a screen reader’s click, which no pointer precedes, and keys alone wake an island', async () => {
    const page = visitor();
    await page.open(ARTICLE);
    await page.tab.evaluate(
      (sum) => document.querySelector<HTMLElement>(`${sum} button`)?.click(),
      SUM,
    );
    await eventually(() => read(page, '[role=status]')).not.toBe('');
    await page.open('/contact');
    await page.tab.evaluate(() => document.querySelector<HTMLElement>('form input')?.focus());
    await page.tab.key('Tab');
    await page.hydrated('Enquiry');
  });

  test('the carousel moves by itself, and by its buttons before and with React', async () => {
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
    page.host.clear();
    await page.hydrated('ArticleRotation');
    await page.press(`${carousel} [data-by="1"]`);
    await expectAt([2, 3, 4]);
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
