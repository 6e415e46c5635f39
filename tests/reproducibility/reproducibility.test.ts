import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/site/routes';
import { site } from '../../src/site/site';
import { browser, launchFlags } from '../../tools/browser';
import { type Served, serve } from '../../tools/serve';
import {
  type Checkout,
  checkOut,
  differences,
  type Ended,
  filesOf,
  withoutNetwork,
} from './checkout';

const BUILD = ['tools/build.ts'];
let checkout: Checkout;
/** Where it is noted who asks the network for anything. */
let asked: string;
/** Another clock, zone, language, set of rights and number of processes than here. */
let elsewhere: Readonly<Record<string, string>>;

beforeAll(() => {
  checkout = checkOut();
  asked = join(checkout.folder, 'asked');
  const preload = pathToFileURL(join(checkout.folder, 'tests/reproducibility/preload.ts'));
  elsewhere = {
    ASKED_OF_NETWORK: asked,
    NODE_OPTIONS: `--import=${preload}`,
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  };
});
afterAll(() => checkout.remove());

test('clock, zone and language can be others, and a request cannot hide', async () => {
  const script = `
    import { lookup } from 'node:dns/promises';
    const [there, here] = [new Date(), new Date(performance.timeOrigin)];
    console.log(Math.round((there - here) / 864e5), there.getTimezoneOffset(), Intl.NumberFormat().resolvedOptions().locale);
    await fetch('http://127.0.0.1:2').catch(() => {});
    await lookup('localhost');`;
  const { said } = await checkout.node(['--input-type=module', '--eval', script], elsewhere);
  expect(said.trim()).toBe('500 -840 tr-TR');
  const noted = readFileSync(asked, 'utf8');
  rmSync(asked);
  expect(noted).toContain('TCPCONNECTWRAP');
  expect(noted).toContain('GETADDRINFOREQWRAP');
});

describe('a build in another folder, time and place, with an empty cache and no network', () => {
  let built: Ended;
  beforeAll(async () => {
    const within = withoutNetwork();
    if (within.length === 0)
      console.warn('This system lends no empty network: requests are only watched for.');
    built = await checkout.node(BUILD, elsewhere, within);
  });

  test('succeeds, and makes no network requests', () => {
    expect(built.status, built.said).toBe(0);
    expect(existsSync(asked) ? readFileSync(asked, 'utf8') : '').toBe('');
  });

  test.each(['public', 'deploy'])('leaves the same dist/%s, byte for byte', (part) => {
    expect(differences(`dist/${part}`, join(checkout.folder, 'dist', part))).toEqual([]);
  });
});

describe('a build below a path', () => {
  const BASE = '/noughtline/';
  const read = (name: string) => readFileSync(join(checkout.folder, 'dist/public', name), 'utf8');
  let served: Served;

  beforeAll(async () => {
    const built = await checkout.node(BUILD, { BASE_PATH: BASE });
    const root = join(checkout.folder, 'dist/public');
    expect(built.status, built.said).toBe(0);
    served = await serve({ root, port: 0, basePath: BASE });
  });
  afterAll(() => served.close());

  test('names no address above it, in whatever file', () => {
    const names = filesOf(join(checkout.folder, 'dist/public'));
    const known = new Set([...names.map((name) => `/${name}`), ...routes.map(({ path }) => path)]);
    const named = names
      .filter((name) => TEXT.test(name))
      .flatMap((name) => addressesIn(read(name)).map((path) => ({ name, path })));
    expect(named.filter(({ path }) => path.startsWith(BASE)).length).toBeGreaterThan(1000);
    expect(named.filter(({ path }) => path !== '/' && known.has(path))).toEqual([]);
  });

  test('answers below it, islands hydrate there, and links lead on', async () => {
    const chrome = await chromium.launch({ executablePath: browser(), args: [...launchFlags] });
    try {
      const page = await chrome.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (/error|warning/.test(message.type())) problems.push(message.text());
      });
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('request', (request) => {
        const { pathname, origin } = new URL(request.url());
        const isOurs = served.url.startsWith(origin);
        if (!isOurs || !pathname.startsWith(BASE)) problems.push(`asked for ${request.url()}`);
      });
      expect((await page.goto(`${served.url}/`))?.status()).toBe(200);
      await page.goto(`${served.url}/blog`);
      await page.locator('[data-by="1"]').click();
      await page.waitForFunction(() => {
        const island = document.querySelector('waku-island[data-island^="Article"]');
        return island && 'status' in island && island.status === 2;
      });
      for (const path of ['about', 'work']) {
        await page.locator(`header a[href="${BASE}${path}"]`).first().click();
        await page.waitForURL(`${served.url}/${path}`);
        await page.locator(`header [aria-current=page][href="${BASE}${path}"]`).first().waitFor();
      }
      expect(problems).toEqual([]);
    } finally {
      await chrome.close();
    }
  });
});

const TEXT = /\.(?:html|css|json|xml|txt|md|svg|webmanifest)$|_(?:headers|redirects)$/;

/** Whatever in a text may be a path from the host's root, without a query. */
function addressesIn(text: string): string[] {
  const origin = new URL(site.origin).origin;
  return [...text.replaceAll(origin, ' ').matchAll(/(?<![\w.~%/)\]}<-])\/[\w.~%/-]*/g)].map(
    ([path]) => path.replace(/(.)\/$/, '$1'),
  );
}
