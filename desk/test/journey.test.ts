import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { chromium, type Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/start-program.ts';
import { headlessShell, launchFlags } from '../../tools/browser.ts';
import { run } from '../src/main.ts';
import { allRules, overlay } from '../src/site.ts';
import { mailServer } from './mail-server.ts';
import { after, enquiry, folder, SOON, start, step } from './test-desk.ts';

/** Runs in the page: whether its form was shown so long ago that the desk accepts it. */
const isDue = () => Date.now() - document.forms[0]?.shown.value > 2_000;
/** Expects that axe finds nothing on a page. */
async function audit(page: Page): Promise<void> {
  const { violations } = await page.evaluate<{ violations: { id: string }[] }>(
    `${axe.source}; axe.run()`,
  );
  expect([page.url(), violations.map(({ id }) => id)]).toEqual([page.url(), []]);
}

test('a day of a studio: from an enquiry to a restore after a power cut', async () => {
  const { mails, url: smtp } = await mailServer();
  const data = folder();
  const site = 'http://site.example';
  const env = {
    NOUGHTLINE_DESK_PORT: `${await freePort()}`,
    NOUGHTLINE_DESK_DATA: data,
    NOUGHTLINE_DESK_SITE: site,
    NOUGHTLINE_SMTP: smtp,
  };
  const program = ['desk/src/main.ts'];
  const begun = await start(program, env, /"url":"(http[^"]+)".*\nSign in .*: (\S+)\n/);
  const { origin: deskOrigin } = new URL(begun.second);
  expect(new URL(deskOrigin).hostname).toBe('127.0.0.1');
  const chrome = await chromium.launch({
    executablePath: headlessShell(),
    args: [...launchFlags, '--in-process-gpu'],
  });
  after(() => chrome.close());
  /** Somebody at a window of their own. The desk serves no scripts. */
  const somebody = async (width = 1280) => {
    const context = await chrome.newContext({ viewport: { width, height: 900 }, locale: 'en-GB' });
    context.setDefaultTimeout(SOON.timeout);
    return context.newPage();
  };
  /** A form on a page elsewhere that posts to the desk. */
  const formOn = (page: Page, url: string, to: string, fields: string) =>
    page.route(url, (route) => {
      const body = `<form method="post" action="${deskOrigin}${to}">${fields}<button>Send</button></form>`;
      return route.fulfill({ contentType: 'text/html', body });
    });
  const mailed = async (subject: string) => {
    const found = () => mails.find(({ text }) => text.includes(subject));
    await vi.waitFor(() => expect(found()).toBeDefined(), SOON);
    return found()?.text ?? '';
  };
  const visitor = await somebody(320);
  const staff = await somebody();
  /** The address of the visitor’s booking. */
  let own = '';
  /** What the commands say. */
  const said: string[] = [];
  const copy = join(folder(), 'evening.sqlite');

  await step('an enquiry by a form with the site’s fields is mailed and handled', async () => {
    const inputs = allRules.map(({ name, type }) => `<input name="${name}" type="${type}">`);
    await formOn(visitor, `${site}/contact`, '/enquiry', inputs.join(''));
    await visitor.goto(`${site}/contact`);
    for (const [name, value] of Object.entries(enquiry))
      await visitor.fill(`[name=${name}]`, value);
    await visitor.getByRole('button', { name: 'Send' }).click();
    await visitor.getByRole('heading', { name: overlay.title }).waitFor();
    await mailed('Enquiry 1 from Amara Osei');

    await staff.goto(`${deskOrigin}/inbox`);
    await audit(staff);
    await staff.fill('[name=token]', 'a guess');
    await staff.click('main [type=submit]');
    await staff.getByText('This is not the token.').waitFor();
    await staff.goto(begun.second);
    await staff.click('main [type=submit]');
    await staff.getByRole('link', { name: 'Amara Osei' }).waitFor();
    await audit(staff);
    const reply = staff.getByRole('link', { name: enquiry.email });
    expect(await reply.getAttribute('href')).toMatch(/^mailto:amara@.*Hello%20Amara/);
    await staff.getByRole('link', { name: 'To do (1)' }).click();
    await staff.getByRole('button', { name: 'Mark handled' }).click();
    await staff.getByRole('link', { name: 'To do (0)' }).waitFor();
    await staff.getByText('None yet.').waitFor();
  });

  await step('a consultation is booked, confirmed by the mailed link and moved', async () => {
    await visitor.goto(`${deskOrigin}/consultation`);
    await audit(visitor);
    await visitor.fill('#name', 'Zoë Łucja');
    await visitor.click('.week:nth-child(2) .day:last-child');
    const day = await visitor.inputValue('input[name=day]:checked');
    await visitor.fill('#email', 'zoe@b');
    await visitor.waitForFunction(isDue);
    await visitor.click('.foot button');
    await visitor.getByText('Please enter an email address').waitFor();
    await audit(visitor);
    expect(await visitor.evaluate(() => document.activeElement?.getAttribute('role'))).toBe(
      'alert',
    );
    expect(await visitor.inputValue('input[name=day]:checked')).toBe(day);
    await visitor.fill('#email', 'zoe@b.example');
    await visitor.locator('.times:visible label').nth(2).click();
    await visitor.waitForFunction(isDue);
    await visitor.click('.foot button');
    await visitor.getByText('held for you for an hour').waitFor();
    const [link = ''] = /http\S+confirm=[\w-]{43}/.exec(await mailed('Please confirm')) ?? [];
    await visitor.goto(link);
    await visitor.getByRole('button', { name: 'Confirm this time' }).click();
    await visitor.getByRole('heading', { name: 'See you then' }).waitFor();
    own = visitor.url();
    await mailed('Subject: Consultation booked');
    await visitor.getByRole('link', { name: 'Move it' }).click();
    // A day of the second week: none of its times is over, whatever the hour is now.
    await visitor.click('.week:nth-child(2) .day:last-child');
    await visitor.locator('.times:visible label').nth(5).click();
    await visitor.click('.foot button');
    await visitor.getByRole('heading', { name: 'See you then' }).waitFor();
    await mailed('Subject: Consultation moved');
  });

  await step('staff find it, and block the day on which it is', async () => {
    await staff.getByRole('link', { name: 'Consultations' }).click();
    await staff.getByRole('link', { name: 'Zoë Łucja' }).click();
    expect(await staff.inputValue('#search')).toBe('zoe@b.example');
    await audit(staff);
    await staff.getByRole('link', { name: 'Time off' }).click();
    await visitor.goto(own);
    const moved = await visitor.locator('time').getAttribute('datetime');
    await staff.fill('#from', moved?.slice(0, 10) ?? '');
    await staff.getByRole('button', { name: 'Block this time' }).click();
    await staff.getByText('These are booked in that time').waitFor();
    await audit(staff);
  });

  await step('the visitor cancels, the list is exported, and a backup is made', async () => {
    await visitor.getByRole('link', { name: 'Cancel it' }).click();
    await audit(visitor);
    await visitor.getByRole('button', { name: 'Yes, cancel it' }).click();
    await visitor.getByRole('heading', { name: 'Cancelled' }).waitFor();
    await mailed('Subject: Consultation cancelled');
    await visitor.goto(own);
    await visitor.getByRole('heading', { name: 'Not found' }).waitFor();
    await staff.goto(`${deskOrigin}/inbox`);
    const download = staff.waitForEvent('download');
    await staff.getByRole('link', { name: 'Export all as CSV' }).click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    expect(csv).toMatch(/Amara,Osei,Hair Nova.*Z,\n$/);
    await run(['backup', copy], env, (text) => said.push(text));
    expect(said).toEqual([`Copied to ${copy}`]);
  });

  await step(
    'all entries of one person are deleted after two presses, but not by a page elsewhere',
    async () => {
      const selectAll = async () => {
        await staff.fill('#search', enquiry.email);
        await staff.getByRole('button', { name: 'Search' }).click();
        await staff.getByLabel('All 1 that are found').check();
        await staff.getByText('Delete what is selected').click();
      };
      await selectAll();
      await audit(staff);
      const elsewhere = 'http://elsewhere.example/';
      await formOn(staff, elsewhere, '/inbox/enquiry/delete', '<input name="entry" value="1">');
      await staff.goto(elsewhere);
      await staff.getByRole('button', { name: 'Send' }).click();
      await staff.getByText('Nothing was stored').waitFor();
      await staff.goto(`${deskOrigin}/inbox`);
      await selectAll();
      await staff.getByRole('button', { name: 'Yes, delete for good' }).click();
      await staff.getByText('None yet.').waitFor();
    },
  );

  await step(
    'once signed out, neither a copy of the cookie nor the printed address signs in',
    async () => {
      const copied = await staff.context().cookies(`${deskOrigin}/inbox`);
      await staff.getByRole('button', { name: 'Sign out' }).click();
      await staff.context().addCookies(copied);
      await staff.goto(`${deskOrigin}/inbox`);
      await staff.getByRole('heading', { name: 'Sign in' }).waitFor();
      await staff.goto(begun.second);
      await staff.click('main [type=submit]');
      await staff.getByText('This address has signed in already').waitFor();
    },
  );

  await step(
    'the power fails, and the restored backup brings back neither the person nor sent mail',
    async () => {
      const sent = mails.length;
      await begun.end('SIGKILL');
      await run(['restore', copy], env, (text) => said.push(text));
      expect(said.join('\n')).toMatch(/\nEntries that were deleted since are left out: 1\./);
      const next = await start(program, env, /"url":"(http[^"]+)"/);
      await staff.goto(`${deskOrigin}/inbox`);
      await staff.fill('[name=token]', readFileSync(join(data, 'token'), 'utf8').trim());
      await staff.click('main [type=submit]');
      await staff.getByText('None yet.').waitFor();
      await staff.getByRole('link', { name: 'Time off' }).click();
      await staff.getByRole('button', { name: 'Remove' }).waitFor();
      await expect.poll(async () => (await fetch(`${deskOrigin}/health`)).status, SOON).toBe(200);
      expect(mails).toHaveLength(sent);
      expect(await next.end('SIGTERM')).toBe(0);
    },
  );
});
