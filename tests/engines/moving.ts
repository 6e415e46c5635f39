import { expect, test } from 'vitest';
import { blog } from '../../src/content/blog';
import { home } from '../../src/content/home';
import { SCRIPT } from '../support/front';
import type { Session } from './in-engine';
import { eventually, type Visitor } from './visitor';

const { controls } = blog;
const carousel = `[aria-label="${controls.carousel}"]`;

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

/** The numbers of the answers that are there to be read, from nought. */
const open = ({ tab }: Visitor) =>
  tab.evaluate(() =>
    [...document.querySelectorAll('#faq details p')].flatMap((answer, index) =>
      answer.checkVisibility() && answer.getBoundingClientRect().height > 10 ? [index] : [],
    ),
  );

/** What moves and changes by hand: questions, the carousel, the theme. None of it waits for React. */
export function moving({ visitor }: Session): void {
  test('answers open and close by pointer and by key, each by itself', async () => {
    const page = visitor();
    const expectOpen = (...numbers: readonly number[]) =>
      eventually(() => open(page)).toEqual(numbers);
    await page.open('/');
    await expectOpen();
    const question = (number: number) => `#faq details:nth-of-type(${number}) summary`;
    await page.press(question(1));
    await expectOpen(0);
    await page.press(question(2));
    await expectOpen(0, 1);
    await page.press(question(1));
    await expectOpen(1);
    await page.tab.key('Tab');
    await page.tab.key('Enter');
    await expectOpen();
  });

  test('an address of its own opens an answer and moves to it', async () => {
    const page = visitor();
    const { id } = home.faq.items.at(-1) ?? { id: '' };
    await page.open(`/#faq-${id}`);
    await page.tab.move(30, 30);
    await eventually(() =>
      page.tab.evaluate((item) => {
        const { top, bottom, height } =
          document.getElementById(`faq-${item}`)?.getBoundingClientRect() ?? new DOMRect();
        return height > 10 && top >= 0 && bottom <= innerHeight;
      }, id),
    ).toBe(true);
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
    await expectAt([6, 1, 2]);
    await page.press(`${carousel} [data-by="1"]`);
    await expectAt([1, 2, 3]);
  });

  test('the theme changes at once, and is there again on the next page', async () => {
    const page = visitor();
    const theme = () =>
      page.tab.evaluate(() => ({
        chosen: document.documentElement.dataset.theme ?? 'none',
        ground: getComputedStyle(document.documentElement).backgroundColor,
        checked: document.querySelector<HTMLInputElement>('[name=theme]:checked')?.value,
      }));
    await page.open('/about');
    const before = await theme();
    expect(before).toMatchObject({ chosen: 'none', checked: 'system' });
    for (const choice of ['day', 'night']) {
      await page.press(`label:has([name=theme][value=${choice}])`);
      await eventually(async () => (await theme()).chosen).toBe(choice);
    }
    const night = await theme();
    expect(night).toMatchObject({ checked: 'night' });
    expect(night.ground).not.toBe(before.ground);
    await page.open('/services');
    await eventually(theme).toEqual(night);
    await page.press('label:has([name=theme][value=system])');
    await eventually(theme).toEqual({ ...before, chosen: 'system' });
  });
}
