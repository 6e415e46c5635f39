import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { sendNumber, sentences } from '../../src/content/enquiry-sentences';
import { home } from '../../src/content/home';
import { nought } from '../../src/content/nought';
import { wall } from '../../src/content/wall';
import { work } from '../../src/content/work';
import { colours } from '../../src/theme/colours';
import digits from '../../src/work/brush-digits.json' with { type: 'json' };
import { fieldOf, fillIn, overlayOf, submitOf, UNKNOWN } from './enquiry';
import { expect, test } from './harness';
import { hydrated } from './islands';
import { rgb } from './layout';
import { requestsOf } from './parts';

const field = (page: Page) => page.getByRole('textbox', { name: nought.label });
const [enquiries, bookings] = nought.rates;
const output = (page: Page) => page.locator('fieldset [data-rate]:visible');
/** Expects what the page says of a figure at a client's rate. */
const says = (page: Page, figure: string, { unit, client }: (typeof nought.rates)[number]) =>
  expect(output(page)).toHaveText(`${figure}${unit}, ${nought.atRateOf(client)}`);
/** The scale: the visitor's place and the mark's end in per cent, and its last number. */
const drawn = (page: Page) =>
  output(page).evaluate((it) => {
    const scale = it.children[1] as HTMLElement;
    const mark = scale.firstElementChild as Element;
    const places = [getComputedStyle(mark, '::after').left, getComputedStyle(mark).width];
    const parts = places.map((place) =>
      Math.round((100 * Number.parseFloat(place)) / scale.offsetWidth),
    );
    return [...parts, scale.dataset.end];
  });

/** The number or word in the heading from which the promise begins, as drawn. */
const promisedFrom = (page: Page) =>
  page.locator('h1 > span').evaluate((it) => {
    const { opacity } = getComputedStyle(it.firstElementChild as Element);
    return opacity === '1' ? it.textContent : getComputedStyle(it, '::before').content;
  });

test('if nobody types, the heading shows the example once, with what it becomes', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  for (const [passes, shown, figure] of [
    [1500, nought.example.slice(-2), `${enquiries.rate * nought.exampleNumber}`],
    [3000, 'nought.', `${enquiries.rate}×`],
  ] as const) {
    await page.clock.runFor(passes);
    await expect.poll(() => promisedFrom(page)).toContain(shown);
    await says(page, figure, enquiries);
    // Nothing below moves for a number that nobody typed.
    await expect(page.locator('[data-same-unit]:visible, p[data-rate]:visible')).toHaveCount(0);
  }
});

test('on a phone the sentence under the field keeps clear of the scale’s last number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const number of ['1250', '12500', '999999']) {
    await field(page).fill(number);
    const overlap = await output(page).evaluate((it) => {
      const scale = it.querySelector('[data-scale]') as HTMLElement;
      const { right, top } = scale.getBoundingClientRect();
      // The number is drawn by `::after`; a copy of it tells how wide it is.
      const copy = document.createElement('span');
      copy.style.cssText = 'position: absolute; white-space: nowrap';
      copy.textContent = scale.dataset.end ?? '';
      scale.append(copy);
      const left = right - copy.offsetWidth;
      copy.remove();
      const { bottom } = getComputedStyle(scale, '::after');
      const range = document.createRange();
      range.selectNodeContents(it.lastElementChild as Element);
      const lowest = top + scale.offsetHeight - Number.parseFloat(bottom);
      return [...range.getClientRects()].some(
        (row) => row.right > left - 4 && row.bottom > lowest - 24 && row.top < lowest,
      );
    });
    expect(overlap, number).toBe(false);
  }
});

