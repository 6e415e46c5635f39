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
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
    // Restored before it was painted; then changed while it is open.
    expect(await themeOf(page, framed)).toBe('night');
    await themeChoice(page, 'day').click();
    await expect.poll(() => themeOf(page, framed)).toBe('day');
    // The press has woken React: the next one is its own.
    await themeChoice(page, 'system').click();
    await expect.poll(() => themeOf(page, framed)).toBe('system');
  });
}

test('what stands in frames fills them, and windows of its own, and axe finds nothing @full', async ({
  page,
}) => {
  for (const [, framed] of FRAMED) {
    await page.goto(framed);
    for (const width of [342, 1334, 1920]) {
      const where = `${framed} at ${width}`;
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      // As high as the frame, or higher.
      const box = await page.getByRole('main').boundingBox();
      expect.soft((box?.y ?? 0) + (box?.height ?? 0), where).toBeGreaterThanOrEqual(800);
      expect.soft(await findings(page), where).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await findings(page, { rules: 'cat.color' }), where).toEqual([]);
    }
  }
});

test('a dashboard shows its first charts in full, their plots on one line, and that more is below; its readings are downloaded as they are @full', async ({
  page,
}) => {
  const more = page.getByRole('link', { name: 'More below' });
  for (const { client, page: record } of dashboards) {
    for (const { width, charts } of [
      { width: 342, charts: 1 },
      { width: 1334, charts: 3 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(record.path);
      await expect(more).toBeInViewport({ ratio: 1 });
      const foot = (await more.boundingBox())?.y ?? 0;
      const plots = await page
        .locator('figure div:has(> svg[role=img])')
        .evaluateAll((all) =>
          all.map((plot) => [
            Math.round(plot.getBoundingClientRect().bottom),
            plot.querySelector(':scope > span:last-of-type')?.getBoundingClientRect().bottom ?? 0,
          ]),
        );
      const first = plots.slice(0, charts);
      const where = `${record.path} at ${width}`;
      expect(Math.max(...first.flatMap(([, dates = foot]) => dates)), where).toBeLessThan(foot);
      expect(new Set(first.map(([end]) => end)).size, where).toBe(1);
      // What the link leads to stands where the link was.
      await more.click();
      await expect(page.getByRole('table', { name: 'Best gain first' })).toBeInViewport();
    }
    const href = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
    const answer = await page.request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain('text/csv');
    expect(await answer.text()).toBe(readFileSync(`src/content/ranks/${client}.csv`, 'utf8'));
  }
  // In a window of its own the link covers no chart.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/live/hair-nova');
  await expect(more).not.toBeInViewport();
});

test('labels of charts keep their size and place, and cover neither one another nor a caption; forced colours tell the accent @full', async ({
  page,
}) => {
  for (const path of ['/specimen', '/work', '/live/hair-nova']) {
    await page.goto(path);
    let sizes: readonly string[] | undefined;
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const seen = await page.locator('figure:has(svg[role=img])').evaluateAll((figures) =>
        figures.map((figure) => {
          const plot = (figure.querySelector('svg[role=img]') as Element).getBoundingClientRect();
          const caption = document.createRange();
          caption.selectNodeContents(figure.querySelector('figcaption') as Element);
          const labels = [...figure.querySelectorAll<HTMLElement>('svg ~ span[aria-hidden]')];
          const boxes = labels.map((label) => label.getBoundingClientRect());
          const isApart = (one: DOMRect, other: DOMRect) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) <= 2 ||
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) <= 4;
          const faults = labels.filter((label, at) => {
            const box = boxes[at] as DOMRect;
            // Beside the plot a label stands at the end of its line.
            const line = Number.parseFloat(label.style.getPropertyValue('--y')) / 100;
            const isBeside = box.left >= plot.right || box.right <= plot.left;
            const by = (box.top + box.bottom) / 2 - (plot.top + plot.height * line);
            const others = [...boxes.slice(at + 1), ...caption.getClientRects()];
            return (
              !others.every((other) => isApart(box, other)) ||
              (isBeside && Math.abs(by) > 1.5 && box.top < plot.bottom)
            );
          });
          const sizes = labels.map((label) => getComputedStyle(label).fontSize);
          return { sizes, faults: faults.map(({ textContent }) => textContent) };
        }),
      );
      const where = `${path} at ${width}`;
      const faults = seen.flatMap((figure) => figure.faults);
      const now = seen.flatMap((figure) => figure.sizes);
      sizes ??= now;
      expect.soft(faults, where).toEqual([]);
      expect.soft(now, where).toEqual(sizes);
      expect(now.length, where).toBeGreaterThan(5);
    }
  }

  await page.emulateMedia({ forcedColors: 'active' });
  const strokes = await page
    .getByRole('img', { name: 'Positions over time' })
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).strokeWidth));
  expect(strokes.filter((width) => width === '4px')).toHaveLength(1);
});
