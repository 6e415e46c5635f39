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
      expect((await answered).status()).toBe(javaScriptEnabled ? 200 : 303);
      await page.getByText('Thank You!').waitFor();
      if (!javaScriptEnabled) {
        expect(page.url()).toBe(`${desk}/thank-you`);
        await page.click('main a.button');
        expect(page.url()).toBe(`${site}/`);
      }
      await context.close();
    }

    const context = await chrome.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site}/`);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Book a Consultation' }).first().click();
    const booking = await opened;
    await booking.waitForURL(`${desk}/consultation`);
    await booking.click('.days li:nth-child(3) a');
    const free = () =>
      booking.$$eval('.times input', (inputs) =>
        inputs.map((input) => input.getAttribute('value')),
      );
    const day = booking.url();
    const times = await free();
    // By keyboard: the first time of the group, then the third.
    await booking.focus('.times input');
    await booking.keyboard.press('Space');
    await booking.keyboard.press('ArrowRight');
    await booking.keyboard.press('ArrowRight');
    await booking.keyboard.press('Tab');
    await booking.keyboard.type('Amara Osei');
    await booking.keyboard.press('Tab');
    await booking.keyboard.type(enquiry.email);
    await booking.keyboard.press('Enter');
    await booking.waitForURL(/\/consultation\/[\w-]{43}$/);
    await booking.goto(day);
    expect(await free()).toEqual(times.filter((_, place) => place !== 2));

    await page.goto(`${desk}/inbox`);
    const inbox = await page.textContent('main');
    for (const name of ['Script true', 'Script false', 'Amara Osei']) expect(inbox).toContain(name);

    const audited = await chrome.newPage();
    for (const path of ['/consultation', '/thank-you', '/inbox', new URL(day).pathname]) {
      await audited.goto(desk + path);
      await expectNoViolations(audited);
    }

    await chrome.close();
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  },
  PATIENCE,
);
