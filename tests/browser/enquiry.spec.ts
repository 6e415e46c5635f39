import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page, Request } from 'playwright/test';
import { sentences } from '../../src/content/enquiry-sentences';
import { navigation } from '../../src/content/navigation';
import { nought } from '../../src/content/nought';
import { overlay } from '../../src/content/overlay-words';
import { wall } from '../../src/content/wall';
import { phoneHref, phoneShown } from '../../src/site/contact-links';
import { site } from '../../src/site/site';
import { colours } from '../../src/theme/colours';
import { slowness } from '../../tools/slowness.ts';
import { startProgram } from '../support/start-program';
import {
  dismiss,
  dismissOf,
  expectAnswer,
  fieldOf,
  fillIn,
  formOf,
  LEAST,
  openFilled,
  overlayOf,
  passFrames,
  postOf,
  sentenceOf,
  submitOf,
  UNKNOWN,
  WHOLE,
} from './enquiry';
import { expect, findings, hold, test } from './harness';
import { rgb } from './layout';
import { chatLink, requestsOf, topLink, withNumber } from './parts';

const action = new URL(site.form);
const FAILURES = /status (?:400|422|500)|Failed to load resource|request failed|net::ERR/;
const MINUTE = 60_000;
const TURNED_AWAY = `Turned away on its way: write to ${site.email}.`;
const NOT_RECEIVED = `Not received: write to ${site.email}, or send it again.`;

/** Expects the outcome in words a second after the press, and on /contact the overlay. */
async function expectShown(page: Page, path = '/contact'): Promise<void> {
  await page.clock.runFor(1001);
  await expect(overlayOf(page)).toHaveCount(path === '/contact' ? 1 : 0);
  await expect(sentenceOf(page)).toBeInViewport({ ratio: 1 });
}

const isPost = (request: Request) => request.method() === 'POST';
/** The paths that the page posts to from now on. */
const postsOf = (page: Page) => requestsOf(page, isPost);

/** The ways in which a hosted service answers; a page can read none of these answers. */
const BEHAVIOURS = ['refuse', 200, 'redirect', 500, 'hang'] as const;

test('an empty form says under each field, in the browser’s words, what is wrong with it', async ({
  page,
}) => {
  await page.goto('/');
  await submitOf(page).click();
  const wrong = formOf(page).locator('[data-wrong]:not([data-wrong=""])');
  await expect(wrong).toHaveCount(Object.keys(LEAST).length);
  await expect(fieldOf(page, 'firstName')).toBeFocused();
  // The browser’s bubble would cover the next label.
  const isHeld = () =>
    fieldOf(page, 'surname').evaluate(
      (field) => !field.dispatchEvent(new Event('invalid', { cancelable: true })),
    );
  expect(await isHeld()).toBe(true);
  const words = wrong.first().evaluate((it) => getComputedStyle(it, '::after').content);
  expect(await words).toMatch(/^"\w.*"$/);
  await fillIn(page);
  await submitOf(page).focus();
  await expect(wrong).toHaveCount(0);
});

