import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packIslands } from '../pack';
import { type Host, inlineScripts, startHost } from './host';
import { buildProject } from './project';
import { browser, button, count, holdScripts, visitor } from './visitor';

/** A page that has the counter. */
const HOME = '/';

let tarball: string;
beforeAll(() => {
  tarball = packIslands('islands-adoption');
});
const builtIn = ({ folder }: { folder: string }) => join(folder, 'dist/public');

/** Waits until the island with the counter has answered all presses that came before React. */
const hydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      (document.querySelector('waku-island[data-island^="Counter"]') as { status?: number } | null)
        ?.status === 2,
  );

describe.each(['starter', 'nested'] as const)('%s', (name) => {
  let root: string;
  let host: Host;
  beforeAll(async () => {
    // The form of this page, whose action is a function, has an inline script of React's own.
    const without = name === 'nested' ? { 'src/pages/client.tsx': null } : {};
    root = builtIn(buildProject(name, tarball, without));
    host = await startHost(root, true);
  });
  afterAll(() => host.close());

  test('has one inline script, the same on every page', () => {
    expect(inlineScripts(root)).toHaveLength(1);
  });

  test('fetches no script, payload or style sheet by reading, hovering and following links', async () => {
    const { page, scripts } = visitor;
    await page.goto(host.url + HOME);
    await page.mouse.wheel(0, 500);
    await button(page).hover();
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'About page' }).first().click();
    await page.waitForURL((url) => url.href !== host.url + HOME);
    await page.goBack();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  });

  test('carries out every press that came before React, in order', async () => {
    const { page } = visitor;
    const release = await holdScripts(page);
    await page.goto(host.url + HOME);
    for (let press = 0; press < 3; press++) await button(page).click();
    expect(await count(page)).toBe('Count: 0');
    await page.waitForFunction(() => document.querySelector('[aria-busy]') !== null);
    release();
    await hydrated(page);
    expect(await count(page)).toBe('Count: 3');
    await button(page).click();
    expect(await count(page)).toBe('Count: 4');
  });

  test('stays HTML where a chunk does not come, and asks for it again at the next press', async () => {
    const { page } = visitor;
    await page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    visitor.allowed.push(/status of 404|dynamically imported module/);
    await page.goto(host.url + HOME);
    // The code seems to be of a deployment that is gone, so the page is reloaded once.
    const reloaded = page.waitForEvent('load');
    await button(page).click();
    await reloaded;
    await page.unroute(/\.js$/);
    await button(page).click();
    await hydrated(page);
    expect(await count(page)).not.toBe('Count: 0');
  });

  test('works with blocked storage', async () => {
    const { page } = visitor;
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('Blocked.', 'SecurityError');
          },
        });
      }
    });
    await page.goto(host.url + HOME);
    await button(page).click();
    await page.getByText('Count: 1').waitFor();
  });

  test('weighs a tenth of Waku’s own output to read', async () => {
    const read = async (folder: string) => {
      const server = await startHost(folder, false);
      // A page of its own: the visitor's context intercepts requests, which turns the browser's
      // cache off.
      const page = await browser.newPage();
      await page.goto(server.url + HOME);
      await page.waitForLoadState('networkidle');
      const bytes = server.takeBytes();
      await page.close();
      await server.close();
      return bytes;
    };
    const stock = name === 'starter' ? await read(builtIn(buildProject(name, undefined))) : 79_500;
    expect((await read(root)) * 10).toBeLessThan(stock);
  });
});

describe('nested', () => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost(builtIn(buildProject('nested', tarball, {}, 'nested-more')), true);
  });
  afterAll(() => host.close());

  test('a form without an action is sent without React', async () => {
    const { page, scripts } = visitor;
    await page.goto(`${host.url}/contact`);
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL(/\?name=Ada$/);
    expect(scripts).toEqual([]);
  });

  test('what a visitor does before React has come counts once', async () => {
    const { page } = visitor;
    const posts: string[] = [];
    await page.route(/\/posted$/, (route) => {
      posts.push(route.request().method());
      return route.fulfill({ body: 'ok', contentType: 'text/html' });
    });
    const release = await holdScripts(page);
    await page.goto(`${host.url}/replay`);
    await page.getByLabel('Animal').fill('fox');
    await page.getByLabel('Colour').selectOption('red');
    await page.getByLabel('Sure').check();
    await page.getByRole('button', { name: 'Untyped' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByLabel('Note').fill('kept');
    await page.getByRole('button', { name: 'Role' }).click();
    await page.locator('summary').click();
    await page.getByRole('button', { name: 'Popover' }).click();
    await page.getByText('The popover').waitFor();
    release();
    await page.getByText('fox red true').waitFor();
    await page.getByText('untyped 1, reset 1, popover 1, role 1, summary 1, toggle 1').waitFor();
    expect(await page.getByText('The popover').isVisible()).toBe(true);
    expect(await page.locator('details').getAttribute('open')).toBe('');
    expect(await page.getByLabel('Note').inputValue()).toBe('kept');
    expect(posts).toEqual(['POST']);
  });

  test('an island that reads a store wakes with the one that writes to it', async () => {
    const { page, scripts } = visitor;
    await page.goto(`${host.url}/together`);
    await page.getByRole('button', { name: 'Followed' }).click();
    expect(scripts).toEqual([]);
    await page.getByRole('button', { name: 'Written' }).click();
    for (const text of ['Written 1', 'Read 1', 'Followed 1']) await page.getByText(text).waitFor();
  });

  test('a press on an island that waits for another to bring React is forgotten after five seconds', async () => {
    const { page } = visitor;
    await page.goto(`${host.url}/together`);
    for (let press = 0; press < 3; press++)
      await page.getByRole('button', { name: 'Followed' }).click();
    const pressed = await page.evaluate(() => performance.now());
    await page.waitForFunction((from) => performance.now() - from > 5000, pressed);
    await page.getByRole('button', { name: 'Followed' }).click();
    await page.getByRole('button', { name: 'Written' }).click();
    await page.getByText('Followed 1').waitFor();
  });

  test('each first press is replayed, whatever its handler', async () => {
    const { page } = visitor;
    const release = await holdScripts(page);
    await page.goto(`${host.url}/together`);
    const control = page.getByRole('button', { name: 'Everything' });
    await control.dblclick();
    await control.click({ button: 'right' });
    await control.press('x');
    await page.getByRole('link', { name: 'There' }).click();
    release();
    await page.getByText('links 1').waitFor();
    const counted = await page.getByText('pointerdown').innerText();
    expect(counted).toBe(
      'pointerdown 3, mousedown 3, pointerup 3, mouseup 3, click 2, dblclick 1, contextmenu 1, keydown 1, keyup 1',
    );
    expect(page.url()).toMatch(/#there$/);
  });

  test('critical CSS keeps the order of the layers and leaves out what is not used', async () => {
    const { page } = visitor;
    await page.goto(`${host.url}/`);
    const padding = () =>
      page.locator('.card').evaluate((element) => getComputedStyle(element).padding);
    expect(await padding()).toBe('16px');
    expect(await page.locator('style').first().innerHTML()).not.toContain('unused');
    await button(page).click();
    await hydrated(page);
    expect(await padding()).toBe('16px');
  });
});
