import type { Locator, Page } from 'playwright/test';
import { caseStudies } from '../../src/content/case-studies';
import { home } from '../../src/content/home';
import { jewelry } from '../../src/content/jewelry';
import { navigation } from '../../src/content/navigation';
import { services, servicesPage } from '../../src/content/services';
import { colours } from '../../src/theme/colours';
import { OUR_CASES } from '../../tools/budgets';
import { submitOf } from './enquiry';
import { expect, frames, test } from './harness';
import { rgb } from './layout';
import { bookLink, withNumber } from './parts';

/* What stands beside what, how large it is, and how far from its neighbour. */

/** Where the page's line is on a tablet and a desktop, and how far text keeps away from it. */
const LINE = 0.68;
const INSET = 34;

const resize = (page: Page, width: number, height = 900) => page.setViewportSize({ width, height });

const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

test('a calculator’s answer is its largest text, first, beside the fields; a box is in its row', async ({
  page,
}) => {
  for (const path of [
    'restaurant-marketing-london-1',
    'fitness-marketing-london-1',
    'beauty-marketing-london',
  ]) {
    await page.goto(`/blog/${path}`);
    const calculator = page.locator('section:has(> div input[type=number])');
    for (const width of [390, 768, 1440, 1920]) {
      await resize(page, width);
      const where = `${path} at ${width} px`;
      const sizes = await calculator.locator('p, dd, label, input').evaluateAll((all) => {
        return all.map((it) => Number.parseFloat(getComputedStyle(it).fontSize));
      });
      const answer = calculator.locator('strong');
      expect(await answer.evaluate(fontSize), where).toBeGreaterThan(1.4 * Math.max(...sizes));
      const [value, field, box, label] = await Promise.all(
        [
          answer,
          calculator.locator('input').first(),
          calculator.locator('[type=checkbox]'),
          calculator.locator('label:has(+ [type=checkbox])'),
        ].map((part) => part.boundingBox()),
      );
      if (!value || !field || !box || !label) throw new Error(`${where}: a part is missing`);
      expect(value.height, where).toBeLessThan(await answer.evaluate(fontSize));
      if (width < 1280) expect(value.y, where).toBeLessThan(field.y);
      else {
        expect(value.x, where).toBeGreaterThan(field.x + 2 * field.width);
        expect(value.y, where).toBeLessThan(field.y + 10);
      }
      // The label stands right of its box, in the middle of the same row.
      expect(label.x - box.x - box.width, where).toBeCloseTo(10, 0);
      const apart = label.y + label.height / 2 - box.y - box.height / 2;
      expect(Math.abs(apart), where).toBeLessThan(2);
    }
  }
});

test('what a large figure counts stands beside it, left of the line', async ({ page }) => {
  for (const [path, width] of [
    ['/', 1440],
    ['/proposals/pipd-de-poule', 1920],
  ] as const) {
    await resize(page, width);
    await page.goto(path);
    const rows = page.locator('[data-draw]:has(> div > div > div)');
    expect(await rows.count()).toBeGreaterThan(2);
    for (const row of await rows.all()) {
      const [figure, caption] = await row
        .locator('div:has(> span + span) > span')
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
      expect(caption.left).toBeGreaterThan(figure.right);
      expect(caption.right).toBeLessThanOrEqual(LINE * width - INSET + 1);
      expect(caption.top).toBeLessThan(figure.bottom);
      // It is read with its figure, in one glance.
      expect(caption.left - figure.right).toBeLessThan(60);
      // A figure with descenders has room below its baseline.
      expect(caption.bottom).toBeGreaterThan(figure.bottom - figure.height * 0.3);
      const note = row.locator('span').last();
      expect(await note.evaluate(fontSize)).toBeGreaterThanOrEqual(18);
    }
  }
});

test('a visitor’s number beside a client’s makes no quote taller', async ({ page }) => {
  await resize(page, 1440);
  await page.goto('/');
  const quotes = page.locator('figure:has(> blockquote):has([data-rate])');
  const heights = () => quotes.evaluateAll((all) => all.map((it) => it.clientHeight));
  const before = await heights();
  expect(before).toHaveLength(home.testimonials.items.length);
  await withNumber(page);
  await page.reload();
  await expect(page.getByText(home.testimonials.fromYours).first()).toBeVisible();
  for (const [at, height] of (await heights()).entries())
    expect(height).toBeLessThan((before[at] ?? 0) * 1.35);
  // Of the clients who are quoted, one counts what the visitor counts.
  for (const quote of await quotes.filter({ has: page.locator('[data-rate]:visible') }).all()) {
    const own = await quote.locator('[data-figure]').boundingBox();
    const client = await quote.locator('figcaption > :first-child span').first().boundingBox();
    expect(own?.x).toBeGreaterThan((client?.x ?? 0) + (client?.width ?? 0));
  }
});