test('/contact posts once to a hosted service and keeps the page', async ({
  page,
  context,
  standIn,
  watch,
}) => {
  watch.allow(FAILURES);
  const posts = postsOf(page);
  await page.goto('/about');
  await openFilled(page, WHOLE);
  const steps = await page.evaluate(() => history.length);
  for (const [at, behaviour] of BEHAVIOURS.entries()) {
    const what = `a service, ${behaviour}`;
    await fillIn(page, WHOLE);
    standIn.answerWith(behaviour);
    await submitOf(page).dblclick();
    await fieldOf(page, 'email').press('Enter');
    await expect.poll(() => posts, what).toHaveLength(at + 1);
    if (behaviour !== 'refuse') {
      await expect.poll(() => standIn.posts(), what).toHaveLength(at);
      expect(standIn.posts().at(-1), what).toEqual({
        method: 'POST',
        path: action.pathname + action.search,
        host: action.hostname,
        contentType: 'application/x-www-form-urlencoded',
        fields: postOf(WHOLE),
      });
    }
    await expectShown(page);
    await page.clock.fastForward(MINUTE);
    await expect(sentenceOf(page), what).toHaveText(UNKNOWN);
    await dismiss(page);
    await expect(sentenceOf(page), what).toHaveText(/^On its way\. If you hear nothing/);
    await fieldOf(page, 'surname').fill('King');
    await page.clock.fastForward(MINUTE);
    await expect(fieldOf(page, 'surname'), what).toHaveValue('King');
    await expect(fieldOf(page, 'email'), what).toHaveValue(WHOLE.email);
    expect(posts, what).toHaveLength(at + 1);
    await expect(page).toHaveURL('/contact');
  }

  const received = standIn.posts().length;
  await context.setOffline(true);
  // Requests that the harness redirects ignore the browser's offline mode.
  standIn.answerWith('refuse');
  await submitOf(page).click();
  await expectShown(page);
  await expect(sentenceOf(page)).toHaveText(NOT_RECEIVED);
  await context.setOffline(false);
  standIn.answerWith(200);
  await page.clock.fastForward(MINUTE);
  expect(standIn.posts()).toHaveLength(received);
  await page.keyboard.press('Escape');
  await expect(overlayOf(page)).toHaveCount(0);
  await submitOf(page).click();
  await expect.poll(() => standIn.posts()).toHaveLength(received + 1);

  // Back leads to the previous page; the frame's pages are not in the history.
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, and the service’s page opens in the same tab', async ({
    page,
    context,
    standIn,
  }) => {
    await page.goto('/contact');
    await fillIn(page);
    await submitOf(page).click();
    await expect(page.getByText('Received.')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    expect(standIn.posts().map(({ fields }) => fields)).toEqual([postOf(LEAST)]);
  });
});

test('an enquiry is sent, answered and dismissed with a finger @phone-only', async ({
  page,
  standIn,
}) => {
  await openFilled(page, { firstName: '' });
  await submitOf(page).tap();
  await expect(fieldOf(page, 'firstName')).toBeFocused();
  for (const [name, value] of [
    ['email', 'ada at example'],
    ['email', 'ada@gmail'],
    ['surname', '  '],
  ] as const) {
    await fillIn(page, { ...WHOLE, [name]: value });
    await submitOf(page).tap();
    await expect(fieldOf(page, name)).toBeFocused();
    await expect(formOf(page).and(page.locator(':invalid')), value).toHaveCount(1);
    // The browser's validation message closes as well.
    await expect(fieldOf(page, name)).toHaveAttribute('title', /./);
  }
  await fieldOf(page, 'companyName').fill('');
  await fieldOf(page, 'companyName').pressSequentially('x'.repeat(205));
  await expect(fieldOf(page, 'companyName')).toHaveValue('x'.repeat(200));
  expect(standIn.posts()).toEqual([]);
  await expect(overlayOf(page)).toHaveCount(0);

  await fillIn(page, LEAST);
  await submitOf(page).tap();
  await expectAnswer(page);
  await expect(dismissOf(page)).toBeFocused();
  await expect(dismissOf(page)).toBeInViewport({ ratio: 1 });
  // Axe waits for time to pass.
  await page.clock.resume();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    expect(await findings(page), colorScheme).toEqual([]);
  }
  await dismissOf(page).tap();
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(fieldOf(page, 'firstName')).toHaveValue(LEAST.firstName);
});

test('the overlay shows a second after the press, with its words, and returns the focus', async ({
  page,
  standIn,
}) => {
  const fetched = requestsOf(page, (request) => request.url().includes('/overlay-'));
  await openFilled(page);
  // Focusing a field fetches the overlay's code, before it is needed.
  await expect.poll(() => fetched).toHaveLength(1);
  await submitOf(page).click();
  await expect.poll(() => standIn.posts().length).toBe(1);
  await expectAnswer(page);
  await expect(overlayOf(page).getByRole('heading')).toHaveText('Thank You!');
  await expect(overlayOf(page)).toHaveAccessibleDescription(
    /^Your message has been sent successfully. We’ll get back to you soon. /,
  );
  await expect(overlayOf(page)).toContainText(overlay.effect);
  await expect(page.locator('main [data-blurred]')).toHaveCSS('filter', 'blur(8px) opacity(0.35)');
  await fieldOf(page, 'firstName').evaluate((field) => field.focus());
  await expect(dismissOf(page)).toBeFocused();
  // Tab goes from the button to the browser's own controls and back, never to the page behind.
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    // The dialog stands in `main`, of which the role is implied, and so null here.
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('[role=dialog], main, header, footer, nav')?.role,
      ),
    ).not.toBe(null);
  }
  await dismiss(page);
  await expect(submitOf(page)).toBeFocused();
  await expect(page.locator('[inert], main[aria-hidden], [data-blurred]')).toHaveCount(0);
  // A second enquiry is stored separately once the first was answered.
  await expectEscapeCloses(page);
  await expect.poll(() => standIn.posts().length).toBe(3);
});

