import { routes } from '../../src/site/routes';
import { expect, test } from './harness';

/** Where the line of the page stands on a desktop, and how far left of it everything ends. */
const LINE = 0.68;
const CLEAR = 34;

test('what stands left of the line ends at one edge', async ({ page }) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, parts] of [
      ['/services', 'section[id] picture'],
      ['/contact', 'main form'],
      ['/proposals/pipd-de-poule', '[data-mark]'],
    ] as const) {
      await page.goto(path);
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

test('the steps of a service start where their heading does, on a phone and on a desktop', async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services');
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
});

test('the name of a section stands close over its heading', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { path } of routes.filter((route) => !/^\/(?:blog\/|404)/.test(route.path))) {
    await page.goto(path);
    const gaps = await page.locator('p + h2').evaluateAll((headings) =>
      headings.map((heading) => {
        const name = heading.previousElementSibling?.getBoundingClientRect();
        return heading.getBoundingClientRect().top - (name?.bottom ?? 0);
      }),
    );
    for (const gap of gaps) expect(gap, path).toBeLessThan(30);
  }
});

test('the rules over the weights in the footer are of one length, since they measure nothing', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const rules = await page
      .locator('footer li:has([data-weight])')
      .evaluateAll((found) => found.map((it) => Math.round(it.getBoundingClientRect().width)));
    expect(rules).toHaveLength(2);
    expect(rules[0]).toBe(rules[1]);
  }
});

test('amounts of a column end at one edge, in figures of one width', async ({ page }) => {
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

test('a figure of the stories keeps clear of the text above it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
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
});

test('the results of a service begin beside its picture, the first with its figure', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services');
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

test('the headline of the home page comes as near to the line on a large screen as on a laptop', async ({
  page,
}) => {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/');
    const right = await page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return Math.max(...[...range.getClientRects()].map((line) => line.right));
    });
    expect((LINE * width - right) / width).toBeLessThan(0.03);
  }
});
