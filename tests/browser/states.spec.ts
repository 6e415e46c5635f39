import type { Page } from 'playwright/test';
import { routes } from '../../src/site/routes';
import { site } from '../../src/site/site';
import { expect, test } from './harness';

const pages = routes.filter(({ kind }) => kind === 'page' || kind === 'proposal');
const paths = [...pages.map(({ path }) => path), '/blog/tiktok-marketing-london'];

/** What a finger can press, with its size; links within a sentence are as tall as its line (WCAG 2.5.8). */
const targets = (page: Page) =>
  page.locator('a, button, input, label:has(input), summary').evaluateAll((all) =>
    all.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const inText =
        element.matches('p a, li:not(:has(> a:only-child)) > a, td a') ||
        (element.matches('dd a') && getComputedStyle(element).display === 'inline');
      const shown = element.checkVisibility({ visibilityProperty: true });
      if (!shown || width <= 1 || inText || element.closest('[inert]')) return [];
      // A label, or what covers a whole card, is pressed in the place of what it holds.
      const covers = getComputedStyle(element, '::after').position === 'absolute';
      if (covers || element.matches('label input, h2 a, h3 a')) return [];
      return [{ what: element.outerHTML.slice(0, 90), width, height }];
    }),
  );

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  for (const path of paths) {
    test(`${path} has targets that are 44 pixels high`, async ({ page }) => {
      await page.goto(path);
      const all = await targets(page);
      expect(all.length).toBeGreaterThan(8);
      expect(all.filter(({ height }) => height < 43.5)).toEqual([]);
    });
  }
});

test('prefers-contrast gives stronger rules and one text colour', async ({ page }) => {
  const looks = async () => {
    await page.goto('/');
    return page.evaluate(() => {
      const quiet = document.querySelector('main ol > li > p') as Element;
      const ruled = document.querySelector('#faq [id^=faq-]') as Element;
      return {
        text: getComputedStyle(document.documentElement).color,
        quiet: getComputedStyle(quiet).color,
        rule: getComputedStyle(ruled).borderTopColor,
      };
    });
  };
  const usual = await looks();
  expect(usual.quiet).not.toBe(usual.text);
  await page.emulateMedia({ contrast: 'more' });
  const more = await looks();
  expect(more.quiet).toBe(more.text);
  expect(more.rule).not.toBe(usual.rule);
});

test('in forced colours the current page, what is focused and what is marked are still told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services');
  const row = page.getByRole('navigation').first();
  const decoration = (name: string) =>
    row
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(await decoration('Services')).toBe('underline');
  expect(await decoration('About')).toBe('none');

  await row.getByRole('link', { name: 'About', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
    return `${outlineWidth} ${outlineStyle}`;
  });
  expect(outline).toBe('2px solid');

  const [mark, ground] = await page.evaluate(() => {
    const step = document.querySelector('main ol > li') as Element;
    return [
      getComputedStyle(step, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ];
  });
  expect(mark).not.toBe(ground);
  const plus = await page
    .locator('#faq summary [aria-hidden]')
    .first()
    .evaluate((sign) => getComputedStyle(sign, '::before').borderTopWidth);
  expect(plus).toBe('2px');
});

for (const theme of ['light', 'dark'] as const) {
  test(`every kind of control shows that it has the focus, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/');
    const seen = new Set<string>();
    for (let step = 0; step < 140; step++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement as Element;
        if (element === document.body) return null;
        const shows = (pseudo?: string) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
          return outlineStyle === 'solid' && outlineWidth === '2px' && !/, 0\)$/.test(outlineColor);
        };
        const beside = element.nextElementSibling ?? element.parentElement;
        const besideShows =
          element.matches('input') &&
          beside !== null &&
          getComputedStyle(beside).outlineStyle === 'solid';
        return {
          what: `${element.tagName}.${element.className}`,
          shown: shows() || shows('::after') || besideShows,
        };
      });
      if (!focused) break;
      expect(focused, `after ${step + 1} presses of Tab`).toEqual({ ...focused, shown: true });
      seen.add(focused.what);
    }
    expect(seen.size).toBeGreaterThan(8);
  });
}

for (const client of ['pipd-de-poule', 'multi-lines-kitchens']) {
  test(`the proposal to ${client} prints as a document`, async ({ page }) => {
    await page.goto(`/proposals/${client}`);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(`${site.origin}/live/${client}`)).toBeVisible();
    for (const away of ['nav', 'iframe', 'footer', 'main a.button:not(.button--kind_plain)'])
      await expect(page.locator(away).and(page.locator(':visible'))).toHaveCount(0);
    const [ground, text] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      return [backgroundColor, color];
    });
    // Ink on paper, whatever the theme on screen is.
    expect(text).toBe('rgb(12, 21, 24)');
    expect(ground).toBe('rgb(241, 243, 239)');
    // No hidden part is left out: what had not been scrolled to prints as well.
    const faded = await page
      .locator('main *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity === '0').length);
    expect(faded).toBe(0);
  });
}

test('a link in a text is underlined in the colour of the line', async ({ page }) => {
  await page.goto('/privacy');
  const [link, line] = await page.evaluate(() =>
    (
      [
        ['main p a', 'textDecorationColor'],
        ['div[aria-hidden] > div + div', 'backgroundColor'],
      ] as const
    ).map(
      ([selector, colour]) => getComputedStyle(document.querySelector(selector) as Element)[colour],
    ),
  );
  expect(link).toBe(line);
});