test('without the overlay’s code the sentence under the form says what is known', async ({
  page,
  watch,
}) => {
  watch.allow(FAILURES);
  await page.route('**/overlay-*.js', (route) => route.abort('connectionrefused'));
  await openFilled(page);
  await submitOf(page).click();
  await page.clock.runFor(1001);
  await expect(sentenceOf(page)).toHaveText(`On its way. ${UNKNOWN}`);
  await expect(sentenceOf(page)).toBeInViewport({ ratio: 1 });
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(fieldOf(page, 'email')).toBeEditable();
});

test('without overlay and network the sentence stands at the button, marked, with our address as a link', async ({
  page,
  context,
  standIn,
  watch,
}) => {
  watch.allow(FAILURES);
  await page.route('**/overlay-*.js', (route) => route.abort('connectionrefused'));
  for (const path of ['/', '/contact']) {
    await openFilled(page, LEAST, path);
    const line = page.locator('main waku-island [role=status]');
    // Nothing is marked while there is nothing to say.
    await expect(line).toHaveCSS('border-left-width', '0px');
    await context.setOffline(true);
    standIn.answerWith('refuse');
    await submitOf(page).click();
    await page.clock.runFor(1001);
    await expect(sentenceOf(page)).toHaveText(NOT_RECEIVED);
    // On the oxblood of home the line's own colour would be too faint.
    const mark = path === '/' ? colours.pale : colours.line;
    await expect(sentenceOf(page)).toHaveCSS('border-left', `3px solid ${rgb(mark.day)}`);
    await expect(sentenceOf(page).getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    );
    const [button, sentence] = [
      await submitOf(page).boundingBox(),
      await sentenceOf(page).boundingBox(),
    ];
    const gap = (sentence?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
    expect(gap, path).toBeGreaterThan(0);
    expect(gap, path).toBeLessThan(24);
    await context.setOffline(false);
    standIn.answerWith(200);
  }
});

test('an overlay whose code comes late opens when it has come', async ({ page }) => {
  const letGo = await hold(page, '**/overlay-*.js');
  await page.goto('/contact');
  await fillIn(page);
  await submitOf(page).click();
  await expect(sentenceOf(page)).toHaveText(/^On its way/);
  letGo();
  await dismissOf(page).click();
  await expect(overlayOf(page)).toHaveCount(0);
});

/** Sends the form twice; expects that Escape closes the overlay, wherever the focus is. */
async function expectEscapeCloses(page: Page): Promise<void> {
  for (const beside of [false, true]) {
    await submitOf(page).click();
    await page.clock.runFor(1001);
    await passFrames(page);
    await expect(dismissOf(page)).toBeFocused();
    if (beside) await page.mouse.click(5, 5);
    await expect(overlayOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlayOf(page)).toHaveCount(0);
    await passFrames(page);
    await expect(submitOf(page)).toBeFocused();
  }
}

test('the answer stands where the form was, and goes with it', async ({ page }) => {
  await withNumber(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFilled(page);
  // A number that was given on the home page pushes no button off the first screen.
  await expect(submitOf(page)).toBeInViewport({ ratio: 1 });
  await formOf(page).getByRole('checkbox').check();
  await submitOf(page).click();
  await page.clock.runFor(1001);
  await passFrames(page);
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const [answer, form, lead] = await Promise.all([
    boxOf(overlayOf(page)),
    boxOf(formOf(page)),
    page.locator('main p').first().boundingBox(),
  ]);
  expect([answer.x, answer.width]).toEqual([form.x, form.width]);
  expect(answer.y).toBeGreaterThan((lead?.y ?? 0) + (lead?.height ?? 0));
  // No outcome is known of a form service on another host, yet the number was sent.
  const count = overlayOf(page).locator('[data-word]');
  await expect(count).toBeVisible();
  expect(await count.evaluate((it) => getComputedStyle(it, '::after').content)).toContain('1,250');
  await expect(overlayOf(page).getByRole('link', { name: wall.link })).toBeVisible();
  await expect(overlayOf(page).locator('del')).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(overlayOf(page)).not.toBeInViewport();
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`on home at ${width} px the answer takes the place of the button, and leads back to the form`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openFilled(page, LEAST, '/');
    await submitOf(page).scrollIntoViewIfNeeded();
    const high = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await high();
    await submitOf(page).click();
    await page.clock.runFor(1001);
    await expect(sentenceOf(page)).toHaveText(`On its way. ${UNKNOWN}`);
    await expect(submitOf(page)).toBeHidden();
    // What stands under the form stays where it is.
    expect(Math.abs((await high()) - before)).toBeLessThanOrEqual(1);
    const [email, sentence] = [
      await fieldOf(page, 'email').boundingBox(),
      await sentenceOf(page).boundingBox(),
    ];
    expect(sentence?.y).toBeGreaterThan((email?.y ?? 0) + (email?.height ?? 0));
    const back = page.getByRole('button', { name: sentences.back });
    await expect(back).toBeFocused();
    const phone = sentenceOf(page).getByRole('link', { name: phoneShown(site.phone) });
    await expect(phone).toHaveAttribute('href', phoneHref());
    await page.keyboard.press('Enter');
    await expect(back).toHaveCount(0);
    await expect(submitOf(page)).toBeFocused();
    // What was sent to a service that tells nothing is kept, and so is the answer.
    await expect(fieldOf(page, 'email')).toHaveValue(LEAST.email);
    await expect(sentenceOf(page)).toHaveText(/^On its way/);
    await submitOf(page).click();
    await page.clock.runFor(1001);
    await expect(submitOf(page)).toBeHidden();
    await fieldOf(page, 'surname').fill('King');
    await expect(submitOf(page)).toBeVisible();
  });

test('on home a late answer leaves the focus where the visitor has moved it', async ({
  page,
  standIn,
}) => {
  await openFilled(page, LEAST, '/');
  standIn.answerWith('hang');
  await submitOf(page).click();
  await page.clock.runFor(1001);
  await expect(sentenceOf(page)).toHaveText(sentences.waiting);
  await expect(submitOf(page)).toBeVisible();
  const privacy = page.locator('footer').getByRole('link', { name: 'Privacy' });
  await privacy.focus();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('button', { name: sentences.back })).toBeVisible();
  await expect(submitOf(page)).toBeHidden();
  await expect(privacy).toBeFocused();
});

test('the row that offers to send the visitor’s number moves no button', async ({ page }) => {
  await withNumber(page);
  for (const path of ['/', '/contact']) {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      /** How far the button stands below the form's top, in pixels. */
      const place = () =>
        formOf(page).evaluate((form) => {
          const topOf = (it: Element | null) => it?.getBoundingClientRect().top ?? 0;
          return topOf(form.querySelector('[type=submit]')) - topOf(form);
        });
      const before = await place();
      await fieldOf(page, 'firstName').focus();
      await expect(formOf(page).getByRole('checkbox')).toBeVisible();
      expect(await place(), `${path} at ${width}`).toBeCloseTo(before, 0);
    }
  }
});

