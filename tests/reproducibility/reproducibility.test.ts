import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/routes';
import { site } from '../../src/site/site';
import { browser, launchFlags } from '../../tools/browser';
import { type Served, serve } from '../../tools/serve';
import { type Checkout, checkOut, withoutNetwork } from './checkout';

const BUILD = ['tools/build.ts'];
let checkout: Checkout;
beforeAll(() => {
  checkout = checkOut();
});
afterAll(() => checkout.remove());

test('a build on another machine, without cache and network, makes the same bytes', async () => {
  const within = withoutNetwork();
  if (within.length === 0)
    console.warn('This system does not let a program run without network: that part is left out.');
  const preload = pathToFileURL(join(checkout.folder, 'tests/reproducibility/preload.ts'));
  const elsewhere = {
    NODE_OPTIONS: `--import=${preload}`,
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  };
  const { status, said } = await checkout.node(BUILD, elsewhere, within);
  expect(status, said).toBe(0);
  const there = join(checkout.folder, 'dist');
  const { stdout, stderr } = spawnSync('diff', ['-rq', 'dist', there], { encoding: 'utf8' });
  expect(stdout + stderr).toBe('');
});

describe('a build below a path', () => {
  const BASE = '/noughtline/';
  const root = () => join(checkout.folder, 'dist/public');
  const read = (name: string) => readFileSync(join(root(), name), 'utf8');
  let served: Served;

  beforeAll(async () => {
    const built = await checkout.node(BUILD, { BASE_PATH: BASE });
    expect(built.status, built.said).toBe(0);
    served = await serve({ root: root(), port: 0, basePath: BASE });
  });
  afterAll(() => served.close());

  test('names no address above it, in whatever file', () => {
    const names = readdirSync(root(), { recursive: true, encoding: 'utf8' });
    const known = new Set([...names.map((name) => `/${name}`), ...routes.map(({ path }) => path)]);
    const named = names
      .filter((name) => TEXT.test(name))
      .flatMap((name) => addressesIn(read(name)).map((path) => ({ name, path })));
    expect(named.filter(({ path }) => path.startsWith(BASE)).length).toBeGreaterThan(1000);
    expect(named.filter(({ path }) => path !== '/' && known.has(path))).toEqual([]);
  });

  test('answers below it, islands hydrate there, and links lead on', async () => {
    await using chrome = await chromium.launch({
      executablePath: browser(),
      args: [...launchFlags],
    });
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
      const island = document.querySelector('waku-island[data-island^="CarouselDragging "]');
      return island && 'status' in island && island.status === 2;
    });
    await page.locator(`header a[href="${BASE}about"]`).first().click();
    await page.locator(`header [aria-current=page][href="${BASE}about"]`).first().waitFor();
    expect(problems).toEqual([]);
  });
});

const TEXT = /\.(?:html|css|json|xml|txt|md|svg|webmanifest)$|_(?:headers|redirects)$/;

/** Everything in a text that looks like a path from the host's root, without its query. */
function addressesIn(text: string): string[] {
  const origin = new URL(site.origin).origin;
  return [...text.replaceAll(origin, ' ').matchAll(/(?<![\w.~%/)\]}<-])\/[\w.~%/-]*/g)].map(
    ([path]) => path.replace(/(.)\/$/, '$1'),
  );
}