test('the visitor’s own number is shown at the clients’ rates, kept for the session and sent only if ticked', async ({
  page,
  context,
}) => {
  const queries = requestsOf(page, (request) => request.url().includes('?'));
  const yours = page.locator('[data-own-number]').filter({ visible: true });
  await page.goto('/');
  await test.step('a phone shows promise, lead, field, result and both buttons at once', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await field(page).pressSequentially('12');
    const ways = page.getByRole('main').getByText(/Enquire Now|Book a Consultation/);
    const [first, second] = [ways.first(), ways.nth(1)];
    const said = page.getByText(home.hero.lead);
    for (const it of [page.locator('[data-begin]'), said, field(page), output(page), first, second])
      await expect(it).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await field(page).clear();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step('the field says what a number comes to as it is typed', async () => {
    await field(page).focus();
    await expect(field(page).locator('+ span')).toHaveCSS('outline', /2px/);
    await says(page, '4×', enquiries);
    await expect.poll(() => drawn(page)).toEqual([20, 80, '5×']);
    await page.keyboard.type('12');
    await expect.poll(() => promisedFrom(page)).toBe('"12." / ""');
    await says(page, '48', enquiries);
    await expect.poll(() => drawn(page)).toEqual([12, 48, '100']);
    // Digits are grouped as they are typed; the caret stays where it is among them.
    await page.keyboard.type('50');
    await expect(field(page)).toHaveValue('1,250');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('3');
    await expect(field(page)).toHaveValue('1,2530');
    await expect.poll(() => drawn(page)).toEqual([13, 50, '100,000']);
    await field(page).fill('12');
    const fromYours = page.getByText(home.testimonials.fromYours).filter({ visible: true });
    // Of the clients who are quoted, one counts the same.
    await expect(fromYours).toHaveText([`48 ${home.testimonials.fromYours}`]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: bookings.unit })).toBeChecked();
    await says(page, '37', bookings);
    await expect(fromYours).toHaveText([`37 ${home.testimonials.fromYours}`]);
    await field(page).press('Enter');
    await expect(page).toHaveURL('/');
  });
  await test.step('an error takes the place of the result, and moves nothing', async () => {
    const units = page.locator('[data-number-field] fieldset');
    await field(page).fill('');
    const before = await units.boundingBox();
    await field(page).fill('1.5');
    await expect(page.getByText(nought.limits)).toBeVisible();
    await expect(field(page)).toHaveCSS('color', rgb(colours.text.day));
    for (const it of [nought.atRateOf(bookings.client), '3.12×', home.testimonials.fromYours])
      await expect(page.getByText(it).filter({ visible: true })).toHaveCount(0);
    await expect.poll(() => promisedFrom(page)).toBe('nought.');
    await field(page).fill('0');
    await expect(page.getByText(nought.zero)).toBeVisible();
    expect(await units.boundingBox()).toEqual(before);
  });
  await test.step('from 1,000 on a result is rounded to two digits', async () => {
    await field(page).fill('48500');
    await says(page, '150,000', bookings);
    await expect.poll(() => promisedFrom(page)).toBe('"48,500." / ""');
    await expect(page.getByText(nought.limits)).toBeHidden();
  });
  await test.step('the head of the meridian counts, and the client’s page repeats the number', async () => {
    await field(page).fill('12');
    // The head of the line counts from the number to what that comes to. It shows once the hero,
    // whose title it would cross out, has left the window.
    const head = page.locator('[aria-hidden] > div > span');
    const text = () => head.evaluate((it) => getComputedStyle(it, '::after').content);
    for (const path of ['', '/work/hair-nova', '/']) {
      if (path) await page.goto(path);
      await expect.poll(text, path).toBe('counter(read)');
      await expect(head).toHaveCSS('counter-reset', 'read 12');
      // Hair Nova's own page shows the number on the sheet in its picture, and states it beside the
      // picture and beside the quote.
      const own = `37 ${nought.from} 12 bookings ${nought.period} ${nought.atRateOf(bookings.client)}`;
      await expect(yours).toHaveText(path === '/work/hair-nova' ? ['', own, wall.link, own] : []);
      await expect(head).toHaveCSS('opacity', '0');
      await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
      await expect(head).toHaveCSS('opacity', '1');
      // The head has a background, so that it can be read over dark bands, rules and drawings.
      await expect(head).toHaveCSS('background-color', rgb(colours.reading.day));
      await page.evaluate(() => scrollTo({ top: 99_999, behavior: 'instant' }));
      await expect(head).toHaveCSS('counter-reset', 'read 37');
    }
    // A counter cannot write the comma of a larger number: its head has no words.
    await field(page).fill('1250');
    await expect(head).toHaveCSS('font-size', '0px');
    await field(page).fill('12');
    await expect(head).toHaveCSS('font-size', '24px');
  });
  await test.step('other pages state the number, and what it comes to at the rate of a client who counts the same', async () => {
    const rate = nought.atSameRate;
    for (const [path, begin, grown] of [
      ['/work', work.closing.beforeNumber, ['22']],
      ['/services', nought.begin, ['31']],
      ['/contact', nought.begin, []],
    ] as const) {
      await page.goto(path);
      const all = await page
        .locator('[data-before]')
        .evaluateAll((places) => places.map((it) => getComputedStyle(it, '::before').content));
      expect(all).toEqual([`"${begin} 12 bookings ${nought.period}."`]);
      // Only for clients whose figure counts the same unit.
      const told = grown.map(
        (figure) => `${rate.before} 12 bookings ${nought.period} ${rate.after} ${figure}.`,
      );
      await expect(page.locator('[data-same-unit]').filter({ visible: true })).toHaveText(told);
      await expect(page.getByRole('link', { name: nought.change })).toHaveAttribute('href', '/');
      if (path === '/services') expect(await promisedFrom(page)).toBe('"12." / ""');
    }
  });
  await test.step('the answer repeats no number that was not sent', async () => {
    await fillIn(page);
    await submitOf(page).click();
    await expect(overlayOf(page)).toContainText(UNKNOWN);
    await expect(overlayOf(page).locator('[data-word]')).toHaveCount(0);
  });
  await test.step('the number is kept for the session, and nowhere else', async () => {
    await page.goto('/');
    expect(queries).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expect(field(page)).toHaveValue('12');
    await says(page, '37', bookings);
  });
  await test.step('it comes to one figure everywhere, in any unit', async () => {
    await page.getByRole('radio', { name: enquiries.unit }).click();
    const enquired = `48 ${nought.from} 12 enquiries ${nought.period} ${nought.atRateOf(enquiries.client)}`;
    await page.goto('/work/hair-nova');
    await expect(yours.nth(1)).toHaveText(enquired);
    await page.goto(wall.page.path);
    await expect(yours).toHaveText([
      `12 enquiries ${nought.period}${wall.sheet.later}`,
      `48 ${nought.atRateOf(enquiries.client)}`,
    ]);
    await page.goto('/');
  });
  await test.step('it is sent only where the checkbox is ticked, which moves no field as it appears', async () => {
    const carried = page.getByRole('checkbox', { name: sendNumber });
    /** How far below the form's top each field and the button stand, in whole pixels. */
    const places = () =>
      page.locator('form[method=post]').evaluate((form: HTMLFormElement) => {
        const fields = [
          ...form.querySelectorAll<HTMLElement>('input:not([type=checkbox]), button'),
        ];
        const top = form.getBoundingClientRect().top;
        return fields.map((it) => Math.round(it.getBoundingClientRect().top - top));
      });
    const before = await places();
    await fieldOf(page, 'firstName').focus();
    await hydrated(page, 'Enquiry');
    await expect(carried).toHaveCount(1);
    expect(await places()).toEqual(before);
    await fillIn(page);
    await expect(carried).toHaveAccessibleName(/ 12 enquiries a\u00a0month$/);
    expect(await places()).toEqual(before);
    const [box, button] = [await carried.boundingBox(), await submitOf(page).boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    await carried.focus();
    await page.keyboard.press('Tab');
    await expect(submitOf(page)).toBeFocused();
    await fieldOf(page, 'email').focus();
    await expect(carried).toHaveCount(1);
    await field(page).fill('');
    await expect(carried).toHaveCount(0);
    await field(page).fill('14');
    await expect(carried).not.toBeChecked();
    for (const posted of ['enquiries: 14', null]) {
      await carried.setChecked(posted !== null);
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await submitOf(page).click();
      expect(new URLSearchParams((await sent).postData() ?? '').get('nought')).toBe(posted);
      await expect(page.getByText('On its way.')).toBeVisible();
      await page.getByRole('button', { name: sentences.back }).click();
    }
  });
});

