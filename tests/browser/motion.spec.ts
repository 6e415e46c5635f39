import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { navigation } from '../../src/content/navigation';
import { sweptRoutes } from '../support/swept-routes';
import { expect, frames, observersTold, stopTime, test } from './harness';

/** Movement that lasts longer needs a control that stops it (WCAG 2.2.2), in milliseconds. */
const LONG = 5000;
/** The pages with moving parts, as marquee.spec and carousel.spec show. */
const MOVING = ['/', '/work', '/blog'];

/** The number of running animations, but for those that scrolling drives. */
const animations = (page: Page) =>
  page.evaluate(() => {
    const all = document.getAnimations().filter(({ playState }) => playState === 'running');
    return all.filter(({ timeline }) => timeline instanceof DocumentTimeline).length;
  });

/** The position, opacity and text of each element; the clock, which ticks, is left out. */
const look = (page: Page) =>
  page.locator('body *:not([data-clock] *)').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y, width, height].map(Math.round);
      const says = element.childElementCount === 0 ? element.textContent : element.localName;
      return [...box, getComputedStyle(element).opacity, says].join(' ');
    }),
  );

for (const { path } of sweptRoutes.filter(({ kind }) => kind !== 'not-found')) {
  test(`${path}: once each control that stops movement is pressed, nothing moves for five seconds${path === '/' ? '' : ' @full'}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(path);
    await expect(page.locator('video, audio, marquee, img[src$=".gif"]')).toHaveCount(0);
    const controls = page.getByRole('checkbox', { name: navigation.pauseAll });
    await expect(controls).toHaveCount(MOVING.includes(path) ? 1 : 0);
    for (const control of await controls.all()) {
      // By keyboard: a rising section may move away between pointer down and up.
      await control.press('Space');
      await expect(control).toBeChecked();
      await control.blur();
    }
    // Short animations end by themselves.
    await expect.poll(() => animations(page)).toBe(0);
    await stopTime(page);
    await page.clock.runFor(LONG);
    await observersTold(page);
    await page.clock.runFor(LONG);
    const before = await look(page);
    await page.clock.runFor(LONG);
    expect(await look(page)).toEqual(before);
  });
}

test('steam rises over the kettle once, in under five seconds, and not under reduced motion', async ({
  page,
}) => {
  await page.goto('/work/hair-nova');
  const veils = page.locator('main svg:has(> filter + rect)');
  await expect(veils).toHaveCount(2);
  for (const veil of await veils.all()) {
    await expect(veil).toBeVisible();
    const timing = await veil.evaluate((it) => it.getAnimations()[0]?.effect?.getComputedTiming());
    expect(timing).toMatchObject({ iterations: 1 });
    expect(Number(timing?.duration)).toBeLessThan(LONG);
    // The veil lies over the photograph's steam, and is gone once its movement has ended.
    await veil.evaluate((it) => it.getAnimations()[0]?.finish());
    await expect(veil).toHaveCSS('opacity', '0');
  }
  const [steam, picture] = await Promise.all([
    veils.first().locator('..').boundingBox(),
    page.locator('main picture').first().boundingBox(),
  ]);
  const from = ((steam?.x ?? 0) - (picture?.x ?? 0)) / (picture?.width ?? 1);
  expect(from).toBeCloseTo(0.5, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(veils.first()).toBeHidden();
});

test('a case’s chart is drawn by scrolling, and is whole once it is in the window', async ({
  page,
}) => {
  await page.goto('/work');
  const chart = page.locator('#halcyon figure').first();
  /** The share of the drawing that is still veiled; NaN where there is no veil. */
  const veiled = () =>
    chart.evaluate((figure) => {
      const veil = getComputedStyle(figure.querySelector(':scope > div') as Element, '::before');
      return veil.content === 'none' ? Number.NaN : new DOMMatrix(veil.transform).a;
    });
  expect(await veiled()).toBe(1);
  const to = (block: ScrollLogicalPosition) =>
    chart.evaluate(
      (figure, at) => figure.scrollIntoView({ block: at, behavior: 'instant' }),
      block,
    );
  await chart.evaluate((figure) => {
    const half = figure.getBoundingClientRect().top + figure.clientHeight * 0.6 - innerHeight;
    scrollTo({ top: scrollY + half, behavior: 'instant' });
  });
  await expect.poll(veiled).toBeGreaterThan(0);
  await expect.poll(veiled).toBeLessThan(1);
  await to('end');
  await expect.poll(veiled).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(veiled).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(veiled).toBeNaN();
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  await expect.poll(veiled).toBeNaN();
});

test('on home the night crosses the picture from the right and rests at the meridian', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const section = page.locator('section:has(img[src*=noon])');
  /** Scrolls a share of the section's way; returns where the night begins, in per cent. */
  const nightAt = async (share: number) => {
    await section.evaluate((it, passed) => {
      const { top, height } = it.getBoundingClientRect();
      const by = top + passed * (height - innerHeight);
      scrollTo({ top: scrollY + by, behavior: 'instant' });
    }, share);
    await frames(page, 2);
    return section.evaluate(
      (it) =>
        (100 * Number.parseFloat(getComputedStyle(it).getPropertyValue('--edge'))) / innerWidth,
    );
  };
  /** Whether the heading is dark on pale or pale on dark, by the pixels of its ground and letters. */
  const heading = async () => {
    const box = await section.getByRole('heading').boundingBox();
    const clip = { x: box?.x ?? 0, y: box?.y ?? 0, width: 400, height: box?.height ?? 0 };
    const { channels } = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .stats();
    const { min = 0, max = 0, mean = 0 } = channels[0] ?? {};
    // Most of a heading's box is its ground.
    if (min < 60 && mean > 150) return 'dark on pale';
    return max > 200 && mean < 100 ? 'pale on dark' : `${min}, ${mean}, ${max}`;
  };
  expect(await nightAt(0.01)).toBeGreaterThan(90);
  await expect.poll(heading).toBe('dark on pale');
  expect(await nightAt(0.5)).toBeCloseTo(68, 1);
  expect(await nightAt(0.99)).toBeLessThan(10);
  await expect.poll(heading).toBe('pale on dark');
  await test.step('with the night theme it is night from the beginning', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await nightAt(0.01);
    await expect.poll(heading).toBe('pale on dark');
  });
});
