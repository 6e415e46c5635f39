import type { Page } from 'playwright/test';
import { articlePage } from '../../src/content/article-page';
import { navigation } from '../../src/content/navigation';
import { wall } from '../../src/content/wall';
import { whatsappHref } from '../../src/site/contact-links';
import { site } from '../../src/site/site';
import { addressOf, sweptRoutes } from '../support/swept-routes';
import { expect, findings, test } from './harness';
import {
  addTextHelpers,
  crossings,
  faults,
  LARGE_LETTERS,
  offTheGrid,
  SPACING,
  sidewaysScroll,
  styled,
  touchingLines,
  underFloats,
} from './layout';
import { bookLink, chatLink } from './parts';

/*
 * Every page, opened once for each kind of visitor, with everything that is true of all pages.
 * Checks are soft: one that fails names itself, and the others go on.
 */

/** From the smallest phone to the largest desktop, and both sides of each breakpoint. */
const WIDTHS = [320, 390, 600, 719, 720, 768, 1023, 1024, 1280, 1440, 1920];
/** The widths at which grid columns and heading letters are measured. */
const GRID = [390, 768, 1024, 1280, 1440, 1920];

/** Expects softly that nothing was found. */
function expectNone(what: string, found: readonly unknown[]): void {
  expect.soft(found, what).toEqual([]);
}

for (const { path, kind, seoTitle, tag } of sweptRoutes) {
  test(`${path} on a desktop${tag}`, async ({ page, context, watch }) => {
    if (kind === 'not-found') watch.allow(/404/);
    await addTextHelpers(page);
    const look = (colorScheme: 'light' | 'dark', forcedColors: 'active' | 'none' = 'none') =>
      page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
    const resize = (width: number, height = 900) => page.setViewportSize({ width, height });
    await look('light');
    const answer = await page.goto(addressOf({ path, kind }));
    expect(answer?.status()).toBe(kind === 'not-found' ? 404 : 200);
    await expect(page).toHaveTitle(seoTitle);
    // Scrolls one window at a time, so that everything loads and the policy applies to it.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
      await document.fonts.ready;
    });

    // Axe looks at the page with answers open. The skip link, which covers text, is checked on one
    // page only.
    await unfold(page, true);
    // The specimen shows every part twice, by day and by night: its landmarks come in pairs.
    const pairs = kind === 'specimen' ? 'landmark-unique' : '-';
    const found = await findings(page);
    expectNone(
      'axe',
      found.filter((finding) => !finding.startsWith(pairs)),
    );
    await look('dark');
    expectNone('axe by night', await findings(page, undefined, 'cat.color'));
    await unfold(page, false);
    if (path === '/contact') {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: navigation.skip })).toBeFocused();
      for (const scheme of ['dark', 'light'] as const) {
        await look(scheme);
        expectNone(`axe: skip link, ${scheme}`, await findings(page, 'a[href="#main"]'));
      }
    }
    await look('light', 'active');
    expectNone('forced colours', await lostInForcedColours(page));
    await look('light');

    for (const width of WIDTHS) {
      await resize(width);
      expectNone(`${width} px wide`, await faults(page));
      if (!GRID.includes(width)) continue;
      expectNone(`headings at ${width} px`, await touchingLines(page));
      if (path !== '/specimen') expectNone(`columns at ${width} px`, await offTheGrid(page, width));
    }
    for (const width of [390, 1440]) {
      await resize(width);
      expectNone(`pictures at ${width} px`, await wronglySized(page));
      expectNone(`footer at ${width} px`, await underFloats(page));
      expectNone(`rings at ${width} px`, await crossings(page));
    }
    const height = await page.evaluate(() => document.body.offsetHeight);
    if (path === '/') expect.soft(height, 'height of home').toBeLessThanOrEqual(9500);

    // Text at 200 % is a window of half the width; 1.4.4 asks it of 1280 px.
    await resize(640, 450);
    expectNone('1280 px at 200 %', await faults(page));
    const fits = async (where: string) =>
      expect.soft(await page.evaluate(sidewaysScroll), where).toBe(0);
    await styled(page, LARGE_LETTERS, [320, 390, 1024, 1280], fits);
    await styled(page, SPACING, [320, 390, 1280], async (where, width) => {
      await fits(where);
      if (width > 320) expectNone(where, await faults(page));
    });
    expect(await context.cookies(), 'cookies').toEqual([]);
  });

  test(`${path} by touch @phone-only${path === '/' ? '' : ' @full'}`, async ({ page, watch }) => {
    if (kind === 'not-found') watch.allow(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf({ path, kind }));
    await page.evaluate(() => document.fonts.ready);
    // If the hero has buttons, the bar appears when they leave the window.
    await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
    for (const [link, href] of [
      [bookLink(page), site.booking],
      [chatLink(page), whatsappHref()],
    ] as const) {
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute('href', href);
    }
    if (kind === 'specimen') return;
    expectNone('axe', await findings(page));
    const all = await targets(page);
    expect(all.length).toBeGreaterThan(8);
    expectNone(
      'targets of 44 pixels',
      all.filter(({ height }) => height < 43.5),
    );
  });
}

