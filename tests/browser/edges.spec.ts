import type { Locator, Page } from 'playwright/test';
import { expect, test } from './harness';
import { SPACING } from './lines-of-text';

/** Where the line of the page stands on a desktop, and how far left of it everything ends. */
const LINE = 0.68;
const CLEAR = 34;

/** Where elements stand, in whole pixels; or with `words` where their words do. */
const boxesOf = (elements: Locator, words = false) =>
  elements.evaluateAll((found, ofWords) => {
    const range = document.createRange();
    return found.map((element) => {
      range.selectNodeContents(element);
      const box = (ofWords ? range : element).getBoundingClientRect();
      const { round } = Math;
      return {
        left: round(box.left),
        right: round(box.right),
        top: round(box.top),
        bottom: round(box.bottom),
        width: round(box.width),
      };
    });
  }, words);

/** Opens a page, and looks at it at each width. */
async function at(
  page: Page,
  path: string,
  widths: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`${path} at ${width} px`, () => look(width));
  }
}

test('what stands left of the line ends at one edge @full', async ({ page }) => {
  for (const [path, parts] of [
    ['/services', 'section[id] picture'],
    ['/contact', 'main form'],
    ['/proposals/pipd-de-poule', ':has(> [data-mark])'],
  ] as const) {
    await at(page, path, [1280, 1920], async (width) => {
      const edges = await boxesOf(page.locator(parts));
      expect(edges.length).toBeGreaterThan(0);
      for (const { right } of edges)
        expect(Math.abs(right - (LINE * width - CLEAR)), `${path} at ${width}`).toBeLessThan(1);
    });
  }
  await at(page, '/blog/real-estate-marketing-london-1', [1280, 1440, 1920], async (width) => {
    const figures = await boxesOf(page.locator('article figure:has(figcaption)'));
    expect(figures.length).toBeGreaterThanOrEqual(2);
    for (const { right } of figures) expect(right, `${width}`).toBeLessThan(LINE * width);
  });
});

test('a service: its steps start where their heading does, its results beside its picture @full', async ({
  page,
}) => {
  await at(page, '/services', [390, 768, 1440], async () => {
    const steps = await boxesOf(page.locator('section[id] :is(h3:has(+ ol), ol h4)'), true);
    expect(steps.length).toBeGreaterThan(10);
    expect(new Set(steps.map(({ left }) => left)).size).toBe(1);
  });
  const tops = async (part: string) =>
    (await boxesOf(page.locator(`section[id]:has(> div > ol) ${part}`))).map(({ top }) => top);
  expect(await tops('picture')).toHaveLength(4);
  expect(await tops('> :last-child')).toEqual(await tops('picture'));
});

test('home: the headline comes near the line, figures keep clear of the text, the footer’s rules are of one length @full', async ({
  page,
}) => {
  await at(page, '/', [390, 1440, 1920], async (width) => {
    // They measure nothing.
    const rules = await boxesOf(page.locator('footer li:has([data-weight])'));
    expect(rules).toHaveLength(2);
    expect(rules[0]?.width).toBe(rules[1]?.width);
    if (width === 390) return;
    const [headline] = await boxesOf(page.locator('h1'), true);
    expect((LINE * width - (headline?.right ?? 0)) / width).toBeLessThan(0.03);
    const texts = await boxesOf(page.locator('li h3 + p:has(+ div)'), true);
    const figures = await boxesOf(page.locator('li h3 + p + div'));
    expect(texts.length).toBeGreaterThan(1);
    for (const [index, { bottom }] of texts.entries())
      expect((figures[index]?.top ?? 0) - bottom).toBeGreaterThanOrEqual(20);
  });
});

test('about: what was counted ends clear of the line; the blog’s filter is one row, its count right of the line; contact has a picture in the first screen and a half @full', async ({
  page,
}) => {
  await at(page, '/about', [1024, 1440, 1920], async (width) => {
    const counted = await boxesOf(page.locator('#counted li > p:not(:last-child)'), true);
    expect(counted.length).toBeGreaterThan(5);
    for (const { right } of counted) expect(right).toBeLessThanOrEqual(LINE * width - CLEAR + 1);
  });
  await at(page, '/blog', [1280, 1440, 1920], async (width) => {
    const options = await boxesOf(page.locator('#articles label'));
    expect(new Set(options.map(({ top }) => top)).size).toBe(1);
    const [count] = await boxesOf(page.locator('#articles [role=status]'), true);
    expect(count?.left).toBeGreaterThan(LINE * width);
  });
  await at(page, '/contact', [390, 768], async () => {
    const [picture] = await boxesOf(page.locator('main img:visible'));
    expect(picture?.top).toBeLessThan(1.5 * 844);
  });
});

