import { routes } from '../../src/routes';
import { site } from '../../src/site/site';
import { expect, findings, test } from './harness';
import { addTextHelpers, LARGE_LETTERS, SPACING, sidewaysScroll, styled } from './layout';
import { themeChoice } from './parts';

test('the map follows day and night in a frame; opened by itself it links back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', 'night');
  });
  await page.goto('/contact');
  const frame = page.locator('iframe[src]');
  await frame.scrollIntoViewIfNeeded();
  const framed = frame.contentFrame();
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible();
  // The stored theme is applied before the first paint; then it changes while the map is open.
  expect(await framed.locator('html').getAttribute('data-theme')).toBe('night');
  for (const theme of ['day', 'system'] as const) {
    await themeChoice(page, theme).click();
    await expect(framed.locator('html')).toHaveAttribute('data-theme', theme);
  }
  await expect(framed.locator('#back')).toBeHidden();
  await page.locator('a[href$="/map#back"]').click();
  await page.locator('#back a').click();
  await expect(page).toHaveURL('/contact');
});

test('a page in a frame fills it, passes axe, and with large letters scrolls down alone @full', async ({
  page,
}) => {
  for (const path of routes.flatMap(({ kind, path }) => (kind === 'frame' ? [path] : []))) {
    await page.goto(path);
    for (const width of [342, 700, 1334]) {
      const where = `${path} at ${width}`;
      await page.setViewportSize({ width, height: 800 });
      // The page is as high as the frame, or higher.
      const { y = 0, height = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
      if (!path.startsWith('/enquiry')) expect.soft(y + height, where).toBeGreaterThanOrEqual(800);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findings(page), `${where}, ${colorScheme}`).toEqual([]);
      }
    }
    for (const [style, widths] of [
      ['', [264, 320]],
      [LARGE_LETTERS, [320, 390, 1024, 1280]],
      [SPACING, [320]],
    ] as const)
      await styled(page, style, widths, async (where) => {
        expect.soft(await page.evaluate(sidewaysScroll), where).toBe(0);
      });
  }
});

test('a chart of two series draws each 2 px wide, and their labels stand apart', async ({
  page,
}) => {
  await page.goto('/blog/real-estate-marketing-london-2');
  const figure = page.locator('figure', { hasText: 'What Kestrel Row keeps' });
  const [managed, sale] = await figure
    .locator('svg ~ span[aria-hidden]', { hasText: ': £' })
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
  expect(Math.max(managed.top - sale.bottom, sale.top - managed.bottom)).toBeGreaterThan(7.5);
  const widths = await figure
    .locator('svg[role=img] path')
    .evaluateAll((all) => all.map((it) => Number.parseFloat(getComputedStyle(it).strokeWidth)));
  expect(widths.filter((width) => width >= 2)).toHaveLength(2);
});

test('chart labels keep size and place, cover no line, rule or words @full', async ({ page }) => {
  await addTextHelpers(page);
  for (const path of ['/specimen', '/work', '/work/hair-nova', '/live/hair-nova']) {
    await page.goto(path);
    let sizes: readonly string[] | undefined;
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const seen = await page.locator('figure:has(svg[role=img])').evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const plot = (figure.querySelector('svg[role=img]') as Element).getBoundingClientRect();
          const caption = figure.querySelector('figcaption span, figcaption') as Element;
          const labels = [...figure.querySelectorAll<HTMLElement>('svg ~ span[aria-hidden]')];
          // Lines of small figures are less tall than their boxes.
          const boxes = [...labels, caption].map((label) => {
            const { x, y, width, height } = label.getBoundingClientRect();
            return new DOMRect(x + 1, y + 2, width - 2, height - 4);
          });
          const points = [...figure.querySelectorAll<SVGPathElement>('[role=img] path')].flatMap(
            (path) =>
              Array.from({ length: 999 }, (_, at) => {
                const on = path.getPointAtLength((at * path.getTotalLength()) / 998);
                const { x, y } = on.matrixTransform(path.getScreenCTM() as DOMMatrix);
                return new DOMRect(x, y, 1, 1);
              }),
          );
          return labels.map((label, at) => {
            const box = boxes[at] as DOMRect;
            // Beside the plot a label stands at the end of its line.
            const line = Number.parseFloat(label.style.getPropertyValue('--y')) / 100;
            const by = box.y + box.height / 2 - (plot.top + plot.height * line);
            const isBeside = box.left >= plot.right || box.right <= plot.left;
            const isOffItsLine = isBeside && box.top < plot.bottom && Math.abs(by) > 1.5;
            const covers = [...boxes.slice(at + 1), ...points].some((other) =>
              window.overlap(box, other),
            );
            const fault = covers || isOffItsLine ? label.textContent : '';
            return { fontSize: getComputedStyle(label).fontSize, fault };
          });
        }),
      );
      const where = `${path} at ${width}`;
      const now = seen.map(({ fontSize }) => fontSize);
      sizes ??= now;
      expect.soft(now, where).toEqual(sizes);
      expect(now.length, where).toBeGreaterThan(5);
      const faults = seen.flatMap(({ fault }) => fault || []);
      expect.soft(faults, where).toEqual([]);
    }
  }
});

test('on a phone with wide letter spacing the agency’s name stays inside the map', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/map');
  await page.addStyleTag({
    content: '*{letter-spacing:.12em!important;word-spacing:.16em!important}',
  });
  const name = page.getByText(site.name, { exact: true }).first();
  const { x, width } = (await name.boundingBox()) ?? { x: -1, width: 0 };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
});
