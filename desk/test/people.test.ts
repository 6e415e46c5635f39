import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchFirefox } from '../../tests/engines/firefox.ts';
import type { Host } from '../../tests/engines/host.ts';
import type { Browser, LaunchOptions } from '../../tests/engines/tab.ts';
import { eventually, type Visitor, visitorOf } from '../../tests/engines/visitor.ts';
import { launchWebKit } from '../../tests/engines/webkit.ts';
import { launchChromium } from './chromium.ts';
import { after, desk, enquiry } from './desk.ts';

/*
 * What people do with the desk, in every engine: they open, read, press and type. Nothing here sets
 * a header.
 */

const TOKEN = 'a-token-of-at-least-thirty-two-characters';

/** A page of another origin: to browsers `localhost` and the loopback address are two sites. */
async function pageElsewhere(body: () => string): Promise<string> {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html').end(`<!doctype html>${body()}`);
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  after(() => server.close());
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : 0}/`;
}

type Launch = (options: LaunchOptions) => Promise<Browser>;

/**
 * The desk serves no scripts, so with and without them differ in the browser alone. Chromium does
 * everything both ways; the others, which take longer to start, one way each.
 */
const browsers: readonly [string, Launch, number, boolean][] = [
  ['chromium', launchChromium, 1440, true],
  ['chromium', launchChromium, 320, false],
  ['firefox', launchFirefox, 1440, true],
  ['webkit', launchWebKit, 320, false],
];
const installed: readonly string[] = ['chromium', ...inject('engines')];

for (const [engine, launch, width, script] of browsers.filter(([name]) =>
  installed.includes(name),
)) {
  describe(`${engine}, ${width} px, ${script ? 'with' : 'without'} script`, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch({ script });
      await browser.tab.resize(width, 900);
    }, 300_000);
    // What did not start has said so.
    afterAll(() => browser?.close());
    afterEach(() => browser.tab.problems());

    /** Somebody at a desk, whose token is set. */
    const person = async (arrived = [enquiry]): Promise<Visitor> => {
      const running = await desk({ token: TOKEN });
      for (const each of arrived) await running.post('/enquiry', each);
      // Of a host a visitor reads the address alone.
      return visitorOf(browser.tab, { url: running.origin } as Host);
    };

    test('somebody signs in, reads, deletes and signs out', async () => {
      const staff = await person();
      const text = () => staff.tab.evaluate(() => document.body.innerText);
      await staff.open('/inbox');
      await staff.fill('[name=token]', TOKEN);
      await staff.press('main [type=submit]');
      await eventually(text).toContain(enquiry.email);
      await staff.press('td a[href="/inbox/enquiry/1"]');
      await staff.press('a[href$="/delete"]');
      await eventually(text).toContain('Delete the enquiry of Amara Osei?');
      await staff.press('form[action$="/delete"] button');
      await eventually(text).toContain('None yet.');
      await staff.press('form[action="/inbox/undo"] button');
      await eventually(text).toContain(enquiry.email);
      await staff.press('form[action$="/sign-out"] button');
      await eventually(staff.path).toBe('/inbox/sign-in');
      await staff.open('/inbox');
      await eventually(staff.path).toBe('/inbox/sign-in');
    });

    test('somebody books, corrects what was missing, moves it and cancels it', async () => {
      const visitor = await person();
      const text = () => visitor.tab.evaluate(() => document.body.innerText);
      const value = (selector: string) =>
        visitor.tab.evaluate(
          (of) => document.querySelector<HTMLInputElement>(of)?.value ?? '',
          selector,
        );
      await visitor.open('/consultation');
      await visitor.fill('#name', 'Zoë Łucja');
      // The last day of the second week, and none of its times.
      await visitor.press('.week:nth-child(2) .day:last-child input');
      const day = await value('input[name=day]:checked');
      await visitor.fill('#email', 'zoe@b');
      await visitor.press('.foot button');
      await eventually(() => visitor.tab.evaluate(() => document.title)).toMatch(/^Error: /);
      await eventually(() =>
        visitor.tab.evaluate(() => document.activeElement?.getAttribute('role')),
      ).toBe('alert');
      await eventually(() => value('#name')).toBe('Zoë Łucja');
      await eventually(() => value('#email')).toBe('zoe@b');
      await eventually(() => value('input[name=day]:checked')).toBe(day);
      // The link of the error leads into the field, and its words belong to it.
      await visitor.press('.notice a[href="#email"]');
      await eventually(() => visitor.tab.evaluate(() => document.activeElement?.id)).toBe('email');
      expect(
        await visitor.tab.evaluate(
          () =>
            document.getElementById(
              document.querySelector('#email')?.getAttribute('aria-describedby') ?? '',
            )?.textContent,
        ),
      ).toContain('Please enter an email address');
      await visitor.fill('#email', '.example');
      await eventually(() => value('#email')).toBe('zoe@b.example');
      await visitor.press('#slot');
      await visitor.press('.foot button');
      await eventually(text).toContain('See you then');
      await eventually(text).toContain('Zoë Łucja');
      const first = await visitor.tab.evaluate(() => document.querySelector('time')?.dateTime);

      await visitor.press('a[href$="/move"]');
      await eventually(text).toContain('this one stays yours');
      await visitor.press('fieldset.times:has(#slot) label:nth-child(3) input');
      await visitor.press('.foot button');
      await eventually(text).toContain('See you then');
      expect(await visitor.tab.evaluate(() => document.querySelector('time')?.dateTime)).not.toBe(
        first,
      );

      const page = await visitor.path();
      await visitor.press('a[href$="/cancel"]');
      await eventually(text).toContain('Cancel it?');
      await visitor.press('main a.second');
      await eventually(visitor.path).toBe(page);
      await visitor.press('a[href$="/cancel"]');
      await visitor.press('button.danger');
      await eventually(visitor.path).toBe('/cancelled');
    });

    test('staff find, handle, assign and note, take time off, and delete one person', async () => {
      const staff = await person();
      const text = () => staff.tab.evaluate(() => document.querySelector('main')?.innerText);
      await staff.open('/inbox');
      await staff.fill('[name=token]', TOKEN);
      await staff.tab.key('Enter');
      await eventually(text).toContain(enquiry.email);
      await staff.fill('[name=search]', 'nobody');
      await staff.tab.key('Enter');
      await eventually(text).toContain('Nothing matches.');
      await staff.open('/inbox?search=OSEI');
      await staff.press('td a[href="/inbox/enquiry/1"]');
      await staff.press('form[action$="/handled"] button');
      await eventually(text).toContain('Today');
      await staff.fill('#assignee', 'Beatrice');
      await staff.fill('#note', 'Calls back on Monday');
      await staff.press('.foot button');
      const note = () => staff.tab.evaluate(() => document.querySelector('#note')?.textContent);
      await eventually(note).toBe('Calls back on Monday');
      await staff.open('/inbox');
      await eventually(text).toContain('Beatrice');
      const links = await staff.tab.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('td a')].map(({ href }) => href),
      );
      expect(links).toContain('tel:+442079460001');
      expect(links.find((href) => href.startsWith('mailto:amara@hairnova.example?'))).toMatch(
        /subject=Your%20enquiry.*body=Hello%20Amara/,
      );

      await staff.press('a[href="/inbox/times"]');
      await eventually(text).toContain('Take time off');
      await staff.tab.evaluate(() => {
        // Each engine has its own way of typing a date.
        const input = document.querySelector<HTMLInputElement>('#from');
        if (input) input.value = '2027-01-04';
      });
      await staff.press('.foot button');
      await eventually(text).toContain('Monday 4 January');

      await staff.open('/inbox/enquiry/1');
      await staff.press('a[href^="/inbox/person"]');
      await staff.press('a.danger');
      await eventually(text).toContain('Copies elsewhere');
      await staff.press('button.danger');
      await eventually(text).toContain('Deleted.');
      await eventually(text).toContain('None yet.');
    });

    test('the page of the site reads in its frame whether the enquiry was stored', async () => {
      let form = '';
      const site = await pageElsewhere(() => form);
      const running = await desk({ site });
      form = `<iframe name="answer"></iframe>
          <form method="post" action="${running.origin}/enquiry" target="answer">
            <input name="answer" value="frame"><input name="id" value="one">
            <input name="firstName" value="Amara"><input name="surname" value="Osei">
            <input name="email"><button>Send</button>
          </form>`;
      const visitor = visitorOf(browser.tab, { url: site.slice(0, -1) } as Host);
      const answer = () =>
        browser.tab.evaluate(() => document.querySelector('iframe')?.contentWindow?.location.href);
      await visitor.open('/contact');
      await visitor.fill('[name=email]', 'a@b');
      await visitor.press('button');
      await eventually(answer).toBe(`${site}enquiry/lost`);
      await visitor.fill('[name=email]', '.example');
      await visitor.press('button');
      await eventually(answer).toBe(`${site}enquiry/stored`);
      expect((await running.get('/inbox')).body).toContain('a@b.example');
    });

    const isFirst = engine === 'chromium' && script;
    if (isFirst)
      test('many wrong tokens do not lock the staff out, and what came too fast is taken from the review', async () => {
        const many = Array.from({ length: 8 }, (_, i) => ({ ...enquiry, surname: `Osei ${i}` }));
        const staff = await person(many);
        const text = () => staff.tab.evaluate(() => document.body.innerText);
        await staff.open('/inbox');
        for (let i = 0; i < 6; i += 1) {
          await staff.fill('[name=token]', `wrong ${i}`);
          await staff.press('main [type=submit]');
          await eventually(() =>
            staff.tab.evaluate(() => document.querySelector<HTMLInputElement>('#token')?.value),
          ).toBe('');
        }
        await eventually(text).toContain('your network has tried often');
        await staff.fill('[name=token]', TOKEN);
        await staff.press('main [type=submit]');
        await eventually(text).toContain('2 enquiries wait for review');
        await eventually(text).not.toContain('Osei 7');
        await staff.press('.notice a[href="/inbox?state=review"]');
        await staff.press('td a[href="/inbox/enquiry/8"]');
        await staff.press('form[action$="/accept"] button');
        await eventually(text).toContain('One enquiry waits for review');
        await staff.open('/inbox');
        await eventually(text).toContain('Osei 7');
      });

    test('a form on a page elsewhere deletes nothing, though the cookie is there', async () => {
      const staff = await person();
      await staff.open('/inbox');
      await staff.fill('[name=token]', TOKEN);
      await staff.press('main [type=submit]');
      await eventually(staff.path).toBe('/inbox');
      const action = `${staff.host.url}/inbox/enquiry/1/delete`;
      const elsewhere = await pageElsewhere(
        () => `<form method="post" action="${action}"><button>Win</button></form>`,
      );
      await staff.tab.open(elsewhere);
      await staff.press('button');
      await eventually(() => staff.tab.evaluate(() => document.body.innerText)).toContain(
        'Refused',
      );
      await staff.open('/inbox');
      await eventually(() => staff.tab.evaluate(() => document.body.innerText)).toContain(
        enquiry.email,
      );
    });
  });
}
