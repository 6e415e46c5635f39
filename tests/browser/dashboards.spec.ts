import { readFileSync } from 'node:fs';
import { dashboards } from '../../src/content/dashboard-pages';
import { expect, test } from './harness';

test('a dashboard shows its first charts in full and leads to its table of terms @full', async ({
  page,
}) => {
  const more = page.getByRole('link', { name: 'More below' });
  for (const { client, page: record } of dashboards) {
    for (const width of [342, 700, 1334]) {
      const charts = width < 1024 ? 1 : 3;
      const where = `${record.path} at ${width}`;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(record.path);
      // A frame does not scroll until “More below” is pressed; on a phone it ends after one chart.
      expect(await page.evaluate('document.body.scrollHeight'), where).toBe(800);
      // Under 360 px there is no link.
      const strip = width < 360 ? { y: 800, height: 0 } : await more.boundingBox();
      const foot = strip?.y ?? 0;
      // Nothing is cut through: the link ends the frame.
      expect(foot + (strip?.height ?? 0), where).toBe(800);
      const plots = page.locator('figure div:has(> svg[role=img])');
      const ends = await plots.evaluateAll((all) =>
        all.map((plot) => {
          const dates = plot.querySelector(':scope > span:last-of-type');
          return [plot, dates ?? plot].map((it) => Math.round(it.getBoundingClientRect().bottom));
        }),
      );
      const first = ends.slice(0, charts);
      expect(Math.max(...first.flat()), where).toBeLessThan(foot);
      expect(new Set(first.map(([end]) => end)).size, where).toBe(1);
      if (charts === 1) continue;
      await more.click();
      await expect(page.getByRole('table', { name: 'Best gain first' })).toBeInViewport();
    }
    const href = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
    const answer = await page.request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain('text/csv');
    expect(await answer.text()).toBe(readFileSync(`src/content/ranks/${client}.csv`, 'utf8'));
  }
  // Outside a frame no link covers a chart.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/live/hair-nova');
  await expect(more).not.toBeInViewport();
});

test('in a frame the third chart begins right of the line, which passes over the frame', async ({
  page,
}) => {
  await page.goto('/work/hair-nova');
  const frame = page.locator('main iframe');
  for (const width of [1150, 1280, 1440, 1750, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await frame.scrollIntoViewIfNeeded();
    const third = page.frameLocator('main iframe').locator('figure').nth(2);
    const wanted = 0.68 * width + 34;
    await expect
      .poll(async () => Math.abs(((await third.boundingBox())?.x ?? 0) - wanted), `${width} px`)
      .toBeLessThan(1.5);
  }
  const box = await frame.boundingBox();
  const open = await page.locator('div:has(> iframe) + a').boundingBox();
  expect((open?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(32);
  await expect(page.locator('div:has(> iframe)')).toHaveCSS('z-index', 'auto');
});