test('under the overlay the page does not move, and the overlay’s button is in sight', async ({
  page,
}) => {
  await openFilled(page);
  const top = () => page.evaluate(() => scrollY);
  for (const [width, height, look] of [
    [320, 568, 'day'],
    [390, 600, 'night'],
    [1280, 720, 'still'],
    // 1280 px at 200 %.
    [640, 360, 'day'],
  ] as const) {
    const where = `${width} × ${height}, ${look}`;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({
      colorScheme: look === 'night' ? 'dark' : 'light',
      reducedMotion: look === 'still' ? 'reduce' : 'no-preference',
    });
    await submitOf(page).scrollIntoViewIfNeeded();
    const before = await top();
    await submitOf(page).click();
    await page.clock.runFor(1001);
    await passFrames(page);
    await expect(dismissOf(page), where).toBeFocused();
    await expect(dismissOf(page), where).toBeInViewport({ ratio: 1 });
    expect(await top(), where).toBe(before);
    await expect(chatLink(page), where).toBeHidden();
    // The focus goes round; pressed by key, since a test's mouse would scroll the page first.
    for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Shift+Tab']) await page.keyboard.press(key);
    await expect(dismissOf(page), where).toBeFocused();
    expect(await top(), where).toBe(before);
    await page.keyboard.press('Enter');
    await expect(overlayOf(page), where).toHaveCount(0);
    await passFrames(page);
    expect(await top(), where).toBe(before);
    await expect(chatLink(page), where).toBeVisible();
  }
});