/** Pages of one screen. */
const SHORT: ReadonlySet<string> = new Set(['/404', wall.page.path]);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const run of ['', ' @full'] as const)
    test(`pages are read, and every answer opens @phone-only${run}`, async ({ page, watch }) => {
      watch.allow(/404/);
      for (const { path, kind } of sweptRoutes.filter(({ tag }) => tag === run)) {
        await page.goto(addressOf({ path, kind }));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Fewer characters would mean that something is hidden.
        const text = await page.getByRole('main').innerText();
        const isShort = SHORT.has(path);
        expect(text.length, path).toBeGreaterThan(isShort ? 100 : 400);
        await expect(page.locator('[data-rise=waiting]')).toHaveCount(0);
        if (kind !== 'specimen' && !isShort) expectNone(`${path}: rises`, await rises(page));
        // Controls that need script are not shown.
        const { worked, share } = articlePage;
        const copies = page.getByText(worked.copy).or(page.getByText(share.copy, { exact: true }));
        const dead = copies.or(page.getByRole('button', { name: wall.print }));
        await expect(
          dead.or(page.locator('[data-island^=Calculator] input')).and(page.locator(':visible')),
        ).toHaveCount(0);
        for (const picture of (await page.locator('main picture img').all()).slice(0, 1))
          await expect(picture).toBeVisible();
        const answers = page.locator('#faq details');
        for (const answer of await answers.all()) {
          await answer.locator('summary').tap();
          await expect(answer.locator('summary ~ *').first()).toBeVisible();
        }
      }
    });
});

/** Opens or closes every answer and every table of a chart. */
const unfold = (page: Page, open: boolean) =>
  page.locator('main details').evaluateAll((all: HTMLDetailsElement[], isOpen) => {
    for (const one of all) one.open = isOpen;
  }, open);

/** Pictures whose `sizes` differs from their drawn width. */
const wronglySized = (page: Page) =>
  page.locator('main picture img').evaluateAll((images) => {
    const ruler = document.body.appendChild(document.createElement('div'));
    const wrong = images.flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const said = (image.closest('picture')?.querySelector('source')?.sizes ?? '')
        .split(', ')
        .map((entry) => /^(\(.+\) )?(.+)$/.exec(entry))
        .find((entry) => !entry?.[1] || matchMedia(entry[1]).matches)?.[2];
      ruler.style.width = said ?? '';
      const share = ruler.offsetWidth / Math.max(width, height * shape);
      return width === 0 || (share > 0.8 && share < 1.25)
        ? []
        : [`${image.outerHTML}: ${said}, ${width} px wide`];
    });
    ruler.remove();
    return wrong;
  });

/** Bands below a phone's first screen that do not rise, or are blank for over 120 pixels. */
const rises = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const bands = [
      ...main.querySelectorAll(':scope > :not(article), :scope > article > :not(header)'),
    ];
    const still = bands.filter(
      (it) =>
        it.getBoundingClientRect().top > innerHeight &&
        !it.matches('[data-rise], :has([data-rise])'),
    );
    const rising = '[data-rise]:not([data-draw])';
    const blank = [...main.querySelectorAll(rising)].filter(
      (it) => 50 + it.clientHeight * 0.05 > 120 || it.parentElement?.closest(rising),
    );
    return [...still, ...blank].map((it) => `${it.localName} ${it.textContent?.slice(0, 40)}`);
  });

/** Marks and controls that have the background's colour in forced colours. */
const lostInForcedColours = (page: Page) =>
  page.locator('[data-mark], main button, main a').evaluateAll((found) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return found.flatMap((it) => {
      if (!it.checkVisibility({ visibilityProperty: true })) return [];
      const { backgroundColor, borderTopWidth, color } = getComputedStyle(it);
      const isSeen = it.matches('[data-mark]')
        ? backgroundColor !== ground && backgroundColor !== 'rgba(0, 0, 0, 0)'
        : color !== ground || borderTopWidth !== '0px';
      return isSeen ? [] : [`${it.tagName} ${it.textContent?.slice(0, 30)}`];
    });
  });

/** Touch targets with their size; WCAG 2.5.8 excepts links in sentences. */
const targets = (page: Page) =>
  page.locator('a, button, input, label:has(input), summary').evaluateAll((all) =>
    all.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const inText =
        element.matches('p a, sup a, li:not(:has(> a:only-child)) > a, td a') ||
        (element.matches('dd a') && getComputedStyle(element).display === 'inline');
      const shown = element.checkVisibility({ visibilityProperty: true });
      if (!shown || width <= 1 || inText || element.closest('[inert]')) return [];
      // A label, or a card's link, is the target of what it contains.
      const covers = getComputedStyle(element, '::after').position === 'absolute';
      if (covers || element.matches('label input, h2 a, h3 a')) return [];
      return [{ what: element.outerHTML.slice(0, 90), width, height }];
    }),
  );
