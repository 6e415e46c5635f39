import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HostName, hostNamed, hosts } from '../../tools/hosts/imitated-hosts.ts';
import { serve } from '../../tools/serve.ts';
import { servers, startServer } from './servers.ts';

const SUB = resolve('.cache/site-below');

beforeAll(() => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/build.ts', SUB], {
    env: { ...process.env, BASE_PATH: '/agency/' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
});
afterAll(() => rmSync(SUB, { recursive: true, force: true }));

/** nginx is both: it is run here, not imitated. */
const names = new Set([...Object.keys(hosts), ...Object.keys(servers)]);

/** Starts a host: the imitation of one, or the program itself. */
async function start(name: string, dist: string, basePath: string) {
  if (name in servers) return startServer(name, dist, basePath);
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  cpSync(dist, folder, { recursive: true });
  const root = join(folder, 'public');
  if (name === 'github-pages')
    cpSync(join(folder, 'hosts/github-pages'), root, { recursive: true });
  const served = await serve({ root, port: 0, basePath, hostKind: name as HostName });
  return {
    url: new URL(served.url).origin,
    close: async () => {
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe.each(
  [...names].flatMap((name) => [
    { name, dist: resolve('dist'), base: '/' },
    { name, dist: SUB, base: '/agency/' },
  ]),
)('$name, below $base', ({ name, dist, base }) => {
  let host: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    host = await start(name, dist, base);
  });
  afterAll(() => host.close());

  /** The answer at an address, and the number of redirects. */
  const visit = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    let address = new URL(base + path, host.url).href;
    for (let hops = 0; ; hops += 1) {
      const answer = await fetch(address, { redirect: 'manual', headers });
      const location = answer.headers.get('location');
      if (!location) {
        const body = await answer.text();
        const $ = load(body);
        const canonical = $('link[rel=canonical]').attr('href');
        const refresh = $('meta[http-equiv=refresh]').attr('content');
        return { status: answer.status, hops, headers: answer.headers, body, canonical, refresh };
      }
      if (hops > 3) throw new Error(`${path} is redirected without end.`);
      address = new URL(location, address).href;
    }
  };
  const isPage = (path: string) => expect.stringMatching(new RegExp(`example${base}${path}$`));

  test.each([
    ['about', 'about', 0],
    ['about?utm_source=x', 'about', 0],
    ['', '', 0],
    ['work/hair-nova', 'work/hair-nova', 0],
    ['about/', 'about', 1],
    ['about.html', 'about', 1],
    ['about/index.html', 'about', 1],
  ] as const)(
    '/%s is the page whose canonical address is /%s, after at most %i redirects',
    async (path, page, most) => {
      const { status, hops, canonical, headers } = await visit(path);
      expect([status, canonical]).toEqual([200, isPage(page)]);
      expect(hops).toBeLessThanOrEqual(most);
      expect(headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    },
  );

  test.each(['nothing', 'nothing/', 'blog/x', 'blog/x/y/z', '_headers'])(
    '/%s answers 404 with the page for it',
    async (path) => {
      const { status, body } = await visit(path);
      expect([status, body]).toEqual([404, expect.stringContaining('Oops! Page not found')]);
    },
  );

  test.each(['about-us', 'about-us/', 'press/kit.html'])('/%s leads to its page', async (path) => {
    const { status, hops, canonical, refresh } = await visit(path);
    const page = path.startsWith('press') ? 'press' : 'about';
    expect([status, canonical]).toEqual([200, isPage(page)]);
    // GitHub Pages has no redirects, so a page redirects.
    if (name === 'github-pages') expect(refresh).toBe(`0; url=${base}${page}`);
    else expect(hops).toBe(1);
  });

  test('headers, types, caching and compression are those of the build', async () => {
    const page = await visit('about');
    const [script] = readdirSync(join(dist, 'public/assets')).filter((it) => it.endsWith('.js'));
    const asset = await visit(`assets/${script}`, { 'accept-encoding': 'gzip' });
    expect(asset.status).toBe(200);
    if (name !== 'github-pages') {
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(page.headers.get('strict-transport-security')).toBe('max-age=63072000');
      expect(asset.headers.get('cache-control')).toContain('immutable');
    }
    const markdown = await visit('about.md');
    expect(markdown.status).toBe(200);
    if (!(name in servers) || name.startsWith('Cloudflare')) return;
    expect(markdown.headers.get('content-type')).toMatch(/^text\/markdown; ?charset=utf-8$/i);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(asset.body).toBe(readFileSync(join(dist, `public/assets/${script}`), 'utf8'));
  });
});

test('a host that is unknown is refused with the names that there are', () => {
  expect(() => hostNamed('heroku')).toThrow(
    '--host is "heroku": there is no such host. Write one of nginx, cloudflare-pages, cloudflare-workers,',
  );
});

test('a base path without slashes is refused with an example', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/serve.ts'], {
    env: { ...process.env, BASE_PATH: 'agency' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('for example "/noughtline/"')]);
});
