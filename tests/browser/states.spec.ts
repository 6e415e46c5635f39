import { site } from '../../src/site/site';
import { colours } from '../../src/theme/colours';
import { expect, test } from './harness';

test('where more contrast is asked for, rules and rings are stronger, and text has one colour', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  const looks = () =>
    page.evaluate(() => {
      const quiet = document.querySelector('main ol > li > p') as Element;
      const ruled = document.querySelector('#faq [id^=faq-]') as Element;
      return {
        text: getComputedStyle(quiet.closest('ol') as Element).color,
        quiet: getComputedStyle(quiet).color,
        rule: getComputedStyle(ruled).borderTopColor,
        ring: getComputedStyle(document.activeElement as Element).outlineColor,
      };
    });
  const usual = await looks();
  expect(usual.quiet).not.toBe(usual.text);
  expect(usual.ring).toBe(rgb(colours.line.day));
  await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
  const more = await looks();
  expect(more.quiet).toBe(more.text);
  expect(more.rule).not.toBe(usual.rule);
  expect(more.ring).toBe(rgb(colours.reading.day));
});

test('in forced colours the current page, what is focused and what is marked are still told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services');
  const row = page.getByRole('navigation').first();
  for (const [name, line] of [
    ['Services', 'underline'],
    ['About', 'none'],
  ] as const)
    await expect(row.getByRole('link', { name, exact: true })).toHaveCSS(
      'text-decoration-line',
      line,
    );

  // No ground of the next line cuts what hangs down from a heading.
  const heading = await page.getByRole('heading', { level: 1 }).evaluate((it) => {
    const { forcedColorAdjust, color } = getComputedStyle(it);
    return [forcedColorAdjust, color === getComputedStyle(document.body).color];
  });
  expect(heading).toEqual(['none', true]);

  await row.getByRole('link', { name: 'About', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  await expect(page.locator(':focus')).toHaveCSS('outline-width', '2px');

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

  // Of a group the one that is chosen.
  for (const [path, group] of [
    ['/blog', '#articles fieldset'],
    ['/', '[data-nought] fieldset'],
  ] as const) {
    await page.goto(path);
    const widths = await page
      .locator(`${group} input + span`)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBottomWidth));
    expect(widths.length).toBeGreaterThan(2);
    expect(widths.filter((width) => width === '2px')).toHaveLength(1);
  }
});

test('a proposal prints as a document @full', async ({ page }) => {
  await page.goto('/proposals/pipd-de-poule');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(`${site.origin}/live/pipd-de-poule`)).toBeVisible();
  for (const away of ['nav', 'iframe', 'footer', 'main a[href="/contact"]'])
    await expect(page.locator(away).and(page.locator(':visible'))).toHaveCount(0);
  // Ink on paper, whatever the theme on screen is.
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(12, 21, 24)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(241, 243, 239)');
  // No hidden part is left out: what had not been scrolled to prints as well.
  const faded = await page
    .locator('main *')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity === '0').length);
  expect(faded).toBe(0);
});

const rgb = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;
