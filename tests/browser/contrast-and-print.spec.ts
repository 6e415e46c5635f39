import { home } from '../../src/content/home';
import { site } from '../../src/site/site';
import { colours } from '../../src/theme/colours';
import { expect, test } from './harness';
import { rgb } from './layout';

test('more contrast: rules and rings are stronger, text has one colour', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  const looks = () =>
    page.evaluate(() => {
      const of = (part: string) => getComputedStyle(document.querySelector(part) as Element);
      return {
        text: of('main ol:has(> li > p)').color,
        quiet: of('main ol > li > p').color,
        rule: of('#faq [id^=faq-]').borderTopColor,
        ring: of(':focus').outlineColor,
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

test('forced colours: current page, focus, choice, steps and a question’s plus can be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services');
  const row = page.getByRole('navigation').first();
  const link = (name: string) => row.getByRole('link', { name, exact: true });
  await expect(link('Services')).toHaveCSS('text-decoration-line', 'underline');
  await expect(link('About')).toHaveCSS('text-decoration-line', 'none');

  // The next line's background does not cover a heading's descenders.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('forced-color-adjust', 'none');
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(heading).toHaveCSS('color', ink);

  await link('About').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline', /solid 2px|2px solid/);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const step = page.locator('main ol > li').first();
  await expect(step).not.toHaveCSS('background-color', ground, { pseudo: 'before' });
  const plus = page.locator('#faq summary [aria-hidden]').first();
  await expect(plus).toHaveCSS('border-top-width', '2px', { pseudo: 'before' });

  // The chosen radio button of a group.
  for (const [path, group] of [
    ['/blog', '#articles fieldset input + span'],
    ['/', '[data-number-field] fieldset input + span'],
  ] as const) {
    await page.goto(path);
    const widths = await page
      .locator(group)
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
  await expect(page.locator('html')).toHaveCSS('color', rgb(colours.text.day));
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a case is printed on four sheets, none of them nearly empty', async ({ page }) => {
  await page.goto('/work/hair-nova');
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  // Six, where the chart keeps together with its legend.
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(4);
});

test('scales and bars that are grounds of elements are printed, too', async ({ page }) => {
  for (const path of ['/', '/about', '/services', '/work']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    // Browsers leave grounds out on paper, unless an element asks for them.
    const lost = await page.locator('main :not(input)').evaluateAll((all) =>
      all
        .filter((it) => {
          const { backgroundImage, printColorAdjust } = getComputedStyle(it);
          return (
            backgroundImage.includes('repeating-linear-gradient') && printColorAdjust !== 'exact'
          );
        })
        .map((it) => it.outerHTML.slice(0, 80)),
    );
    expect(lost, path).toEqual([]);
  }
});

test('on paper the words of a figure stand below it', async ({ page }) => {
  // A sheet of A4 between margins of 14 mm is 687 px wide.
  await page.setViewportSize({ width: 687, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/work');
  const gaps = await page.locator('article ul li > div').evaluateAll((readings) =>
    readings.map((reading) => {
      const [figure, words] = [...reading.querySelectorAll('span')];
      const endOf = (it?: Element) => it?.getBoundingClientRect().bottom ?? 0;
      return (words?.getBoundingClientRect().top ?? 0) - endOf(figure);
    }),
  );
  expect(gaps.length).toBeGreaterThan(8);
  expect(Math.min(...gaps)).toBeGreaterThan(8);
});

test('a page is whole on paper, black on white whatever theme was chosen', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'night';
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const answer of await page.locator('details > p').all())
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  await expect(page.getByRole('heading', { name: home.howItWorks.heading })).toHaveCSS(
    'color',
    'rgb(0, 0, 0)',
  );
  await page
    .locator('[data-rise]')
    .evaluateAll((all) => all.forEach((part) => part.setAttribute('data-rise', 'risen')));
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(moving).not.toContain('rise');
  expect(moving).not.toContain('extend');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