test('a client’s sheet has the number, and what it comes to, in their digits', async ({ page }) => {
  // A digit is recognised by its path commands.
  const strokes = (text: string) => text.replaceAll(/[^A-Z]/g, '');
  expect(new Set(Object.values(digits).map(({ path }) => strokes(path))).size).toBe(11);
  await page.goto('/work/hair-nova');
  for (const said of ['12 37', '463 1,400', '58,907 180,000', '999,999 3,100,000']) {
    const number = {
      written: said.split(' ')[0],
      comesTo: Number(said.split(' ')[1]?.replaceAll(',', '')),
    };
    await page.evaluate((it) => (sessionStorage.visitorNumber = JSON.stringify(it)), number);
    await page.reload();
    const rows = page.locator('[data-own-number] [data-row]');
    const painted = await rows.evaluateAll((rows: SVGGElement[]) =>
      rows.map((row) => {
        const { x, width } = row.getBBox();
        const drawn = row.querySelector('[data-part=text]')?.getAttribute('d') ?? '';
        return x > 320 && x + width < 700 ? drawn : 'not on the sheet';
      }),
    );
    const paths = (text: string) => [...text].map((it) => digits[it as keyof typeof digits].path);
    const wanted = said.split(' ').map((text) => strokes(paths(text).join('')));
    expect(painted.map(strokes), said).toEqual(wanted);
    // Equal digits are not drawn alike: each leans by its place. Points are compared from a digit's
    // first, to a tenth of a pixel.
    if (said.startsWith('999,999')) {
      const drawn = painted[0]
        ?.split('M')
        .filter((it) => strokes(`M${it}`) === strokes(digits[9].path));
      const shapes = drawn?.map((it) => {
        const points = it.match(/-?[\d.]+/g)?.map(Number) ?? [];
        return points
          .map((value, index) => (value - (points[index % 2] ?? 0)).toFixed(1))
          .join(' ');
      });
      expect(new Set(shapes).size).toBe(6);
    }
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the line of the sheet does not shine through the paint, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(wall.page.path);
    const number = { written: '1,250', comesTo: 3900 };
    await page.evaluate((it) => (sessionStorage.visitorNumber = JSON.stringify(it)), number);
    await page.reload();
    const sheet = page.locator('figure');
    const line = sheet.locator('> :first-child');
    const box = (await line.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const height = Math.floor(box.height);
    const clip = { x: Math.floor(box.x), y: Math.ceil(box.y), width: 1, height };
    /** The grey of each row of the picture, where the line runs. */
    const rows = async () => {
      const picture = sharp(await page.screenshot({ clip })).resize({
        width: 1,
        height,
        fit: 'fill',
      });
      return [...(await picture.greyscale().raw().toBuffer())];
    };
    const crossed = await rows();
    await line.evaluate((it) => (it.style.visibility = 'hidden'));
    const painted = await rows();
    const [paper = 0] = painted;
    const shown = (row: number) => Math.abs((crossed[row] ?? 0) - (painted[row] ?? 0)) > 8;
    const all = [...painted.keys()];
    // Without the paint the line is there.
    expect(shown(0)).toBe(true);
    const covered = all.filter((row) => (painted[row] ?? 0) < paper - 50);
    expect(covered.length).toBeGreaterThan(40);
    // A row at the edge of a stroke is half bare.
    expect(covered.filter(shown).length).toBeLessThan(0.05 * covered.length);
  });

test('the number is said in words, and changed or forgotten elsewhere', async ({ page }) => {
  await page.goto('/');
  const told = page.locator('fieldset output.visually-hidden');
  const heard = await told.evaluateHandle((it) => {
    const heard: string[] = [];
    new MutationObserver(() => heard.push(it.textContent)).observe(it, { childList: true });
    return heard;
  });
  await field(page).pressSequentially('123');
  await expect(told).toContainText('492');
  expect(await heard.jsonValue()).toEqual([await told.textContent()]);
  await expect(page.locator('fieldset[aria-live]')).toHaveCount(0);
  await field(page).fill('1');
  await page.goto('/contact');
  const offer = page.getByRole('checkbox', { name: sendNumber });
  await fillIn(page);
  await expect(offer).toHaveAccessibleName(/ 1 enquiry a\u00a0month$/);
  await page.goto('/work');
  // A growth that disappears in rounding is not shown.
  await expect(page.locator('[data-same-unit]').filter({ visible: true })).toHaveCount(0);
  await page.goto('/work/hair-nova');
  await page.getByRole('link', { name: nought.change }).first().click();
  await expect(field(page)).toHaveValue('1');
  await field(page).fill('2');
  await page.goto('/services');
  await expect(page.locator('[data-same-unit]').filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: nought.forget.button }).click();
  await expect(page.locator('[data-same-unit]').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: nought.forget.button })).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-number');
  await page.goto('/');
  await expect(field(page)).toHaveValue('');
});

