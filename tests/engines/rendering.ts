import { expect, test } from 'vitest';
import { addressOf, sweptRoutes } from '../support/swept-routes';
import type { Session } from './in-engine';
import { DESK, eventually, PHONE, type Visitor } from './visitor';

/** Every page is whole: its title, heading, fonts and pictures, at both widths, and with React. */
export function rendering({ visitor, allow }: Session): void {
  for (const route of sweptRoutes.filter(({ tag }) => tag === '')) {
    const { path, title, kind } = route;
    const missing = kind === 'not-found';
    test(`${path} renders at ${PHONE.width} and ${DESK.width} pixels, and React takes it over`, async () => {
      if (missing) allow(/404/);
      const page = visitor();
      await page.tab.resize(PHONE.width, PHONE.height);
      await page.open(addressOf(route));
      await expectHeading(page, title);
      await eventually(() => page.tab.evaluate(loadedFaces)).toEqual(['Imbue', 'Instrument Sans']);
      expect(await page.tab.evaluate(overhang), 'on a phone').toEqual([]);

      await page.tab.resize(DESK.width, DESK.height);
      expect(await page.tab.evaluate(overhang), 'on a desk').toEqual([]);
      await page.tab.evaluate(askForPictures);
      await eventually(() => page.tab.evaluate(missingPictures)).toEqual([]);
    });
  }
}

async function expectHeading(page: Visitor, title: string): Promise<void> {
  expect(await page.tab.evaluate(() => document.title)).toBe(title);
  expect(await page.tab.evaluate(shownHeadings)).toBe(1);
}

function shownHeadings(): number {
  const all = [...document.querySelectorAll('h1')];
  const shown = all.filter(
    (heading) =>
      heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      heading.getBoundingClientRect().height > 0,
  );
  return shown.length === all.length ? shown.length : 0;
}

/** The site's own faces that have come; the fallbacks beside them are the system's. */
function loadedFaces(): readonly string[] {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const names = loaded.map(({ family }) => family.replaceAll('"', ''));
  return [...new Set(names)].filter((name) => !name.endsWith('fallback')).sort();
}

/** What reaches out of a page that is wider than its window. */
function overhang(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 80));
}

function askForPictures(): void {
  for (const picture of document.images) picture.loading = 'eager';
}

function missingPictures(): readonly string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ currentSrc, src }) => currentSrc || src);
}