/** The addresses of site and desk that `npm start` prints. */
const SAID = /Noughtline is served at (?<site>\S+)\nThe desk is served at (?<desk>\S+)\n/;

type Journey = Readonly<Record<'site' | 'desk' | 'token', string>>;

const deskTest = test.extend<object, { journey: Journey }>({
  journey: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'desk-'));
      const { match, end } = await startProgram(['tools/start.ts'], SAID, {
        env: { NOUGHTLINE_DESK_DATA: data, NOUGHTLINE_FORM: '' },
      });
      const { site = '', desk = '' } = match.groups ?? {};
      const token = readFileSync(join(data, 'token'), 'utf8').trim();
      await use({ site, desk, token });
      await end();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 * slowness },
  ],
});

/** Tests with the desk, which says what became of an enquiry: in one worker, on one build. */
deskTest.describe('the desk', () => {
  deskTest.describe.configure({ mode: 'serial' });

  /** How many enquiries of each name the inbox holds. */
  async function stored(page: Page, { desk, token }: Journey, surnames: readonly string[]) {
    const staff = await page.context().newPage();
    await staff.goto(`${desk}/inbox`);
    await staff.getByLabel('Token').fill(token);
    await staff.getByRole('button', { name: 'Sign in' }).click();
    await staff.getByRole('heading', { name: 'Enquiries' }).waitFor();
    const links = staff.getByRole('main').getByRole('link');
    const counts = await Promise.all(
      surnames.map((name) => links.filter({ hasText: name }).count()),
    );
    await staff.close();
    return counts;
  }
  const TRYING = 'No answer yet: we try again.';
  const RECEIVED = /^Received at \d\d:\d\d\.$/;
  /** Fills every field, visible or hidden, as autofill and password managers do. */
  const fillAll = (page: Page) =>
    formOf(page).evaluate((form: HTMLFormElement) => {
      for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')) {
        field.value ||= field.type === 'email' ? 'ada@example.com' : 'https://ada.example';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });

  /** Expects that the page says “Received”, and that the form looks untouched. */
  async function expectStored(page: Page, path: string): Promise<void> {
    for (const name of ['firstName', 'surname', 'email'] as const)
      await expect(fieldOf(page, name)).toHaveValue('');
    await expectShown(page, path);
    await expect(sentenceOf(page)).toHaveText(RECEIVED);
    if (path === '/contact') {
      await expect(overlayOf(page).locator('[data-word]')).toBeVisible();
      await dismiss(page);
      await expect(sentenceOf(page)).toHaveText(RECEIVED);
    }
    await expect(page.locator(':user-invalid')).toHaveCount(0);
  }

  for (const [path, surnames] of [
    ['/', ['MouseHome', 'KeysHome', 'ManagerHome']],
    ['/contact', ['MouseContact', 'KeysContact', 'ManagerContact']],
  ] as const) {
    deskTest(
      `${path}: an enquiry by mouse, by keyboard or by a password manager is stored; the page says when, and no field looks refused`,
      async ({ page, journey, watch }) => {
        watch.allow(FAILURES);
        const posts = postsOf(page);
        await openFilled(page, {}, journey.site + path);
        for (const [at, surname] of surnames.entries())
          await deskTest.step(surname, async () => {
            for (const [name, value] of Object.entries({ ...WHOLE, surname }))
              await fieldOf(page, name as keyof typeof WHOLE).pressSequentially(value);
            if (surname.startsWith('Manager')) await fillAll(page);
            if (surname.startsWith('Keys')) await fieldOf(page, 'contactNumber').press('Enter');
            else await submitOf(page).dblclick();
            await expectStored(page, path);
            expect(posts).toHaveLength(at + 1);
          });
        // After an enquiry the visitor can also book a call.
        await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
        const book = page.locator('header').getByRole('link', { name: navigation.enquire });
        await expect(book).toBeVisible();
        await expect(book).toHaveAttribute('href', `${journey.desk}/consultation`);
        expect(await stored(page, journey, surnames)).toEqual([1, 1, 1]);
      },
    );
  }

  deskTest(
    '/contact: the answer leads to the sheet of a visitor’s number',
    async ({ page, journey }) => {
      const sheet = overlayOf(page).getByRole('link', { name: wall.link });
      await openFilled(page, { ...WHOLE, surname: 'No number' }, `${journey.site}/contact`);
      await submitOf(page).click();
      await expectShown(page, '/contact');
      await expect(sentenceOf(page)).toHaveText(RECEIVED);
      await expect(sheet).toHaveCount(0);
      await page.goto(journey.site);
      await page.getByRole('textbox', { name: nought.label }).fill('12');
      await page.goto(`${journey.site}/contact`);
      await fillIn(page, { ...WHOLE, surname: 'Twelve' });
      await submitOf(page).click();
      await expectShown(page, '/contact');
      await expect(overlayOf(page).locator('[data-word]')).toHaveAttribute(
        'data-from',
        overlay.from,
      );
      await sheet.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wall.hero.headline);
    },
  );

  for (const status of [400, 422, 500]) {
    deskTest(
      `/contact: an enquiry that a proxy answers with ${status} is said to be turned away, and not posted again`,
      async ({ page, journey, watch }) => {
        watch.allow(FAILURES);
        const posts = postsOf(page);
        await openFilled(page, { ...WHOLE, surname: 'Turned' }, `${journey.site}/contact`);
        await page.route(`${journey.desk}/enquiry`, (route) =>
          route.fulfill({ status, contentType: 'text/plain', body: 'No.' }),
        );
        await submitOf(page).click();
        await expectShown(page);
        await expect(sentenceOf(page)).toHaveText(TURNED_AWAY);
        await expect(overlayOf(page).locator('[data-word]')).toHaveCount(0);
        // One box never says both: what is not so is struck out, and the news is larger.
        const struck = overlayOf(page).locator('del');
        await expect(struck).toHaveText([overlay.title, overlay.text]);
        await passFrames(page);
        await expect(dismissOf(page)).toBeFocused();
        const sizes = await overlayOf(page)
          .locator('del, [role=status]')
          .evaluateAll((all) => all.map((it) => Number.parseFloat(getComputedStyle(it).fontSize)));
        const news = sizes.pop() ?? 0;
        expect(news).toBeGreaterThan(1.2 * Math.max(...sizes));
        await page.clock.fastForward(MINUTE);
        await dismiss(page);
        await expect(sentenceOf(page)).toHaveText(TURNED_AWAY);
        expect(posts).toHaveLength(1);
        await expect(fieldOf(page, 'surname')).toHaveValue('Turned');
      },
    );
  }

  deskTest(
    '/contact: an enquiry that the desk has is said to be received, though its answer cannot be read',
    async ({ page, journey, watch }) => {
      watch.allow(FAILURES);
      await openFilled(page, { ...WHOLE, surname: 'Blocked' }, `${journey.site}/contact`);
      // An extension blocks the page that the frame is redirected to.
      await page.route('**/enquiry/stored', (route) => route.abort('blockedbyclient'));
      await submitOf(page).click();
      await expectShown(page);
      await expect(sentenceOf(page)).toHaveText(RECEIVED);
      await dismiss(page);
      expect(await stored(page, journey, ['Blocked'])).toEqual([1]);
    },
  );

  deskTest('/: typing ends the retries', async ({ page, context, journey, watch }) => {
    watch.allow(FAILURES);
    const posts = postsOf(page);
    await openFilled(page, { ...WHOLE, surname: 'Before' }, journey.site);
    await context.setOffline(true);
    await submitOf(page).click();
    await expectShown(page, '/');
    await expect(sentenceOf(page)).toHaveText(TRYING);
    await fieldOf(page, 'surname').fill('Half a na');
    await expect(sentenceOf(page)).toHaveText(NOT_RECEIVED);
    await context.setOffline(false);
    await page.clock.fastForward(MINUTE);
    expect(posts).toHaveLength(1);
    expect(await stored(page, journey, ['Before'])).toEqual([0]);
  });

  deskTest(
    'what is typed on /contact outlives a late answer, a refusal and leaving the page',
    async ({ page, journey, watch }) => {
      watch.allow(FAILURES);
      const posts = postsOf(page);
      const letGo = await hold(page, `${journey.desk}/enquiry`);
      await test.step('a late answer empties no field that has changed since', async () => {
        await openFilled(page, { ...WHOLE, surname: 'Early' }, `${journey.site}/contact`);
        await submitOf(page).click();
        await expectShown(page);
        await expect(sentenceOf(page)).toHaveText('No answer yet.');
        await dismiss(page);
        // While the service hangs the sentence is never empty.
        await expect(sentenceOf(page)).toHaveText('No answer yet.');
        await fieldOf(page, 'surname').fill('Later');
        letGo();
        await expect(sentenceOf(page)).toHaveText(RECEIVED);
        await expect(fieldOf(page, 'surname')).toHaveValue('Later');
        await expect(fieldOf(page, 'email')).toHaveValue('');
        await expect(overlayOf(page)).toHaveCount(0);
      });
      await test.step('a refusal is said at the field', async () => {
        await fillIn(page, { ...WHOLE, surname: 'Again' });
        // An invisible character, which browsers accept as a value.
        const name = fieldOf(page, 'firstName');
        await name.fill('\u3164');
        await submitOf(page).click();
        await expect(name).toBeFocused();
        const message = () =>
          name.evaluate((field) => (field as HTMLInputElement).validationMessage);
        await expect.poll(message).toContain('look at this field again');
        await expect(sentenceOf(page)).toHaveText(/^Not sent/);
        await page.clock.fastForward(MINUTE);
        await expect(overlayOf(page)).toHaveCount(0);
        expect(posts).toHaveLength(2);
        await expect(fieldOf(page, 'surname')).toHaveValue('Again');
        await name.fill('Ada');
        expect(await message()).toBe('');

        expect(await stored(page, journey, ['Early', 'Again'])).toEqual([1, 0]);
      });
      await test.step('leaving ends the retries, and Back brings the form as it was', async () => {
        await page.route(`${journey.desk}/enquiry`, (route) => route.abort('connectionrefused'));
        await submitOf(page).click();
        await expect.poll(() => posts).toHaveLength(3);
        await page.clock.runFor(500);
        await topLink(page, 'About').click();
        await expect(page).toHaveURL(/about/);
        await page.clock.runFor(2000);
        await expect(overlayOf(page)).toHaveCount(0);
        await page.goBack();
        await expect(page).toHaveURL(/contact/);
        await page.clock.fastForward(MINUTE);
        await expect(overlayOf(page)).toHaveCount(0);
        await expect(fieldOf(page, 'surname')).toHaveValue('Again');
        expect(posts).toHaveLength(3);
      });
    },
  );

  deskTest(
    'an enquiry lost for less than a minute is stored once, though the overlay was closed; one lost for longer is posted three more times',
    async ({ page, context, journey, watch }) => {
      watch.allow(FAILURES);
      const posts = postsOf(page);
      /** Sends the form without a network. */
      const lose = async () => {
        await context.setOffline(true);
        await submitOf(page).click();
        await expectShown(page);
        await expect(sentenceOf(page)).toHaveText(TRYING);
      };
      /** Moves the clock until so many posts were made: a lost one is noticed a moment late. */
      const passes = async (pause: number, count: number) => {
        const from = await page.evaluate(() => Date.now());
        const posted = async () => {
          await page.clock.fastForward(pause / 5);
          return posts;
        };
        await expect.poll(posted, { intervals: [200] }).toHaveLength(count);
        expect((await page.evaluate(() => Date.now())) - from).toBeLessThan(2 * pause);
      };
      await openFilled(page, { ...WHOLE, surname: 'Lost' }, `${journey.site}/contact`);
      await lose();
      // Without a confirmation the page does not say “Received”.
      await expect(overlayOf(page).locator('[data-word]')).toHaveCount(0);
      await dismiss(page);
      await expect(sentenceOf(page)).toHaveText(TRYING);
      const failed = page.waitForEvent('requestfailed', isPost);
      await passes(5000, 2);
      await failed;
      await context.setOffline(false);
      await passes(10_000, 3);
      await expect(sentenceOf(page)).toHaveText(RECEIVED);
      await page.clock.fastForward(MINUTE);
      expect(posts).toHaveLength(3);

      await fillIn(page, WHOLE);
      await fieldOf(page, 'surname').fill('After');
      await lose();
      for (const [at, pause] of [5000, 10_000, 25_000].entries()) {
        const lost = page.waitForEvent('requestfailed', isPost);
        await passes(pause, at + 5);
        await lost;
      }
      await expect(sentenceOf(page)).toHaveText(NOT_RECEIVED);
      await context.setOffline(false);
      await page.clock.fastForward(10 * MINUTE);
      expect(posts).toHaveLength(7);
      await dismiss(page);
      await submitOf(page).click();
      await expect(fieldOf(page, 'surname')).toHaveValue('');
      expect(await stored(page, journey, ['Lost', 'After'])).toEqual([1, 1]);
    },
  );
});