test('the headline reaches almost to the line on every wide screen, and stays left of the field', async ({
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const right = await page.getByRole('heading', { level: 1 }).evaluate((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      return range.getBoundingClientRect().right;
    });
    expect(right / width, `at ${width}`).toBeGreaterThan(0.64);
    expect(right, `at ${width}`).toBeLessThan(width * 0.68);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the rates are there to choose from, and the number goes with the enquiry', async ({
    page,
    standIn,
  }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: bookings.unit }).check();
    await expect(page.getByText(nought.atRateOf(bookings.client))).toBeVisible();
    await expect(page.getByText(nought.atRateOf(enquiries.client))).toBeHidden();
    await field(page).fill('12');
    await fillIn(page);
    await submitOf(page).click();
    await expect(page.getByText('Received.')).toBeVisible();
    const [{ fields } = { fields: [] }] = standIn.posts();
    expect(fields).toContainEqual(['nought', '12']);
  });
});

test('the visitor’s number is taken home on a sheet that fills one page', async ({ page }) => {
  await page.goto('/');
  const door = page.getByRole('main').getByRole('link', { name: wall.page.shortTitle });
  await expect(door).toBeHidden();
  await page.getByRole('radio', { name: bookings.unit }).check();
  await field(page).fill('12');
  await expect(door).toHaveAttribute('href', wall.page.path);
  await page.goto('/work/hair-nova');
  await page.getByRole('link', { name: wall.link }).click();
  const sheet = page.locator('figure');
  await expect(sheet.getByText(`12 bookings ${nought.period}`)).toBeVisible();
  await expect(sheet.getByText(wall.sheet.says)).toBeHidden();
  await test.step('the number is not struck, and the next one has a rule to stand on', async () => {
    const rows = sheet.locator('[data-own-number] [data-row]');
    const painted = await rows.evaluateAll((rows: SVGGElement[]) =>
      rows.map((row) => [...row.querySelectorAll('path')].map((it) => it.id.split('-').at(-1))),
    );
    expect(painted).toEqual([['was'], ['rule']]);
    const [number, rule, later, promise] = await Promise.all(
      [
        rows.locator('[data-part=text]'),
        rows.locator('path[id$=rule]'),
        sheet.getByText(wall.sheet.later),
        sheet.getByText(nought.atRateOf(bookings.client)),
      ].map(async (it) => {
        const { y = 0, height = 0 } = (await it.boundingBox()) ?? {};
        return { y, height, end: y + height };
      }),
    );
    // A hand writes the next number as large as the first.
    expect((rule?.y ?? 0) - (number?.end ?? 0)).toBeGreaterThan(number?.height ?? Number.NaN);
    // The words belong to the rule above them.
    expect(later?.y).toBeGreaterThan(rule?.end ?? Number.NaN);
    expect(later?.y).toBeLessThan((rule?.end ?? 0) + 40);
    expect(promise?.height).toBeLessThan(0.35 * (number?.height ?? 0));
    expect(promise?.y).toBeGreaterThan(later?.end ?? Number.NaN);
    await expect(sheet.locator('p[data-own-number]')).toHaveText(
      `37 ${nought.atRateOf(bookings.client)}`,
    );
  });
  await test.step('the button prints the sheet alone', async () => {
    const printed = page.evaluate(
      () => new Promise((done) => addEventListener('beforeprint', done, { once: true })),
    );
    await page.getByRole('button', { name: wall.print }).click();
    await printed;
    for (const format of ['A4', 'Letter']) {
      const paper = (await page.pdf({ format })).toString('latin1');
      expect(paper.match(/\/Type \/Page\b/g), format).toHaveLength(1);
      // 300 dots an inch, not the pixels of a screen: number and rule are almost three inches wide.
      const widths = [...paper.matchAll(/\/Subtype \/Image\s+\/Width (\d+)/g)];
      expect(widths.length, format).toBeGreaterThan(0);
      for (const [, width] of widths) expect(Number(width), format).toBeGreaterThan(850);
    }
  });
  await test.step('the sheet hangs on the line, within the window', async () => {
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await sheet.boundingBox();
      const line = await sheet.locator('> :first-child').boundingBox();
      expect(Math.abs((line?.x ?? 0) - 0.68 * width), `${width} px`).toBeLessThan(1.5);
      if (width > 1024) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    }
    // On a tablet it hangs in the middle, with both numbers above the links at the foot.
    await page.setViewportSize({ width: 768, height: 1024 });
    const { x = 0, y = 0, width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
    expect(Math.abs(x - (768 - x - width))).toBeLessThan(1.5);
    expect(y + 0.8 * height).toBeLessThan(1024 - 52);
    // On a page as high as Letter nothing falls off.
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 816, height: 1056 });
    const foot = await sheet.getByText(wall.sheet.rules[1] ?? '').boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThan(1056);
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('once the number is forgotten, the sheet shows the client’s own', async () => {
    await page.getByRole('button', { name: nought.forget.button }).click();
    await expect(sheet.getByText(wall.sheet.says)).toBeVisible();
    await expect(sheet.getByText(nought.atRateOf(bookings.client))).toBeHidden();
  });
});

test('home ends on the number that it begins with, as large as its column is wide', async ({
  page,
}) => {
  await page.goto('/');
  const end = page.locator('#enquiry [data-from]');
  for (const written of ['', '7', '12', '1,250', '999,999']) {
    const number = { written, number: Number(written.replace(',', '')) };
    await page.evaluate((it) => {
      if (it.written) sessionStorage.visitorNumber = JSON.stringify({ ...it, comesTo: it.number });
    }, number);
    await page.reload();
    for (const width of [320, 390, 600, 720, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${written || 'nought'} at ${width}`;
      const over = await end.evaluate((it) => it.scrollWidth - it.clientWidth);
      expect(over, where).toBeLessThanOrEqual(0);
      const shown = await end.evaluate((it) => getComputedStyle(it, '::before').content);
      expect(shown, where).toContain(written);
      // On a phone it has about the size of the headline's number.
      const size = await end.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
      if (width < 720) expect(size, where).toBeGreaterThanOrEqual(70);
      // On a desktop the two rows are much higher than a row of the form.
      if (width >= 1440) expect((await end.boundingBox())?.height, where).toBeGreaterThan(200);
    }
  }
});