test('amounts of a column end at one edge, in figures of one width @full', async ({ page }) => {
  await page.goto('/blog/fashion-marketing-london-1');
  const amounts = page
    .getByRole('table', { name: 'What posts cost' })
    .locator('tr > :nth-child(3)');
  const ends = await boxesOf(amounts, true);
  expect(new Set(ends.map(({ right }) => right)).size).toBe(1);
  await expect(amounts.last()).toHaveCSS('font-variant-numeric', 'tabular-nums');
});

test('the carousel of articles stands on the columns of the grid below it @full', async ({
  page,
}) => {
  for (const width of [1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog');
    const lefts = async (elements: string) => {
      const inView = (await boxesOf(page.locator(elements))).map(({ left }) => left);
      return [...new Set(inView.filter((left) => left >= 0 && left < width))];
    };
    const slides = await lefts('[aria-roledescription=slide] article');
    const below = await lefts('main ul:has(> li article) > li');
    expect(below.length).toBeGreaterThan(1);
    expect(slides.toSorted((a, b) => a - b).slice(0, 3)).toEqual(below.toSorted((a, b) => a - b));
  }
});

const MAP_WIDTHS = [320, 360, 390, 412, 480, 600, 768, 1023, 1024, 1280, 1440, 1920];

test('the map: its longitude 0 stands on the line, its names are whole or not there, and none covers another @full', async ({
  page,
}) => {
  await at(page, '/map', [1024, 1440, 1920], async (width) => {
    const [sheet] = await boxesOf(page.locator('svg'));
    expect(Math.abs((sheet?.left ?? 0) - LINE * width)).toBeLessThan(1);
  });
  const labels = page.locator('svg + span ~ span > span, svg + span ~ span:last-child');
  const look = async (width: number) => {
    const texts = await labels.allTextContents();
    const rooms = await boxesOf(labels);
    const all = await boxesOf(labels, true);
    const [sheet] = await boxesOf(page.locator('div:has(> svg + span)'));
    const shown = all.flatMap((box, index) => {
      const room = rooms[index];
      return room && room.width > 0 && room.bottom > room.top
        ? [{ ...box, name: texts[index] ?? '', room }]
        : [];
    });
    const wrong = shown.flatMap(({ name, room, ...box }, index) => [
      ...(sheet && (box.left < sheet.left || box.right > sheet.right) ? [`${name} leaves`] : []),
      ...(sheet && (box.top < sheet.top || box.bottom > sheet.bottom) ? [`${name} is cut`] : []),
      ...(box.width > room.width ? [`${name} is wider than its room`] : []),
      ...shown
        .slice(index + 1)
        .filter(
          (other) =>
            box.left < other.right &&
            other.left < box.right &&
            box.top + 2 < other.bottom &&
            other.top + 2 < box.bottom,
        )
        .map((other) => `${name} covers ${other.name}`),
    ]);
    expect(wrong, `${width} px`).toEqual([]);
    const names = width < 390 ? ['Noughtline'] : ['Noughtline', 'Maze Hill', 'Cutty Sark'];
    expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  };
  await at(page, '/map', MAP_WIDTHS, look);
  await page.addStyleTag({ content: SPACING });
  // On the smallest phones there is no room for the studio's name in wide letters.
  for (const width of MAP_WIDTHS.filter((it) => it >= 412)) {
    await page.setViewportSize({ width, height: 700 });
    await look(width);
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
  expect(await top(0.68 * 1280 + 60)).not.toBe('img');
  expect(await top(0.68 * 1280 - 60)).toBe('img');
  // Forced colours lay no ground of theirs over it, and one under its heading.
  await page.emulateMedia({ forcedColors: 'active' });
  const band = page.locator('section', { has: page.locator('img[src*="meridian"]') });
  const ground = await band.evaluate((it) => getComputedStyle(it, '::after').backgroundColor);
  expect(ground).toMatch(/, 0\)$/);
  await expect(band.locator('h2')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
