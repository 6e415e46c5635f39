import type { Page } from 'playwright/test';
import { frame } from '../../src/content/navigation';
import { expect, test } from './harness';

/** What has the focus, and whether what always stands in the window covers any of it. */
interface Step {
  readonly name: string;
  readonly covered: boolean;
}

/** Walks the whole page with Tab. */
async function walk(page: Page): Promise<Step[]> {
  const steps: Step[] = [];
  for (let press = 0; press < 300; press++) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate((reach) => {
      const at = document.activeElement;
      if (!at || at === document.body) return null;
      const box = at.getBoundingClientRect();
      const bar = document.querySelector('header');
      const fixed = [
        ...document.querySelectorAll(`nav[aria-label="${reach}"] a`),
        ...(bar && getComputedStyle(bar).position === 'sticky' ? [bar] : []),
      ];
      const covers = (other: Element) => {
        if (other.contains(at)) return false;
        const over = other.getBoundingClientRect();
        const left = Math.max(over.left, box.left);
        const top = Math.max(over.top, box.top);
        const width = Math.min(over.right, box.right) - left;
        const height = Math.min(over.bottom, box.bottom) - top;
        if (width <= 0 || height <= 0) return false;
        // The skip link stands over the bar, not under it.
        const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
        return !at.contains(topmost);
      };
      const name = at.getAttribute('aria-label') ?? at.id ?? '';
      return {
        name: `${at.localName} ${name} ${at.textContent?.slice(0, 30)}`,
        // A row that is as wide as the page is no control: it has to be seen, not to be clear.
        covered: at.getAttribute('role') !== 'group' && fixed.some(covers),
      };
    }, frame.reach);
    if (step) steps.push(step);
    // The links themselves come last. Before, a frame that is still loading may swallow a step.
    else if (steps.at(-1)?.name.includes(frame.whatsapp)) return steps;
  }
  throw new Error('The walk has no end.');
}

/** The footer's texts that stand under a floating link at the end of the page. */
const footerUnderFloats = (page: Page) =>
  page.evaluate((reach) => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const links = [...document.querySelectorAll(`nav[aria-label="${reach}"] a`)].map((link) =>
      link.getBoundingClientRect(),
    );
    const isUnder = (box: DOMRect) =>
      links.some(
        (link) =>
          link.left < box.right &&
          box.left < link.right &&
          link.top < box.bottom &&
          box.top < link.bottom,
      );
    const lines = [...document.querySelectorAll('footer *')].flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node instanceof Text && !element.closest('.visually-hidden'))
        .flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()].map((box) => ({ text: text.textContent, box }));
        }),
    );
    return {
      found: lines.filter(({ box }) => isUnder(box)).map(({ text }) => text),
      enough: links.length === 2 && lines.length > 10,
    };
  }, frame.reach);

test('on a phone the focused control is never covered by what always stands in the window', async ({
  page,
}) => {
  // Scrolling is at once, so that each box is measured where it rests.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const steps = await walk(page);
  expect(steps.length).toBeGreaterThan(30);
  expect(steps.some(({ name }) => name.includes(frame.call))).toBe(true);
  // The map is as wide as the window; what is focused in it is a part of it.
  const controls = steps.filter(({ name }) => !name.startsWith('iframe'));
  expect(controls.filter(({ covered }) => covered)).toEqual([]);
});

test("the footer's text is clear of them @full", async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await footerUnderFloats(page), `${width}`).toEqual({ found: [], enough: true });
  }
});
