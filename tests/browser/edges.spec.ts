import type { Page } from 'playwright/test';
import { expect, test } from './harness';
import { SPACING } from './lines-of-text';

/** Where the line of the page stands on a desktop, and how far left of it everything ends. */
const LINE = 0.68;
const CLEAR = 34;

test('what stands left of the line ends at one edge @full', async ({ page }) => {
  for (const [path, parts] of [
    ['/services', 'section[id] picture'],
    ['/contact', 'main form'],
    ['/proposals/pipd-de-poule', '[data-mark]'],
  ] as const) {
    await page.goto(path);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page.locator(parts).evaluateAll((found) =>
        found.map((part) => {
          const box = (part.matches('[data-mark]') ? part.parentElement : part) as Element;
          return box.getBoundingClientRect().right;
        }),
      );
      expect(edges.length).toBeGreaterThan(0);
      for (const edge of edges)
        expect(edge, `${path} at ${width}`).toBeCloseTo(LINE * width - CLEAR, 0);
    }
  }
});

test('a service: its steps start where their heading does, its results beside its picture, the first with its figure @full', async ({
  page,
}) => {
  await page.goto('/services');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page.locator('section[id] :is(h3:has(+ ol), ol h4)').evaluateAll((found) =>
      found.map((it) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        return Math.round(range.getBoundingClientRect().left);
      }),
    );
    expect(lefts.length).toBeGreaterThan(10);
    expect(new Set(lefts).size, `${width}`).toBe(1);
  }
  const blocks = await page.locator('section[id]:has(> div > ol)').evaluateAll((sections) =>
    sections.map((section) => {
      const picture = section.querySelector('picture')?.getBoundingClientRect().top ?? 0;
      const results = section.lastElementChild?.getBoundingClientRect().top ?? 0;
      return results - picture;
    }),
  );
  expect(blocks).toEqual([0, 0, 0, 0]);
  const figure = page.locator('#digital-marketing li > span').first();
  expect(
    await figure.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize)),
  ).toBeGreaterThan(60);
});

test('home: the headline comes near the line, figures keep clear of the text, the footer’s rules are of one length @full', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [390, 1440, 1920]) {
    await page.setViewportSize({ width, height: 1000 });
    // They measure nothing.
    const rules = await page
      .locator('footer li:has([data-weight])')
      .evaluateAll((found) => found.map((it) => Math.round(it.getBoundingClientRect().width)));
    expect(rules).toHaveLength(2);
    expect(rules[0]).toBe(rules[1]);
    if (width === 390) continue;
    const right = await page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return Math.max(...[...range.getClientRects()].map((line) => line.right));
    });
    expect((LINE * width - right) / width).toBeLessThan(0.03);
    const gaps = await page.locator('li h3 + p + div').evaluateAll((readings) =>
      readings.map((reading) => {
        const text = reading.previousElementSibling as Element;
        const range = document.createRange();
        range.selectNodeContents(text);
        return reading.getBoundingClientRect().top - range.getBoundingClientRect().bottom;
      }),
    );
    expect(gaps.length).toBeGreaterThan(1);
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(20);
  }
});

test('amounts of a column end at one edge, in figures of one width @full', async ({ page }) => {
  await page.goto('/blog/fashion-marketing-london-1');
  const table = page.getByRole('table', { name: 'What posts cost' });
  const ends = await table.locator('tr').evaluateAll((rows) =>
    rows.map((row) => {
      const cell = row.children[2] as Element;
      const range = document.createRange();
      range.selectNodeContents(cell);
      return {
        end: Math.round(range.getBoundingClientRect().right),
        figures: getComputedStyle(cell).fontVariantNumeric,
      };
    }),
  );
  expect(new Set(ends.map(({ end }) => end)).size).toBe(1);
  expect(new Set(ends.map(({ figures }) => figures))).toEqual(new Set(['tabular-nums']));
});

/** The left edges of elements in the window, from the left. */
const leftsOf = (page: Page, elements: string) =>
  page.locator(elements).evaluateAll((found) =>
    found
      .map((element) => Math.round(element.getBoundingClientRect().left))
      .filter((left) => left >= 0 && left < innerWidth)
      .sort((a, b) => a - b),
  );

test('the carousel of articles stands on the columns of the grid below it @full', async ({
  page,
}) => {
  for (const width of [1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog');
    const below = await leftsOf(page, 'main ul:has(> li article) > li');
    const slides = await leftsOf(page, '[aria-roledescription=slide] article');
    expect(slides.slice(0, 3)).toEqual([...new Set(below)]);
  }
});

test('the brass strip of the nought leaves its picture on the line @full', async ({ page }) => {
  await page.goto('/about');
  for (const width of [1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const picture = page.getByRole('img', { name: /cast brass nought/ });
    await picture.scrollIntoViewIfNeeded();
    const strip = await picture.evaluate(async (element) => {
      const image = element as HTMLImageElement;
      await image.decode();
      const canvas = document.createElement('canvas');
      const { naturalWidth, naturalHeight } = image;
      Object.assign(canvas, { width: naturalWidth, height: naturalHeight });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const row = context.getImageData(0, naturalHeight - 2, naturalWidth, 1).data;
      const brass = Array.from({ length: naturalWidth }, (_, x) => x).filter(
        (x) => (row[x * 4] ?? 0) > 140 && (row[x * 4] ?? 0) - (row[x * 4 + 2] ?? 0) > 50,
      );
      const { left, width: shown } = image.getBoundingClientRect();
      const middle = ((brass.at(0) ?? 0) + (brass.at(-1) ?? 0) + 1) / 2;
      return left + (middle / naturalWidth) * shown;
    });
    expect(Math.abs(strip - 0.68 * width), `${width} px`).toBeLessThan(3);
  }
});

const MAP_WIDTHS = [320, 360, 390, 412, 480, 600, 768, 1023, 1024, 1280, 1440, 1920];

test('names on the map are whole or not there, and none covers another @full', async ({ page }) => {
  await page.goto('/map');
  const faults = () =>
    page.locator('svg + span ~ span > span, svg + span ~ span:last-child').evaluateAll((labels) => {
      const sheet = labels[0]?.closest('div')?.getBoundingClientRect() as DOMRect;
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
    for (const width of MAP_WIDTHS.filter((it) => !spaced || it >= 412)) {
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

test('on the map longitude 0 stands on the line of the page that frames it @full', async ({
  page,
}) => {
  await page.goto('/map');
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    const [studio, line] = await page
      .locator('svg')
      .evaluate((svg) => [
        svg.getBoundingClientRect().left,
        (svg.closest('main')?.clientWidth ?? 0) * 0.68,
      ]);
    expect(studio).toBeCloseTo(line ?? 0, 0);
  }
});