test('on a phone the promise is louder than its field, which stands clear of the lead', async ({
  page,
}) => {
  await resize(page, 390, 844);
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  const field = page.locator('[data-number-field] [name=nought]');
  expect(await title.evaluate(fontSize)).toBeGreaterThan(66);
  expect(await field.evaluate(fontSize)).toBeLessThan(54);
  const lead = await page.getByText(home.hero.read).boundingBox();
  const label = await page.locator('[data-number-field] label').first().boundingBox();
  expect((label?.y ?? 0) - (lead?.y ?? 0) - (lead?.height ?? 0)).toBeGreaterThanOrEqual(20);
  // On a tablet its longest line ends well before the page's line.
  await resize(page, 768);
  const right = await title.evaluate((it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    return range.getBoundingClientRect().right;
  });
  expect(LINE * 768 - right).toBeGreaterThan(24);
});

test('the head of the progress is left of the line, hidden on a phone and over the crossing', async ({
  page,
}) => {
  await withNumber(page);
  await resize(page, 1440);
  await page.goto('/');
  const head = page.locator('[aria-hidden] > div > span');
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
  await expect(head).toBeVisible();
  const box = await head.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(LINE * 1440 + 1);
  expect(box?.width).toBeLessThan(INSET - 2);
  await page.locator('section:has(img[src*=noon])').evaluate((it) => {
    const { top, height } = it.getBoundingClientRect();
    scrollTo({ top: scrollY + top + (height - innerHeight) / 2, behavior: 'instant' });
  });
  await frames(page, 2);
  await expect(head).toBeHidden();
  await resize(page, 390, 844);
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  await expect(head).toBeHidden();
});

test('on a tablet steps stand two by two under their numerals, articles in rows', async ({
  page,
}) => {
  await resize(page, 768);
  await page.goto('/work/hair-nova');
  const steps = page.locator('main ol > li:has(h3)');
  expect(await steps.count()).toBe(4);
  for (const step of await steps.all()) {
    expect((await step.boundingBox())?.width).toBeGreaterThan(220);
    const number = await step.locator('[aria-hidden]').boundingBox();
    const title = await step.locator('h3').boundingBox();
    expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThanOrEqual((title?.y ?? 0) + 1);
  }
  await page.goto('/blog');
  const rows = await page.locator('#articles li h3').evaluateAll((all) =>
    all.map((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(Math.max(...rows)).toBeLessThanOrEqual(2);
});

test('on a tablet notes stand right of the line, stories in one column, a board is large', async ({
  page,
}) => {
  await resize(page, 768, 1024);
  const widthsOf = (parts: Locator) =>
    parts.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().width));
  await test.step('the notes of the agency’s figures', async () => {
    await page.goto('/');
    const notes = page.locator('[data-draw]:has(> div > div > div) > div > :last-child > span');
    const places = await notes.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x));
    expect(places).toHaveLength(home.whyChoose.readings.length);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(Math.floor(LINE * 768));
  });
  await test.step('the stories of services and of a trade', async () => {
    await page.goto('/services');
    const services = await widthsOf(page.locator('main div > h4 + p'));
    await page.goto('/industries/jewelry');
    const trade = await widthsOf(
      page.locator('section', { hasText: jewelry.proof.heading }).locator('div > p'),
    );
    expect(trade).toHaveLength(jewelry.proof.paragraphs.length);
    expect(Math.min(...services, ...trade)).toBeGreaterThan(360);
  });
  await test.step('the board that stands for a restaurant', async () => {
    await page.goto('/work');
    const board = page.locator('#lovage-yard img');
    await board.scrollIntoViewIfNeeded();
    expect((await board.boundingBox())?.width).toBeGreaterThan(460);
  });
  await test.step('the restaurant’s heading in one row, its story beside the board', async () => {
    const [heading, challenge, solution, board] = await Promise.all(
      [
        page.locator('#lovage-yard h3'),
        page.locator('#lovage-yard p:has(> span)').first(),
        page.locator('#lovage-yard p:has(> span)').nth(1),
        page.locator('#lovage-yard img'),
      ].map((part) => part.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect)),
    );
    expect(heading?.height).toBeLessThan(80);
    expect(heading?.bottom).toBeLessThanOrEqual(board?.top ?? 0);
    expect(challenge?.top).toBeLessThan((board?.top ?? 0) + 20);
    expect(challenge?.right).toBeLessThan(board?.left ?? 0);
    expect(solution?.bottom).toBeLessThan(board?.bottom ?? 0);
  });
});

test('on a desktop a service’s button is right of the line, and a shop front reaches the edge', async ({
  page,
}) => {
  await resize(page, 1440);
  await page.goto('/services');
  const buttons = page.getByRole('link', { name: servicesPage.labels.getStarted.label });
  expect(await buttons.count()).toBe(services.length);
  for (const button of await buttons.all())
    expect((await button.boundingBox())?.x).toBeGreaterThan(LINE * 1440);
  await page.goto('/industries/jewelry');
  const story = page.locator('section', { hasText: jewelry.proof.heading });
  const [picture, text] = await Promise.all(
    [story.locator('img'), story.locator('div > p').first()].map((it) => it.boundingBox()),
  );
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBe(1440);
  expect(picture?.x).toBeGreaterThan(LINE * 1440);
  expect(picture?.y).toBe(text?.y);
});

