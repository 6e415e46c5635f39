import type { Page } from 'playwright/test';
import { overlay } from '../../src/content/contact';
import { frame } from '../../src/content/navigation';
import { site } from '../../src/site/site';
import type { Manner } from '../support/stand-in';
import {
  dismissOf,
  expectAnswer,
  fieldOf,
  fillIn,
  formOf,
  LEAST,
  lineOf,
  openFilled,
  overlayOf,
  postOf,
  submitOf,
  WHOLE,
} from './enquiry';
import { test as deskTest } from './enquiry-desk';
import { expect, test } from './harness';
import { chatLink, topLink } from './parts';

const action = new URL(site.form);
const FAILS = /status (?:400|500)|Failed to load resource|request failed|net::ERR/;
const MINUTE = 60_000;
const PATHS = ['/', '/contact'] as const;

/** Whether the overlay is there a second after the press: on the home page never. */
async function expectShown(page: Page, path: string): Promise<void> {
  await page.clock.runFor(1001);
  await expect(overlayOf(page)).toHaveCount(path === '/contact' ? 1 : 0);
  await expect(lineOf(page)).toHaveCount(1);
}

/** What a service that cannot be read answers, and how the page of a service without one looks. */
const services: readonly (readonly [what: string, manner: Manner])[] = [
  ['default: the address leads nowhere', 'refuse'],
  ['a hosted service', 200],
  ['a hosted service that redirects', 'redirect'],
  ['a hosted service that refuses', 400],
  ['a hosted service that fails', 500],
  ['a hosted service that never answers', 'hang'],
];

for (const path of PATHS) {
  test(`default and hosted service: ${path} posts once, whatever is done and answered, and keeps the page${path === '/' ? ' @full' : ''}`, async ({
    page,
    standIn,
    watch,
  }) => {
    watch.allow(FAILS);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.goto('/about');
    await openFilled(page, WHOLE, path);
    const steps = await page.evaluate(() => history.length);
    // The home page's form is the same: two answers show that it stands where this one does.
    const manners = path === '/' ? services.slice(0, 2) : services;
    for (const [at, [what, manner]] of manners.entries()) {
      await fillIn(page, WHOLE);
      standIn.answerWith(manner);
      await submitOf(page).dblclick();
      await fieldOf(page, 'email').press('Enter');
      await expect.poll(() => posts, what).toHaveLength(at + 1);
      if (manner !== 'refuse') {
        await expect.poll(() => standIn.posts(), what).toHaveLength(at);
        expect(standIn.posts().at(-1), what).toEqual({
          method: 'POST',
          path: action.pathname + action.search,
          host: action.hostname,
          contentType: 'application/x-www-form-urlencoded',
          fields: postOf(WHOLE),
        });
      }
      await expectShown(page, path);
      await page.clock.fastForward(MINUTE);
      await expect(lineOf(page), what).toHaveText('Sent, not confirmed.');
      if (path === '/contact') await dismissOf(page).click();
      await expect(overlayOf(page)).toHaveCount(0);
      await fieldOf(page, 'surname').fill('King');
      await page.clock.fastForward(MINUTE);
      await expect(fieldOf(page, 'surname'), what).toHaveValue('King');
      await expect(fieldOf(page, 'email'), what).toHaveValue(WHOLE.email);
      expect(posts, what).toHaveLength(at + 1);
      await expect(page).toHaveURL(path);
    }
    // Back leads to the page before, not through what the frame has shown.
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
}

test('no network: the page says so, and sends when asked again', async ({
  page,
  context,
  standIn,
  watch,
}) => {
  watch.allow(FAILS);
  await openFilled(page);
  await context.setOffline(true);
  // What the harness leads elsewhere knows no offline.
  standIn.answerWith('refuse');
  await submitOf(page).click();
  await expectShown(page, '/contact');
  await expect(lineOf(page)).toHaveText(`Not received: write to ${site.email}, or send it again.`);
  await context.setOffline(false);
  standIn.answerWith(200);
  await page.clock.fastForward(MINUTE);
  expect(standIn.posts()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(overlayOf(page)).toHaveCount(0);
  await submitOf(page).click();
  await expect.poll(() => standIn.posts().map(({ fields }) => fields)).toEqual([postOf(LEAST)]);
});

for (const path of PATHS) {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`no script: ${path} posts, and the service’s page opens in the same tab${path === '/' ? ' @full' : ''}`, async ({
      page,
      context,
      standIn,
    }) => {
      await page.goto(path);
      await fillIn(page);
      await submitOf(page).click();
      await expect(page.getByText('Received.')).toBeVisible();
      expect(context.pages()).toHaveLength(1);
      expect(standIn.posts().map(({ fields }) => fields)).toEqual([postOf(LEAST)]);
      await page.goBack();
      await expect(fieldOf(page, 'surname')).toHaveValue(LEAST.surname);
    });
  });
}

