import { frame } from '../../src/content/navigation';
import { expect, test } from './harness';

const FLOATS = `nav[aria-label="${frame.reach}"]`;

test('on a phone neither the focused control nor a text of the footer is covered by what always stands in the window', async ({
  page,
}) => {
  // Scrolling is at once, so that each box is measured where it rests.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const stops: string[] = [];
  const covered: string[] = [];
  // The links themselves come last. Before, a frame that is still loading may swallow a step.
  while (!stops.at(-1)?.includes(frame.whatsapp)) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((floats) => {
      const at = document.activeElement;
      // The map is as wide as the window; what is focused in it is a part of it.
      if (!at || at.matches('body, iframe')) return;
      const box = at.getBoundingClientRect();
      const isCovered = [box.left + 2, (box.left + box.right) / 2, box.right - 2].some((x) =>
        [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2].some((y) => {
          const over = document.elementFromPoint(x, y)?.closest(`header, ${floats}`);
          return over && !over.contains(at);
        }),
      );
      // A row that is as wide as the page is no control: it has to be seen, not to be clear.
      return { name: `${at.outerHTML}`, isCovered: isCovered && at.role !== 'group' };
    }, FLOATS);
    if (stop) stops.push(stop.name);
    if (stop?.isCovered) covered.push(stop.name);
    expect(stops.length).toBeLessThan(300);
  }
  expect(stops.length).toBeGreaterThan(30);
  expect(stops.some((name) => name.includes(frame.call))).toBe(true);
  expect(covered).toEqual([]);

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const under = await page.locator('footer').evaluate((footer, floats) => {
      const links = [...document.querySelectorAll(`${floats} a`)].map((link) =>
        link.getBoundingClientRect(),
      );
      const texts = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const { left, right, top, bottom } of range.getClientRects())
          if (
            links.some(
              (link) =>
                link.left < right && left < link.right && link.top < bottom && top < link.bottom,
            ) &&
            !texts.currentNode.parentElement?.closest('.visually-hidden')
          )
            found.push(`${range}`);
      }
      return { links: links.length, found };
    }, FLOATS);
    expect(under, `${width}`).toEqual({ links: 2, found: [] });
  }
});