test('the floating links move aside while one scrolls down, and come back for pointer and keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await resize(page, 1440);
  await page.goto('/about');
  const link = bookLink(page);
  /** How much of the link can be seen. */
  const seen = async () => 1440 - ((await link.boundingBox())?.x ?? 1440);
  await page.mouse.move(500, 400);
  expect(await seen()).toBe(44);
  await page.mouse.wheel(0, 900);
  await expect.poll(seen).toBe(12);
  await link.focus();
  await expect.poll(seen).toBe(44);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(seen).toBe(12);
  const { y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.move(1435, y + 20);
  await expect.poll(seen).toBe(44);
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, -100);
  await expect.poll(seen).toBe(44);
});

test('a refused field has a solid mark in a colour of its own, and its words keep a distance', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const theme of ['day', 'night'] as const) {
    await page.emulateMedia({ colorScheme: theme === 'day' ? 'light' : 'dark' });
    await submitOf(page).click();
    const colour = rgb(colours.wrong[theme]);
    const field = page.locator('#first-name');
    await expect(field).toHaveCSS('border-bottom', `2px solid ${colour}`);
    const words = () =>
      field.evaluate((it) => {
        const { color, paddingTop, content } = getComputedStyle(
          it.parentElement as Element,
          '::after',
        );
        return { color, paddingTop, content };
      });
    // The words come with the form's code, which a slow machine fetches later than the mark.
    await expect
      .poll(words)
      .toEqual({ color: colour, paddingTop: '10px', content: expect.stringMatching(/^"\w/) });
  }
  await page
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => form.reset());
});

test('the map keeps off the clock and has a way back, and paper has margins', async ({ page }) => {
  await resize(page, 1920);
  await page.goto('/map');
  await expect(page.locator('#back a')).toBeInViewport({ ratio: 1 });
  await page.goto('/contact');
  const frame = page.locator('div:has(> iframe)');
  const above = await frame.evaluate((it) => {
    const picture = it.closest('section')?.previousElementSibling as Element;
    return it.getBoundingClientRect().top - picture.getBoundingClientRect().bottom;
  });
  expect(above).toBeGreaterThan(70);
  await page.goto('/');
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap(function inner(rule): string[] {
        if (rule instanceof CSSPageRule) return [rule.style.margin];
        return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(inner) : [];
      }),
  );
  expect(margins).toEqual(['14mm']);
  await expect(page.getByRole('navigation', { name: navigation.reach })).toBeVisible();
});

/** What each case beyond ours may add to the page of all cases. */
const MORE_CASES = 1600 * Math.max(0, caseStudies.length - OUR_CASES);
/** The most pixels that a page may be high on a phone. */
const HEIGHTS = [
  ['/', 10_300],
  ['/work', 11_850 + MORE_CASES],
  ['/services', 11_500],
  // With a photograph of 330 pixels in its text.
  ['/blog/restaurant-marketing-london-1', 16_250],
] as const;

test('pages stay as short on a phone as they have become', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await resize(page, 390, 844);
  for (const [path, most] of HEIGHTS) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, path).toBeLessThanOrEqual(most);
  }
});

test('plans count in the same rows, and by night pictures of the line have the laser', async ({
  page,
}) => {
  await resize(page, 1440);
  await page.goto('/');
  const first = page.locator('[style*="--count"]:first-child');
  const tops = await first.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(tops).toHaveLength(home.pricing.plans.length);
  expect(new Set(tops).size).toBe(1);
  await page.goto('/about');
  const ground = (place: Locator, part: string) =>
    place.evaluate((it, pseudo) => getComputedStyle(it, pseudo).backgroundColor, part);
  const shadows = page.locator('[data-rise]:has(> div > picture)').last();
  const plumb = page.locator('div:has(> picture)').first();
  const lights = async () => [
    await ground(shadows, '::before'),
    await ground(shadows, '::after'),
    await ground(plumb, '::after'),
  ];
  expect(await lights()).toEqual(Array(3).fill('rgba(0, 0, 0, 0)'));
  await page.emulateMedia({ colorScheme: 'dark' });
  const laser = rgb(colours.line.night);
  const [moonlight, ...others] = await lights();
  expect(moonlight).toMatch(/^rgb\(/);
  expect(others).toEqual([laser, laser]);
});

test('the line passes under a dashboard, but for wide windows, where its columns keep off it', async ({
  page,
}) => {
  await page.goto('/work/hair-nova');
  const panel = page.locator('div:has(> iframe)');
  for (const [width, order] of [
    [768, '3'],
    [1024, '3'],
    [1440, 'auto'],
  ] as const) {
    await resize(page, width);
    await expect(panel, `${width} px`).toHaveCSS('z-index', order);
  }
});

test('on paper a client’s sheet keeps the client’s numbers', async ({ page }) => {
  await page.goto('/');
  await withNumber(page);
  await page.goto('/work/hair-nova');
  const own = page.locator('[data-own-number][aria-hidden]');
  await expect(own).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(own).toBeHidden();
});
