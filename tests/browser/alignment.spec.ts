import sharp from 'sharp';
import { chartWords } from '../../src/content/chart-words';
import { home } from '../../src/content/home';
import { navigation } from '../../src/content/navigation';
import { site } from '../../src/site/site';
import { colours } from '../../src/theme/colours';
import { expect, test } from './harness';
import { addTextHelpers, rgb, SPACING, styled } from './layout';

/** The place of the line on a desktop, as a share of the width, and how far left of the line text ends. */
const LINE = 0.68;
const CLEAR = 34;

/** Elements that share an edge or a width on a page, or that end left of the line. */
const EDGES = [
  ['/services', [1280, 1920], 'section ~ section[id] picture', 'right', CLEAR],
  ['/contact', [1280, 1920], 'main form', 'right', CLEAR],
  ['/proposals/pipd-de-poule', [1280, 1920], '[data-draw] :has(> [data-mark])', 'right', CLEAR],
  ['/', [320, 390], 'header li', 'top'],
  // The visitor's three units stand in one row, on a tablet too.
  ['/', [390, 720, 768, 1024, 1440], '[data-number-field] fieldset > label', 'top'],
  // What a proposal promises: the words begin under one another, whatever the figure before them.
  ['/proposals/multi-lines-kitchens', [390, 768, 1440], 'main ul:has(+ div) span + span', 'left'],
  // An article has two edges: that of its text, and that of everything else.
  [
    '/blog/beauty-marketing-london',
    [1280, 1920],
    'main [role=group]:has(> table):not(section > *), main section:has(> p + *)',
    'right',
    CLEAR,
  ],
  // The vertical steps of a service begin at the edge of their heading; on a phone they are pairs.
  ['/services', [768, 1440], 'section:not(:nth-of-type(3)) :is(h3:has(+ ol), ol h4)', 'left'],
] as const;

for (const [path, widths, parts, edge, clear] of EDGES) {
  test(`${path}: ${parts} have one ${edge} @full`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Of a text the edge of its words is measured, not that of its box.
      const all = await page.locator(parts).evaluateAll(
        (elements, [side, isText]) =>
          elements.map((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return Math.round((isText ? range : element).getBoundingClientRect()[side]);
          }),
        [edge, !clear] as const,
      );
      const found = [...new Set(all)];
      expect(found, `${width} px`).toHaveLength(1);
      if (clear)
        expect(Math.abs((found[0] ?? 0) - (LINE * width - clear)), `${width} px`).toBeLessThan(1);
    }
  });
}

for (const [path, part, width, height] of [
  ['/contact', 'main img:visible', 390, 1266],
  ['/', 'main [target=_blank]', 1280, 600],
] as const) {
  test(`${path}: ${part} is in a window of ${width} by ${height} @full`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const box = await page.locator(part).first().boundingBox();
    expect(box?.y).toBeLessThan(height - 44);
  });
}

test('cases of /work: neighbours differ, tables lie under their charts @full', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/work');
  const places = await page
    .locator('main article picture')
    .evaluateAll((all) => all.map((it) => `${it.getBoundingClientRect().left} ${it.clientWidth}`));
  expect(places.filter((place, at) => place === places[at - 1])).toEqual([]);
  // From the edge to the line: dates above figures above the work done.
  await page.getByText(chartWords.figures).first().click();
  const table = await page.locator('main figure table').first().boundingBox();
  expect(Math.abs((table?.x ?? 0) + (table?.width ?? 0) - (LINE * 1440 - CLEAR))).toBeLessThan(1);
  expect(table?.height).toBeLessThan(150);
  for (const reading of ['4,210', '11,960', '4.9']) {
    if (reading === '4.9') await page.goto('/about');
    const font = page.getByText(reading, { exact: true }).first();
    await expect(font).toHaveCSS('font-family', /^Imbue/);
  }
});

