import { expect, test } from 'vitest';
import { blog } from '../../src/content/blog';
import { home } from '../../src/content/home';
import { SCRIPT } from '../support/front';
import type { Session } from './in-engine';
import { eventually, type Visitor } from './visitor';

const { controls } = blog;
const control = (name: keyof typeof controls) => `[aria-label="${controls[name]}"]`;
const carousel = control('carousel');

/** The numbers of the slides that can be reached, from one, and of those that the window of the row shows whole. */
const slides = ({ tab }: Visitor) =>
  tab.evaluate((root) => {
    const all = [...document.querySelectorAll(`${root} [aria-roledescription=slide]`)];
    const row = all[0]?.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const numbers = (wanted: (slide: Element) => boolean) =>
      all.flatMap((slide, index) => (wanted(slide) ? [index + 1] : []));
    return {
      reached: numbers((slide) => !slide.hasAttribute('inert')),
      whole: numbers((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left >= row.left - 1 && right <= row.right + 1;
      }),
    };
  }, carousel);

/** What each question says of its answer, and how many answers are there to be read. */
const answers = ({ tab }: Visitor) =>
  tab.evaluate(() => {
    const panels = [...document.querySelectorAll('#faq [role=region] p')];
    return {
      said: [...document.querySelectorAll('#faq button')].map((question) =>
        question.getAttribute('aria-expanded'),
      ),
      shown: panels.filter(
        (panel) => panel.checkVisibility() && panel.getBoundingClientRect().height > 10,
      ).length,
    };
  });

/** What moves and changes by hand: questions, the carousel, the theme. */
export function moving({ visitor }: Session): void {
  test('answers open and close by pointer and by key, each by itself', async () => {
    const page = visitor();
    const count = home.faq.items.length;
    const expectOpen = (...open: readonly number[]) =>
      eventually(() => answers(page)).toEqual({
        said: home.faq.items.map((_, index) => String(open.includes(index))),
        shown: open.length,
      });
    await page.open('/');
    await page.wake();
    await expectOpen();
    expect(count).toBeGreaterThan(2);
    const [first, second] = [0, 1].map((index) => `#faq-${home.faq.items[index]?.id} button`) as [
      string,
      string,
    ];
    await page.press(first);
    await expectOpen(0);
    await page.press(second);
    await expectOpen(0, 1);
    await page.press(first);
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
        const answer = document.querySelector(`#faq-${item} [role=region] p`);
        const { top, bottom, height } = answer?.getBoundingClientRect() ?? new DOMRect();
        return height > 10 && top >= 0 && bottom <= innerHeight;
      }, id),
    ).toBe(true);
  });

  test('the carousel moves by itself, stops where it is told to, and moves on by its buttons', async () => {
    const page = visitor();
    const expectAt = (numbers: readonly number[]) =>
      eventually(() => slides(page)).toEqual({ reached: numbers, whole: numbers });
    await page.open('/blog');
    await page.tab.evaluate((root) => {
      document.querySelector(root)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, carousel);
    // Without React all can be reached, and the first three are seen.
    await eventually(async () => (await slides(page)).whole).toEqual([1, 2, 3]);
    await eventually(async () => (await slides(page)).whole).not.toContain(1);
    await page.press(control('pause'));
    await eventually(() =>
      page.tab.evaluate((play) => document.querySelector(play) !== null, control('play')),
    ).toBe(true);

    await expectAt([2, 3, 4]);
    await page.press(control('next'));
    await expectAt([3, 4, 5]);
    await page.press(control('previous'));
    await expectAt([2, 3, 4]);
  });

  test('the theme changes at once, and is there again before anything of React', async () => {
    const page = visitor();
    const theme = () =>
      page.tab.evaluate(() => ({
        chosen: document.documentElement.dataset.theme ?? 'none',
        ground: getComputedStyle(document.documentElement).backgroundColor,
        checked: document.querySelector<HTMLInputElement>('[name=theme]:checked')?.value,
      }));
    await page.open('/about');
    await page.wake();
    const before = await theme();
    expect(before).toMatchObject({ chosen: 'none', checked: 'system' });
    for (const choice of ['day', 'night']) {
      await page.press(`label:has([name=theme][value=${choice}])`);
      await eventually(async () => (await theme()).chosen).toBe(choice);
    }
    const night = await theme();
    expect(night).toMatchObject({ checked: 'night' });
    expect(night.ground).not.toBe(before.ground);

    page.host.block(SCRIPT, 'hold');
    await page.open('/services');
    // The switch shows it too, without React.
    await eventually(theme).toEqual(night);
    page.host.clear();
    await page.wake();
    await eventually(theme).toEqual(night);

    await page.press('label:has([name=theme][value=system])');
    await eventually(theme).toEqual({ ...before, chosen: 'system' });
  });
}
