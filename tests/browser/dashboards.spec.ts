import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { dashboards } from '../../src/dashboards/dashboard-pages';
import { findings } from './axe-findings';
import { expect, test } from './harness';
import { themeChoice } from './parts';

/** What stands in a frame, by a page that holds it. */
const FRAMED = [
  ['/proposals/pipd-de-poule', '/live/pipd-de-poule'],
  ['/contact', '/map'],
] as const;

const themeOf = (page: Page, path: string) =>
  page
    .frames()
    .find((frame) => new URL(frame.url()).pathname === path)
    ?.evaluate(() => document.documentElement.dataset.theme ?? 'system');

for (const [holder, framed] of FRAMED) {
  test(`the frame of ${holder} shows ${framed} and follows day and night`, async ({ page }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('theme')) localStorage.setItem('theme', 'night');
    });
    await page.goto(holder);
    const frame = page.locator('iframe[src]');
    await frame.scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe[src]').getByRole('heading', { level: 1 })).toBeVisible();
    // Restored before it was painted; then changed while it is open.
    expect(await themeOf(page, framed)).toBe('night');
    await themeChoice(page, 'day').click();
    await expect.poll(() => themeOf(page, framed)).toBe('day');
    // The press has woken React: the next one is its own.
    await themeChoice(page, 'system').click();
    await expect.poll(() => themeOf(page, framed)).toBe('system');
  });

  test(`${framed} fills a frame and a window of its own, may be framed by this site, and ${holder} by none @full`, async ({
    page,
  }) => {
    const ancestors = async (path: string) => {
      const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? '';
      return [...policy.matchAll(/frame-ancestors ([^;,]*)/g)].map(([, source]) => source);
    };
    expect(await ancestors(framed)).toEqual(["'self'"]);
    expect(await ancestors(holder)).toContain("'none'");
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(framed);
    for (const width of [342, 1334, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { scrolls, end } = await page.evaluate(() => ({
        scrolls: document.documentElement.scrollWidth - innerWidth,
        end: document.querySelector('main')?.getBoundingClientRect().bottom ?? 0,
      }));
      expect(scrolls).toBe(0);
      // As high as the frame, or higher.
      expect(end).toBeGreaterThanOrEqual(800);
      expect(await findings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(page, { rules: 'cat.color' })).toEqual([]);
    }
    await page.mouse.click(960, 400);
    expect(scripts).toEqual([]);
  });
}

test('a frame of another site is refused @full', async ({ page, watch, baseURL }) => {
  watch.allow(/frame-ancestors|X-Frame-Options|chrome-error|ERR_BLOCKED/);
  await page.goto('about:blank');
  await page.setContent(`<iframe src="${baseURL}/live/hair-nova"></iframe>`);
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
});

test('the readings are downloaded as they are @full', async ({ page }) => {
  for (const { client, page: record } of dashboards) {
    await page.goto(record.path);
    const href = (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '';
    const answer = await page.request.get(href);
    expect(answer.headers()['content-type']).toContain('text/csv');
    expect(await answer.text()).toBe(readFileSync(`src/content/ranks/${client}.csv`, 'utf8'));
  }
});

test('labels of charts are as large on a phone as on a desktop @full', async ({ page }) => {
  const sizes = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return page
      .locator('figure [aria-hidden=true]')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).fontSize));
  };
  await page.goto('/live/hair-nova');
  const wide = await sizes(1440);
  expect(wide.length).toBeGreaterThan(20);
  expect(await sizes(320)).toEqual(wide);
});

test('labels of a chart cover neither one another nor its caption, and stand at the end of a line @full', async ({
  page,
}) => {
  for (const path of ['/live/hair-nova', '/specimen', '/work']) {
    await page.goto(path);
    for (const width of [342, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await page.locator('figure:has(svg[role=img])').evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const plot = figure.querySelector('svg[role=img]')?.getBoundingClientRect();
          if (!plot) return ['no plot'];
          const boxOf = (element: Element, text = element.textContent) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return { text, left, right, top, bottom };
          };
          const labels = [...figure.querySelectorAll<HTMLElement>('svg ~ span[aria-hidden]')];
          const moved = labels.flatMap((label) => {
            const { left, right, top, bottom, text } = boxOf(label);
            const at =
              plot.top +
              (plot.height * Number.parseFloat(label.style.getPropertyValue('--y'))) / 100;
            const beside = left >= plot.right || right <= plot.left;
            return beside && Math.abs((top + bottom) / 2 - at) > 1.5 && top < plot.bottom
              ? [`${text} is not at its place`]
              : [];
          });
          const range = document.createRange();
          range.selectNodeContents(figure.querySelector('figcaption') ?? figure);
          const boxes = [
            ...labels.map((label) => boxOf(label)),
            ...[...range.getClientRects()].map(({ left, right, top, bottom }) => ({
              text: 'the caption',
              left,
              right,
              top,
              bottom,
            })),
          ];
          const covered = boxes.slice(0, labels.length).flatMap((one, index) =>
            boxes
              .slice(index + 1)
              .filter(
                (other) =>
                  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
                  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4,
              )
              .map((other) => `${one.text} and ${other.text}`),
          );
          return [...moved, ...covered];
        }),
      );
      expect(faults, `${path} at ${width}`).toEqual([]);
    }
  }
});

test('a frame shows its first charts in full, their plots on one line, and that more is below @full', async ({
  page,
}) => {
  for (const { page: record } of dashboards) {
    for (const { width, charts } of [
      { width: 342, charts: 1 },
      { width: 1334, charts: 3 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(record.path);
      const more = await page.getByRole('link', { name: 'More below' }).boundingBox();
      const foot = more?.y ?? 0;
      expect(foot + (more?.height ?? 0)).toBeLessThanOrEqual(800);
      const plots = page.locator('figure div:has(> svg[role=img])');
      const ends: number[] = [];
      for (let index = 0; index < charts; index += 1) {
        const dates = plots.nth(index).locator('> span').last();
        const box = await dates.boundingBox();
        const plot = await plots.nth(index).boundingBox();
        ends.push(Math.round((plot?.y ?? 0) + (plot?.height ?? 0)));
        expect((box?.y ?? 0) + (box?.height ?? 0), `${record.path} at ${width}`).toBeLessThan(foot);
      }
      expect(new Set(ends).size, `${record.path} at ${width}`).toBe(1);
      // What the link leads to stands where the link was.
      await page.getByRole('link', { name: 'More below' }).click();
      await expect(page.getByRole('table', { name: 'Best gain first' })).toBeInViewport();
    }
  }
  // In a window of its own the link covers no chart.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/live/hair-nova');
  await expect(page.getByRole('link', { name: 'More below' })).not.toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures of a chart open as a table @full', async ({ page }) => {
    await page.goto('/work/hair-nova');
    const figure = page.locator('figure').filter({ hasText: 'Bookings from search' }).first();
    await expect(figure.getByRole('table')).toBeHidden();
    await figure.locator('summary').click();
    await expect(figure.getByRole('row')).toHaveCount(13);
    await expect(figure.getByRole('row').last()).toHaveText(/Dec 2025\s*76/);
  });
});

test('in forced colours the line in the accent colour is told apart from the others @full', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/live/hair-nova');
  const chart = page.getByRole('img', { name: 'Positions over time' });
  const strokes = await chart
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).strokeWidth));
  expect(strokes.filter((width) => width === '4px')).toHaveLength(1);
});