test('left of the line text ends before its gutter, on a tablet too', async ({ page }) => {
  await addTextHelpers(page);
  for (const path of [
    '/',
    '/services',
    '/work',
    '/work/hair-nova',
    '/about',
    '/contact',
    '/blog',
    '/proposals/pipd-de-poule',
    '/press',
  ]) {
    await page.goto(path);
    for (const width of [720, 768, 900]) {
      await page.setViewportSize({ width, height: 1000 });
      const close = await page.evaluate(
        ([line, clear]) =>
          window.textsOf(document.querySelector('main') as Element).flatMap((text) => {
            if (text.holder.closest('h1, [aria-hidden], [role=group], [data-slides]')) return [];
            const ends = text.lines.filter(({ left, right }) => left < line && right < 2 * line);
            return ends.some(({ right }) => right > line - clear + 1) ? [text.words] : [];
          }),
        [LINE * width, CLEAR] as const,
      );
      expect.soft(close, `${path} at ${width} px`).toEqual([]);
    }
  }
  // On a tablet Ardmere's story lies under its picture, two texts abreast.
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto('/work');
  const [picture, challenge, solution] = await Promise.all(
    ['picture', 'p:has(span) >> nth=0', 'p:has(span) >> nth=1'].map((part) =>
      page.locator('#ardmere').locator(part).boundingBox(),
    ),
  );
  expect(challenge?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
  expect(challenge?.y).toBe(solution?.y);
});

test('a section’s plain name stands right of the line, and never over its heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/', '/contact', '/work/hair-nova', '/proposals/pipd-de-poule']) {
    await page.goto(path);
    await expect(page.locator('main p:first-child + h2')).toHaveCount(0);
  }
  await page.goto('/');
  const name = await page.getByText(`${home.howItWorks.label}`, { exact: true }).boundingBox();
  expect(name?.x).toBeGreaterThan(LINE * 1440);
});

test('on the map no name stands on the light railway', async ({ page }) => {
  await page.goto('/map');
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const crossed = await page.locator('[data-stop] > span').evaluateAll((names) => {
      const rail = [...document.querySelectorAll('svg path')].find(
        (path) => getComputedStyle(path).strokeDasharray === '5px, 3px',
      ) as SVGPathElement;
      const screen = rail.getScreenCTM() as DOMMatrix;
      const length = rail.getTotalLength();
      const points = Array.from({ length: 2000 }, (_, at) =>
        rail.getPointAtLength((at * length) / 1999).matrixTransform(screen),
      );
      return names.flatMap((name) => {
        const { left, right, top, bottom, width } = name.getBoundingClientRect();
        const on = points.some(
          ({ x, y }) => x > left + 4 && x < right - 4 && y > top + 4 && y < bottom - 4,
        );
        return width > 1 && on ? [name.textContent] : [];
      });
    });
    expect(crossed.filter((name) => /Dock|Sark|Airport/.test(`${name}`))).toEqual([]);
  }
});

const MAP_WIDTHS = [320, 360, 390, 412, 480, 600, 768, 1023, 1024, 1280, 1440, 1920];

test('the map: 0° on the line, names whole or absent, none on another @full', async ({ page }) => {
  await addTextHelpers(page);
  await page.goto('/map');
  const labels = page.locator('svg + span ~ span > span, svg + span ~ span:last-child');
  // On the smallest phones there is no room for the studio's name in wide letters.
  for (const [style, widths] of [
    ['', MAP_WIDTHS],
    [SPACING, MAP_WIDTHS.filter((it) => it >= 412)],
  ] as const) {
    await styled(page, style, widths, async (where, width) => {
      const drawing = await page.locator('svg').boundingBox();
      if (width >= 1024) expect(Math.abs((drawing?.x ?? 0) - LINE * width), where).toBeLessThan(1);
      const { names, faults } = await labels.evaluateAll((all) => {
        const drawn = document.querySelector('div:has(> svg + span)') as Element;
        const sheet = drawn.getBoundingClientRect();
        const range = document.createRange();
        const shown = all.flatMap((label) => {
          const room = label.getBoundingClientRect();
          if (room.width <= 1 || room.height <= 1) return [];
          range.selectNodeContents(label);
          const { x, y, width, height } = range.getBoundingClientRect();
          const box = new DOMRect(x, y + 1, width, height - 2);
          const isCut =
            width > room.width + 1 ||
            (getComputedStyle(label).overflow !== 'visible' &&
              label.scrollHeight > label.clientHeight);
          const name = label.textContent ?? '';
          return [{ name, box, isCut: isCut || !window.holds(sheet, box) }];
        });
        const faults = shown.flatMap(({ name, box, isCut }, at) => {
          const covered = shown.slice(at + 1).filter((other) => window.overlap(box, other.box));
          const faults = covered.map((it) => `${name} covers ${it.name}`);
          return isCut ? [...faults, `${name} is cut`] : faults;
        });
        return { names: shown.map(({ name }) => name), faults };
      });
      expect(faults, where).toEqual([]);
      const least = width < 390 ? [] : ['Maze Hill', 'Cutty Sark'];
      expect(names, where).toEqual(expect.arrayContaining([site.name, ...least]));
    });
  }
});

