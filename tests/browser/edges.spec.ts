import type { Locator } from 'playwright/test';
import { expect, test } from './harness';
import { SPACING, teachTexts } from './layout';

/** Where the line of the page stands on a desktop, and how far left of it everything ends. */
const LINE = 0.68;
const CLEAR = 34;

/** Where elements stand, in whole pixels; or with `words` where their words do. */
const boxesOf = (elements: Locator, words = false) =>
  elements.evaluateAll((found, ofWords) => {
    const range = document.createRange();
    return found.map((element) => {
      range.selectNodeContents(element);
      const { left, right, top, bottom, width } = (
        ofWords ? range : element
      ).getBoundingClientRect();
      const [l, r, t, b, w] = [left, right, top, bottom, width].map(Math.round) as number[];
      return { left: l ?? 0, right: r ?? 0, top: t ?? 0, bottom: b ?? 0, width: w ?? 0 };
    });
  }, words);

/** What has one edge, or one width, on a page at some widths; of what ends left of the line, that it does. */
const EDGES = [
  ['/services', [1280, 1920], 'section[id] picture', 'right', CLEAR],
  ['/contact', [1280, 1920], 'main form', 'right', CLEAR],
  ['/proposals/pipd-de-poule', [1280, 1920], ':has(> [data-mark])', 'right', CLEAR],
  // The steps of a service start where their heading does.
  ['/services', [390, 768, 1440], 'section[id] :is(h3:has(+ ol), ol h4)', 'left'],
  // Two rules of the footer, which measure nothing.
  ['/', [390, 1440], 'footer li:has([data-weight])', 'width'],
  // Amounts of a column.
  [
    '/blog/fashion-marketing-london-1',
    [1280],
    'table:has(caption:has-text("What posts cost")) tr > :nth-child(3)',
    'right',
  ],
] as const;

for (const [path, widths, parts, edge, clear] of EDGES) {
  test(`${path}: ${parts} have one ${edge} @full`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await boxesOf(page.locator(parts), edge !== 'width' && !clear);
      const found = [...new Set(boxes.map((box) => box[edge]))];
      expect(found, `${width} px`).toHaveLength(1);
      if (clear)
        expect(Math.abs((found[0] ?? 0) - (LINE * width - clear)), `${width} px`).toBeLessThan(1);
    }
  });
}

test('home: the headline comes near the line, figures keep clear of the text; a service’s results stand beside its picture, figures of an article left of the line @full', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [headline] = await boxesOf(page.locator('h1'), true);
    expect((LINE * width - (headline?.right ?? 0)) / width).toBeLessThan(0.03);
    const texts = await boxesOf(page.locator('li h3 + p:has(+ div)'), true);
    const figures = await boxesOf(page.locator('li h3 + p + div'));
    expect(texts.length).toBeGreaterThan(1);
    for (const [index, { bottom }] of texts.entries())
      expect((figures[index]?.top ?? 0) - bottom).toBeGreaterThanOrEqual(20);
  }
  await page.goto('/services');
  const tops = async (part: string) =>
    (await boxesOf(page.locator(`section[id]:has(> div > ol) ${part}`))).map(({ top }) => top);
  expect(await tops('picture')).toHaveLength(4);
  expect(await tops('> :last-child')).toEqual(await tops('picture'));
  await page.goto('/blog/real-estate-marketing-london-1');
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const figures = await boxesOf(page.locator('article figure:has(figcaption)'));
    expect(figures.length).toBeGreaterThanOrEqual(2);
    for (const { right } of figures) expect(right, `${width}`).toBeLessThan(LINE * width);
  }
});

const MAP_WIDTHS = [320, 360, 390, 412, 480, 600, 768, 1023, 1024, 1280, 1440, 1920];

test('the map: its longitude 0 stands on the line, its names are whole or not there, and none covers another @full', async ({
  page,
}) => {
  await teachTexts(page);
  await page.goto('/map');
  const labels = page.locator('svg + span ~ span > span, svg + span ~ span:last-child');
  // On the smallest phones there is no room for the studio's name in wide letters.
  for (const [style, least] of [
    ['', 320],
    [SPACING, 412],
  ] as const) {
    await page.addStyleTag({ content: style || '/* as it is */' });
    for (const width of MAP_WIDTHS.filter((it) => it >= least)) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${width} px ${style}`;
      const [drawing] = await boxesOf(page.locator('svg'));
      if (width >= 1024)
        expect(Math.abs((drawing?.left ?? 0) - LINE * width), where).toBeLessThan(1);
      const { names, faults } = await labels.evaluateAll((all) => {
        const holds = (outer: DOMRect | undefined, { left, right, top, bottom }: DOMRect) =>
          outer &&
          left >= outer.left &&
          right <= outer.right &&
          top >= outer.top &&
          bottom <= outer.bottom;
        const sheet = document.querySelector('div:has(> svg + span)')?.getBoundingClientRect();
        const range = document.createRange();
        const shown = all.flatMap((label) => {
          const room = label.getBoundingClientRect();
          range.selectNodeContents(label);
          const { x, y, width, height } = range.getBoundingClientRect();
          const box = new DOMRect(x, y + 1, width, height - 2);
          const isCut =
            width > room.width + 1 ||
            (getComputedStyle(label).overflow !== 'visible' &&
              label.scrollHeight > label.clientHeight);
          const name = label.textContent ?? '';
          return room.width > 1 && room.height > 1
            ? [{ name, box, isCut: isCut || !holds(sheet, box) }]
            : [];
        });
        const faults = shown.flatMap(({ name, box, isCut }, at) => {
          const covered = shown.slice(at + 1).filter((other) => window.meet(box, other.box));
          return [
            ...(isCut ? [`${name} is cut`] : []),
            ...covered.map((it) => `${name} covers ${it.name}`),
          ];
        });
        return { names: shown.map(({ name }) => name), faults };
      });
      expect(faults, where).toEqual([]);
      const least = width < 390 ? ['Noughtline'] : ['Noughtline', 'Maze Hill', 'Cutty Sark'];
      expect(names, where).toEqual(expect.arrayContaining(least));
    }
  }
});

test('on the home page the nought is green east of the line, and brass west of it', async ({
  page,
}) => {
  await page.goto('/');
  const scene = page.locator('main img[src*="meridian"]');
  await scene.evaluate((it) => it.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const { y = 0, height = 0 } = (await scene.boundingBox()) ?? {};
  const top = (x: number) =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.localName, [
      x,
      y + height / 2,
    ] as const);
  // A surface of the band lies over the picture; nothing lies over the rest.
  expect(await top(LINE * 1280 + 60)).not.toBe('img');
  expect(await top(LINE * 1280 - 60)).toBe('img');
});