test('the browser holds back what the desk would refuse @phone-only', async ({ page, standIn }) => {
  await page.goto('/contact');
  await submitOf(page).click();
  await expect(fieldOf(page, 'firstName')).toBeFocused();
  for (const [name, value] of [
    ['email', 'ada at example'],
    ['email', 'ada@gmail'],
    ['surname', '  '],
  ] as const) {
    await fillIn(page, { ...WHOLE, [name]: value });
    await submitOf(page).click();
    await expect(fieldOf(page, name)).toBeFocused();
    expect(
      await formOf(page).evaluate((form) => (form as HTMLFormElement).checkValidity()),
      value,
    ).toBe(false);
  }
  await fieldOf(page, 'companyName').fill('');
  await fieldOf(page, 'companyName').pressSequentially('x'.repeat(205));
  await expect(fieldOf(page, 'companyName')).toHaveValue('x'.repeat(200));
  expect(standIn.posts()).toEqual([]);
  await expect(overlayOf(page)).toHaveCount(0);
});

test('a form that a password manager fills in posts the five fields, no more @full', async ({
  page,
  standIn,
}) => {
  await page.goto('/contact');
  // Without a sign that would wake the page.
  await formOf(page).evaluate((element, values) => {
    for (const [name, value] of Object.entries(values)) {
      const input = (element as HTMLFormElement).elements.namedItem(name);
      (input as HTMLInputElement).value = value;
    }
    (element as HTMLFormElement).requestSubmit();
  }, WHOLE);
  await expect.poll(() => standIn.posts().map(({ fields }) => fields)).toEqual([postOf(WHOLE)]);
});

test('Enquire Now says that the enquiry has gone out, and leads to the form no more', async ({
  page,
}) => {
  await openFilled(page, LEAST, '/');
  const links = page.locator('a[href="#first-name"]');
  await expect(links).toHaveCount(2);
  await submitOf(page).click();
  await expectShown(page, '/');
  await expect(links).toHaveCount(0);
  await expect(page.locator('header')).toContainText(frame.enquired);
});