test('on the map each walk begins at the mark of the station that it is named after', async ({
  page,
}) => {
  await page.goto('/map');
  for (const style of ['', SPACING]) {
    await styled(page, style, [320, 390, 768, 1440], async (where) => {
      const ends = await page.evaluate(() => {
        const walks = [...document.querySelectorAll<SVGPathElement>('svg path')].at(-1);
        const matrix = walks?.getScreenCTM() as DOMMatrix;
        const marks = [...document.querySelectorAll('[data-stop]')].map((place) => {
          const { x, y } = place.getBoundingClientRect();
          const mark = getComputedStyle(place, '::before');
          const centre = [
            x + Number.parseFloat(mark.left) + 3,
            y + Number.parseFloat(mark.top) + 3,
          ];
          const name = place.firstElementChild?.getBoundingClientRect();
          return { name: place.textContent, at: centre, isShown: (name?.width ?? 0) > 1 };
        });
        return (walks?.getAttribute('d') ?? '').split(/(?=M)/).map((piece) => {
          const [x = 0, y = 0] = (piece.match(/[-\d.]+/g) ?? []).map(Number);
          const end = new DOMPoint(x, y).matrixTransform(matrix);
          return marks
            .filter(({ at: [left = 0, top = 0] }) => Math.hypot(left - end.x, top - end.y) < 2)
            .map(({ name, isShown }) => `${name}${isShown ? '' : ' is hidden'}`);
        });
      });
      expect(ends, where).toEqual([['Cutty Sark'], ['Maze Hill']]);
    });
  }
});

test('years and shadows of /about stand where the line and the entries are @full', async ({
  page,
}) => {
  await page.goto('/about');
  const tops = (all: Element[]) => all.map((it) => Math.round(it.getBoundingClientRect().top));
  for (const year of await page.getByRole('heading', { level: 3, name: /^20\d\d$/ }).all()) {
    const entries = year.locator('xpath=..').getByRole('heading', { level: 4 });
    const [first, second] = await entries.evaluateAll(tops);
    expect(first).toBe(second);
    const [top = 0] = await year.evaluateAll(tops);
    expect(first).toBeLessThan(top + 40);
  }
  // The brass in the stone is at 64 % of the picture's width.
  const width = await page.locator('img[src*="shadows"]').evaluate((it) => it.clientWidth);
  expect(Math.abs(width * 0.64 - LINE * (page.viewportSize()?.width ?? 0))).toBeLessThan(4);
});

