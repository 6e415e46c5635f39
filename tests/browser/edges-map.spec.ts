import { expect, test } from './harness';
import { SPACING } from './reader-styles';

const WIDTHS = [
  320, 360, 390, 412, 480, 540, 600, 700, 768, 834, 960, 1023, 1024, 1100, 1180, 1280, 1440, 1680,
  1920, 2560,
];

test('names on the map are whole or not there, and none covers another', async ({ page }) => {
  await page.goto('/map');
  const faults = () =>
    page.locator('svg + span ~ span').evaluateAll((labels) => {
      const sheet = labels[0]?.parentElement?.getBoundingClientRect() as DOMRect;
      const shown = labels.flatMap((label) => {
        const { width, height } = label.getBoundingClientRect();
        if (width < 1 || height < 1) return [];
        const range = document.createRange();
        range.selectNodeContents(label);
        return [{ name: label.textContent, box: range.getBoundingClientRect(), label }];
      });
      return {
        names: shown.map(({ name }) => name),
        wrong: shown.flatMap(({ name, box, label }, index) => [
          ...(box.left < sheet.left || box.right > sheet.right ? [`${name} leaves the map`] : []),
          ...(box.top < sheet.top || box.bottom > sheet.bottom ? [`${name} is cut off`] : []),
          ...(label.scrollWidth > label.clientWidth ? [`${name} is wider than its room`] : []),
          ...shown
            .slice(index + 1)
            .filter(
              (other) =>
                box.left < other.box.right &&
                other.box.left < box.right &&
                box.top + 2 < other.box.bottom &&
                other.box.top + 2 < box.bottom,
            )
            .map((other) => `${name} covers ${other.name}`),
        ]),
      };
    });
  for (const spaced of [false, true]) {
    if (spaced) await page.addStyleTag({ content: SPACING });
    // On the smallest phones there is no room for the studio's name in wide letters.
    for (const width of WIDTHS.filter((it) => !spaced || it >= 412)) {
      await page.setViewportSize({ width, height: 700 });
      const { names, wrong } = await faults();
      expect(wrong, `${width} px`).toEqual([]);
      expect(names, `${width} px`).toEqual(
        expect.arrayContaining(
          width < 390 ? ['Noughtline'] : ['Noughtline', 'Maze Hill', 'Cutty Sark'],
        ),
      );
    }
  }
});

test('on the map longitude 0 stands on the line of the page that frames it', async ({ page }) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/map');
    const [studio, line] = await page
      .locator('svg')
      .evaluate((svg) => [
        svg.getBoundingClientRect().left,
        (svg.closest('main')?.clientWidth ?? 0) * 0.68,
      ]);
    expect(studio).toBeCloseTo(line ?? 0, 0);
  }
});