test.describe('the overlay', () => {
  test('shows a second after the press, fetched by it, with its words; keeps the focus and gives it back', async ({
    page,
    standIn,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openFilled(page);
    expect(fetched.filter((url) => url.includes('/overlay-'))).toEqual([]);
    await submitOf(page).click();
    await expect.poll(() => fetched.filter((url) => url.includes('/overlay-'))).toHaveLength(1);
    await expect.poll(() => standIn.posts().length).toBe(1);
    await expectAnswer(page);
    await expect(overlayOf(page)).toHaveAttribute('data-scope', 'dialog');
    await expect(overlayOf(page).getByRole('heading')).toHaveText('Thank You!');
    await expect(overlayOf(page)).toHaveAccessibleDescription(
      /Your message has been sent successfully. We’ll get back to you soon./,
    );
    await expect(overlayOf(page)).toContainText(overlay.effect);
    await expect(page.locator('main div[inert]')).toHaveCSS('filter', 'blur(3px)');
    await fieldOf(page, 'firstName').evaluate((field) => field.focus());
    await expect(dismissOf(page)).toBeFocused();
    // Past the button lies the browser's own interface, then the button again: never the page behind.
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(
        await page.evaluate(() => document.activeElement?.closest('main, header, footer, nav')),
      ).toBeNull();
    }
    await dismissOf(page).click();
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(submitOf(page)).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('moves out as well as in @full', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    await submitOf(page).click();
    await expect(overlayOf(page)).toHaveCSS('opacity', '1');
    const moves = await dismissOf(page).evaluate((button: HTMLElement) => {
      button.click();
      return document.getElementById('answer')?.getAnimations().length;
    });
    expect(moves).toBeGreaterThan(0);
    await expect(overlayOf(page)).toHaveCount(0);
  });

  for (const comes of [true, false]) {
    test(`goes at Escape, with the focus in it or beside it${comes ? '' : ', when its code does not come'}`, async ({
      page,
      standIn,
    }) => {
      if (!comes) await page.route('**/overlay-*.js', () => {});
      await openFilled(page);
      for (const beside of [false, true]) {
        await submitOf(page).click();
        await page.clock.runFor(1001);
        await expect(dismissOf(page)).toBeFocused();
        if (beside) await page.mouse.click(5, 5);
        await expect(overlayOf(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(overlayOf(page)).toHaveCount(0);
        await expect(submitOf(page)).toBeFocused();
      }
      // A second enquiry after the first was answered is an enquiry of its own.
      await expect.poll(() => standIn.posts().length).toBe(2);
    });
  }

  test('does not show on another page, nor when Back returns from it @full', async ({ page }) => {
    await openFilled(page);
    await submitOf(page).click();
    await page.clock.runFor(500);
    await topLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await page.clock.runFor(2000);
    await expect(overlayOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await page.clock.runFor(2000);
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(fieldOf(page, 'surname')).toHaveValue(LEAST.surname);
  });

  const SIZES = [
    [320, 568],
    [390, 600],
    [390, 844],
    [1280, 720],
    [1440, 900],
  ] as const;
  const LOOKS = ['day', 'night', 'still'] as const;
  const everyLook = SIZES.flatMap((size) => LOOKS.map((look) => ({ size, look })));
  // One look a size. Zoom makes the window smaller, in the pixels of the page.
  const oneLook = everyLook.filter((_, at) => at % 4 === 0);
  for (const [zoom, rounds, tag] of [
    [1, oneLook, ''],
    [2, oneLook, ' @full'],
    [1, everyLook, ', each size @full'],
  ] as const) {
    test(`at ${zoom * 100} % the page does not move and the button is in sight, by day, by night and without motion${tag}`, async ({
      page,
    }) => {
      await openFilled(page);
      const top = () => page.evaluate(() => scrollY);
      for (const { size, look } of rounds) {
        const [width, height] = size;
        const where = `${width} × ${height}, ${look}`;
        await page.setViewportSize({ width: width / zoom, height: height / zoom });
        await page.emulateMedia({
          colorScheme: look === 'night' ? 'dark' : 'light',
          reducedMotion: look === 'still' ? 'reduce' : 'no-preference',
        });
        await submitOf(page).scrollIntoViewIfNeeded();
        const before = await top();
        await submitOf(page).click();
        await page.clock.runFor(1001);
        await expect(dismissOf(page), where).toBeFocused();
        await expect(dismissOf(page), where).toBeInViewport({ ratio: 1 });
        expect(await top(), where).toBe(before);
        await expect(chatLink(page), where).toBeHidden();
        await dismissOf(page).click();
        await expect(overlayOf(page)).toHaveCount(0);
        expect(await top(), where).toBe(before);
        await expect(chatLink(page), where).toBeVisible();
      }
    });
  }
});

/** With the desk, which says what has become of an enquiry; one worker, one build. */
deskTest.describe('the desk', () => {
  deskTest.describe.configure({ mode: 'serial' });

  /** The form filled in by somebody of this name, and what is posted from now on. */
  async function open(page: Page, address: string, surname: string): Promise<string[]> {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.postData() ?? '');
    });
    await openFilled(page, { ...WHOLE, surname }, address);
    return posts;
  }
  /** How many enquiries of this name the inbox holds. */
  const stored = async (page: Page, inbox: string, surname: string) => {
    const staff = await page.context().newPage();
    await staff.goto(inbox);
    await staff.getByRole('button', { name: 'Sign in' }).click();
    await staff.getByRole('heading', { name: 'Enquiries' }).waitFor();
    const count = await staff.getByRole('main').getByRole('link', { name: surname }).count();
    await staff.close();
    return count;
  };
  const TRYING = 'No answer yet: we try again.';
  const NOT = `Not received: write to ${site.email}, or send it again.`;

  for (const path of PATHS) {
    const at = path === '/' ? 'Home' : 'Contact';
    // The form of the home page has the same state: what is left to the run of every page shows no more.
    const tag = path === '/' ? ' @full' : '';

    deskTest(
      `${path}: stored, it says when, and the fields are empty`,
      async ({ page, journey }) => {
        const posts = await open(page, journey.site + path, `Stored${at}`);
        await submitOf(page).dblclick();
        await expect(fieldOf(page, 'email')).toHaveValue('');
        await expectShown(page, path);
        await expect(lineOf(page)).toHaveText(/^Received at \d\d:\d\d\.$/);
        expect(posts).toHaveLength(1);
        expect(await stored(page, journey.inbox, `Stored${at}`)).toBe(1);
        // The form is ready for another.
        if (path === '/contact') await dismissOf(page).click();
        await fillIn(page, { ...WHOLE, surname: `Again${at}` });
        await submitOf(page).click();
        await expect(fieldOf(page, 'email')).toHaveValue('');
        expect(await stored(page, journey.inbox, `Again${at}`)).toBe(1);
      },
    );

    deskTest(
      `${path}: refused, the form says at the field what is wrong, and nothing is posted again${tag}`,
      async ({ page, journey }) => {
        const posts = await open(page, journey.site + path, 'Refused');
        // What browsers take for a letter, and nobody can see.
        await fieldOf(page, 'firstName').fill('\u3164');
        await submitOf(page).click();
        await expect(fieldOf(page, 'firstName')).toBeFocused();
        const message = () =>
          fieldOf(page, 'firstName').evaluate(
            (field) => (field as HTMLInputElement).validationMessage,
          );
        expect(await message()).toContain('look at this field again');
        await expect(lineOf(page)).toHaveText(/^Not sent/);
        await page.clock.fastForward(MINUTE);
        await expect(overlayOf(page)).toHaveCount(0);
        expect(posts).toHaveLength(1);
        await expect(fieldOf(page, 'surname')).toHaveValue('Refused');
        await fieldOf(page, 'firstName').fill('Ada');
        expect(await message()).toBe('');
      },
    );

    deskTest(
      `${path}: lost for less than a minute, what was on the form at the press is stored, once${tag}`,
      async ({ page, context, journey, watch }) => {
        watch.allow(FAILS);
        const posts = await open(page, journey.site + path, `Lost${at}`);
        await context.setOffline(true);
        await submitOf(page).click();
        await expectShown(page, path);
        await expect(lineOf(page)).toHaveText(TRYING);
        const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
        await page.clock.fastForward(5000);
        await failed;
        expect(posts).toHaveLength(2);
        await context.setOffline(false);
        await page.clock.fastForward(10_000);
        await expect(lineOf(page)).toHaveText(/^Received at/);
        await page.clock.fastForward(MINUTE);
        expect(posts).toHaveLength(3);
        expect(new Set(posts).size).toBe(1);
        expect(await stored(page, journey.inbox, `Lost${at}`)).toBe(1);
      },
    );

    deskTest(
      `${path}: typing ends the retries, and a new press sends what is there then`,
      async ({ page, context, journey, watch }) => {
        watch.allow(FAILS);
        const posts = await open(page, journey.site + path, 'Before');
        await context.setOffline(true);
        await submitOf(page).click();
        await expectShown(page, path);
        await expect(lineOf(page)).toHaveText(TRYING);
        if (path === '/contact') {
          await dismissOf(page).click();
          await expect(overlayOf(page)).toHaveCount(0);
        }
        await fieldOf(page, 'surname').fill('Half a na');
        await expect(lineOf(page)).toHaveText(NOT);
        await context.setOffline(false);
        await page.clock.fastForward(MINUTE);
        expect(posts).toHaveLength(1);
        await expect(overlayOf(page)).toHaveCount(0);
        await fieldOf(page, 'surname').fill(`After${at}`);
        await submitOf(page).click();
        await expect(fieldOf(page, 'surname')).toHaveValue('');
        expect(await stored(page, journey.inbox, `After${at}`)).toBe(1);
        expect(await stored(page, journey.inbox, 'Half a na')).toBe(0);
      },
    );

    // The form of the home page has the same state: these rows show that it reads it.
    if (path === '/') continue;

    deskTest(
      `${path}: lost for longer, three more posts and never again`,
      async ({ page, context, journey, watch }) => {
        watch.allow(FAILS);
        const posts = await open(page, journey.site + path, 'Never');
        await context.setOffline(true);
        await submitOf(page).click();
        await expectShown(page, path);
        for (const [at, pause] of [5000, 10_000, 25_000].entries()) {
          await expect(lineOf(page)).toHaveText(TRYING);
          await page.clock.fastForward(pause);
          await expect.poll(() => posts).toHaveLength(at + 2);
        }
        await expect(lineOf(page)).toHaveText(NOT);
        await context.setOffline(false);
        await page.clock.fastForward(10 * MINUTE);
        expect(posts).toHaveLength(4);
        await expect(fieldOf(page, 'surname')).toHaveValue('Never');
      },
    );
  }

  deskTest(
    'a field that only programs fill in is not reached by Tab, and keeps the enquiry out',
    async ({ page, journey }) => {
      await open(page, `${journey.site}/contact`, 'Machine');
      const trap = formOf(page).locator('[name=website]');
      await fieldOf(page, 'contactNumber').press('Tab');
      await expect(submitOf(page)).toBeFocused();
      await trap.evaluate((field: HTMLInputElement) => {
        field.value = 'https://spam.example';
      });
      await submitOf(page).click();
      await expectShown(page, '/contact');
      await expect(lineOf(page)).toHaveText(TRYING);
      expect(await stored(page, journey.inbox, 'Machine')).toBe(0);
    },
  );

  deskTest(
    'an answer that comes late empties no field that has changed since',
    async ({ page, journey }) => {
      let letGo = () => {};
      const held = new Promise<void>((done) => {
        letGo = done;
      });
      await page.route(`${journey.desk}/enquiry`, async (route) => {
        await held;
        await route.continue();
      });
      await open(page, `${journey.site}/contact`, 'Late');
      await submitOf(page).click();
      await expectShown(page, '/contact');
      await expect(lineOf(page)).toHaveText('No answer yet.');
      await dismissOf(page).click();
      await expect(overlayOf(page)).toHaveCount(0);
      await fieldOf(page, 'surname').fill('Later');
      letGo();
      await expect(lineOf(page)).toHaveText(/^Received at/);
      await expect(fieldOf(page, 'surname')).toHaveValue('Later');
      await expect(fieldOf(page, 'email')).toHaveValue('');
      await expect(overlayOf(page)).toHaveCount(0);
    },
  );

  deskTest(
    'leaving ends the retries, and Back brings the form as it was',
    async ({ page, journey, watch }) => {
      watch.allow(FAILS);
      const posts = await open(page, `${journey.site}/contact`, 'Left');
      await page.route(`${journey.desk}/enquiry`, (route) => route.abort('connectionrefused'));
      await submitOf(page).click();
      await expectShown(page, '/contact');
      await expect(lineOf(page)).toHaveText(TRYING);
      await dismissOf(page).click();
      await topLink(page, 'About').click();
      await expect(page).toHaveURL(/about/);
      await page.goBack();
      await expect(page).toHaveURL(/contact/);
      await page.clock.fastForward(MINUTE);
      await expect(fieldOf(page, 'surname')).toHaveValue('Left');
      expect(posts).toHaveLength(1);
    },
  );
});
