import { spawn } from 'node:child_process';
import { once } from 'node:events';
import axe from 'axe-core';
import { chromium, type Page } from 'playwright';
import { expect, test } from 'vitest';
import { browser, launchFlags } from '../../tools/browser.ts';
import { freePort } from '../../tools/web-servers.ts';
import { after, enquiry, folder } from './desk.ts';

const PATIENCE = 300_000;

/** Runs axe on a page. */
async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await page.evaluate<{ violations: { id: string }[] }>(
    `${axe.source}; axe.run()`,
  );
  expect(violations.map(({ id }) => id)).toEqual([]);
}

test(
  'npm start: an enquiry with and without script, the inbox, a consultation',
  async () => {
    const child = spawn(process.execPath, ['tools/start.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: `${await freePort()}`,
        NOUGHTLINE_DESK_PORT: `${await freePort()}`,
        NOUGHTLINE_DESK_DATA: folder(),
      },
    });
    const ended = once(child, 'close');
    after(() => child.exitCode === null && child.kill());
    let said = '';
    const ready = new Promise<string>((done) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          said += chunk;
          if (said.includes('/inbox\n')) done(said);
        });
      }
    });
    await Promise.race([ready, ended]);
    const site = /Noughtline is served at (\S+)/.exec(said)?.[1];
    const desk = /The desk is served at ([^\s,]+)/.exec(said)?.[1];
    expect([site, desk], said).toEqual([expect.any(String), expect.any(String)]);

    const chrome = await chromium.launch({ executablePath: browser(), args: [...launchFlags] });
    after(() => chrome.close());
    for (const javaScriptEnabled of [true, false]) {
      const context = await chrome.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(`${site}/contact`);
      for (const [name, value] of Object.entries(enquiry)) {
        await page.fill(
          `[name=${name}]`,
          name === 'surname' ? `Script ${javaScriptEnabled}` : value,
        );
      }
      const answered = page.waitForResponse(`${desk}/enquiry`);
      await page.click('form [type=submit]');
      expect((await answered).status()).toBe(303);
      await page.getByText('Thank You!').waitFor();
      if (!javaScriptEnabled) {
        expect(page.url()).toBe(`${desk}/thank-you`);
        await page.click('main a.button');
        expect(page.url()).toBe(`${site}/`);
      }
      if (javaScriptEnabled) {
        // The desk says that it is stored: nothing is left to be sent again.
        await expect.poll(() => page.inputValue('[name=firstName]')).toBe('');
        await page.click('dialog button');
      }
      await context.close();
    }

    // A desk that does not answer is not thanked for: what was typed stays, and the focus is on it.
    const lost = await chrome.newContext();
    const unanswered = await lost.newPage();
    await lost.route(`${desk}/enquiry`, (route) => route.abort('connectionrefused'));
    await unanswered.goto(`${site}/contact`);
    for (const [name, value] of Object.entries(enquiry))
      await unanswered.fill(`[name=${name}]`, value);
    await unanswered.click('form [type=submit]');
    await unanswered.getByText('We could not take this down.').first().waitFor();
    await expect.poll(() => unanswered.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    expect(await unanswered.inputValue('[name=surname]')).toBe(enquiry.surname);
    expect(await unanswered.getByText('Thank You!').count()).toBe(0);
    // The page tries again by itself, and says so when the desk has it.
    await lost.unroute(`${desk}/enquiry`);
    await unanswered.getByText('Thank You!').waitFor({ timeout: 20_000 });
    await lost.close();

    // The home page says it in a line, and stays.
    const home = await (await chrome.newContext()).newPage();
    await home.goto(`${site}/`);
    for (const [name, value] of Object.entries(enquiry)) await home.fill(`[name=${name}]`, value);
    await home.click('form [type=submit]');
    await home.getByText('Thank you. Your enquiry has arrived.').waitFor();
    expect(home.url()).toBe(`${site}/`);

    const context = await chrome.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site}/`);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Book a Consultation' }).first().click();
    const booking = await opened;
    await booking.waitForURL(`${desk}/consultation`);
    const free = (day: string) =>
      booking.$$eval(
        'input[name=slot]',
        (inputs, chosen) =>
          inputs
            .map((input) => input.getAttribute('value') ?? '')
            .filter((value) => value.startsWith(chosen)),
        day,
      );
    // By keyboard: the third day of the group, then the third of its times.
    await booking.getByLabel('Your name').fill('Amara Osei');
    await booking.focus('input[name=day]:checked');
    await booking.keyboard.press('ArrowRight');
    await booking.keyboard.press('ArrowRight');
    const day = await booking.inputValue('input[name=day]:checked');
    const times = await free(day);
    await booking.keyboard.press('Tab');
    await booking.keyboard.press('Space');
    await booking.keyboard.press('ArrowRight');
    await booking.keyboard.press('ArrowRight');
    await booking.keyboard.press('Tab');
    // Choosing a day and a time has left the name as it was.
    expect(await booking.inputValue('[name=name]')).toBe('Amara Osei');
    await booking.keyboard.press('Tab');
    await booking.keyboard.type(enquiry.email);
    await booking.keyboard.press('Enter');
    await booking.waitForURL(/\/consultation\/[\w-]{43}$/);
    await booking.goto(`${desk}/consultation`);
    expect(await free(day)).toEqual(times.filter((_, place) => place !== 2));

    await page.goto(`${desk}/inbox`);
    const enquiries = await page.textContent('main');
    for (const name of ['Script true', 'Script false']) expect(enquiries).toContain(name);
    await page.getByRole('link', { name: 'Consultations' }).click();
    expect(await page.textContent('main')).toContain('Amara Osei');

    const audited = await chrome.newPage();
    for (const path of [
      '/consultation',
      '/thank-you',
      '/inbox',
      '/inbox/enquiry/1',
      '/inbox/enquiry/1/delete',
      '/inbox/consultations',
      '/inbox/times',
      '/inbox/person',
    ]) {
      await audited.goto(desk + path);
      await expectNoViolations(audited);
    }

    await chrome.close();
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  },
  PATIENCE,
);