test('the line passes over the nought of home and 404, day left of it and night right of it', async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  const image = page.locator('img:is([src*="meridian"], [src*="noon"])');
  for (const [path, width] of [
    ['/404', 1440],
    ['/', 390],
    ['/', 768],
    ['/', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    // Half-way the crossing night of home is at the line: on a phone, where the words stand below
    // the picture, while the picture is in the middle of the window.
    await image.evaluate((it) => {
      const isPhone = innerWidth < 720;
      const whole = (isPhone ? undefined : it.closest('section')) ?? it;
      whole.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    const line = page.locator('body > [aria-hidden] > :last-child');
    const isOver = () =>
      line.evaluate((it: HTMLElement) => {
        it.style.pointerEvents = 'auto';
        return document.elementFromPoint(it.getBoundingClientRect().x + 0.5, 250) === it;
      });
    // Scroll-driven animations are drawn one frame later.
    await expect.poll(isOver).toBe(true);
    // A busy browser may refuse to take a picture.
    const expectLight = (by: number, light: 'day' | 'night') =>
      expect(async () => {
        const box = await image.boundingBox();
        // The middle of the nought, which from a tablet on is higher than the window.
        const y = width < 720 ? (box?.y ?? 0) + 0.5 * (box?.height ?? 0) : 250;
        const clip = { x: 0.66 * width + by, y, width: 9, height: 9 };
        const { channels } = await sharp(await page.screenshot({ clip })).stats();
        const [red, green] = channels.map(({ mean }) => mean);
        // The laser has hardly any red; the day on wall and brass has nearly as much as green.
        expect(Number(red) > 0.6 * Number(green) ? 'day' : 'night').toBe(light);
      }).toPass();
    await expectLight(-45, 'day');
    await expectLight(45, 'night');
  }
  await test.step('once the night has passed it, the line is the laser’s', async () => {
    const fill = page.locator('body > [aria-hidden] > :nth-child(2)');
    await expect(fill).not.toHaveCSS('background-color', rgb(colours.laser.day));
    await image.evaluate((it) =>
      (it.closest('section') ?? it).scrollIntoView({ block: 'end', behavior: 'instant' }),
    );
    await expect(fill).toHaveCSS('background-color', rgb(colours.laser.day));
  });
  // In forced colours no background covers the line, and its heading has one.
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = await image.evaluate(
    (it) => getComputedStyle(it.closest('div') as Element, '::after').backgroundColor,
  );
  expect(ground).toMatch(/, 0\)$/);
  const heading = page.locator('section', { has: image }).locator('h2');
  await expect(heading).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

for (const [width, share] of [
  [390, 10],
  [768, 0.68 * 768],
  [1440, 0.68 * 1440],
] as const) {
  test(`the dark band of home draws the line where the page has it, at ${width} px @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const heading = page.getByRole('heading', { name: home.howItWorks.heading });
    const left = await heading.evaluate((element) => {
      const band = element.closest('section') as HTMLElement;
      return (
        band.getBoundingClientRect().left +
        Number.parseFloat(getComputedStyle(band, '::before').left)
      );
    });
    expect(Math.abs(left - share)).toBeLessThan(1.5);
  });
}

test('the board of Lovage Yard is large enough in its picture to be read @full', async ({
  page,
}) => {
  for (const width of [390, 720, 768, 900, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/work');
    const box = await page.locator('#lovage-yard picture').boundingBox();
    const [wide, high] = [box?.width ?? 0, box?.height ?? 1];
    // The board fills a quarter of its picture of 1600 by 1067 pixels.
    expect(Math.min(1, (wide / high) * (1067 / 1600)), `${width} px`).toBeGreaterThan(0.3);
  }
});

test('plans draw their counts on one scale, and the button belongs to all @full', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const drawn = await page.locator('#plans li li').evaluateAll((all) =>
      all.map((it) => {
        const { width, backgroundSize } = getComputedStyle(it, '::after');
        return [it.textContent, width, Number.parseFloat(backgroundSize) / 6];
      }),
    );
    const keywords = drawn.filter(([text]) => `${text}`.includes('keywords'));
    expect(keywords, `${width} px`).toEqual(
      [5, 10, 20].map((count) => [`${count} keywords a month`, '120px', count]),
    );
  }
  const button = page.locator('#plans a');
  expect((await button.boundingBox())?.x).toBeGreaterThan(0.68 * 1440);
});

test('a service shows its figure between its name and the line, or at a phone’s edge', async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, edge] of [
    [390, 370],
    [768, 0.68 * 768 - 34],
    [1440, 0.68 * 1440 - 34],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const rights = await page
      .locator('li:has(h3 > a[href^="/services#"]) > p > span')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().right));
    expect(rights, `${width} px`).toHaveLength(4);
    for (const right of rights) expect(Math.abs(right - edge), `${width} px`).toBeLessThan(1.5);
  }
});

test('floating links stand clear of the text beside them @full', async ({ page }) => {
  await page.goto('/contact');
  for (const width of [1024, 1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const floats = await page.getByRole('navigation', { name: navigation.reach }).boundingBox();
    const header = await page.locator('header nav').boundingBox();
    const end = (header?.x ?? 0) + (header?.width ?? 0);
    expect((floats?.x ?? 0) - end, `${width} px`).toBeGreaterThanOrEqual(16);
  }
});

test('in the widest windows text grows, and a phone shows the whole sheet with the number under it', async ({
  page,
}) => {
  await page.goto('/work/hair-nova');
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  await page.setViewportSize({ width: 1920, height: 900 });
  expect(await size()).toBeGreaterThan(19);
  await page.setViewportSize({ width: 2560, height: 900 });
  expect(await size()).toBeGreaterThan(21);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate((kept) => sessionStorage.setItem('visitorNumber', JSON.stringify(kept)), {
    unit: 'bookings',
    number: 12,
    comesTo: 37,
    written: '12',
    said: '12 bookings a month',
  });
  await page.reload();
  const picture = await page.locator('main picture').first().boundingBox();
  expect(picture?.height).toBeGreaterThan(300);
  const number = await page.locator('p[data-own-number]').first().boundingBox();
  const under = (number?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0);
  expect(under).toBeGreaterThanOrEqual(0);
  expect(under).toBeLessThan(40);
  // The visitor's number is larger than the client's.
  const large = page.locator('p[data-own-number] > span').first();
  const client = page.locator('main [data-mark]').first().locator('xpath=../../span').first();
  const high = (it: typeof large) =>
    it.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await high(large)).toBeGreaterThan(await high(client));
});
