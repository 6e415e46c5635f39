import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { headersFor, parseHeaders } from '../../tools/headers-file';
import { parseRedirects } from '../../tools/redirects-file';
import { serve } from '../../tools/serve';
import { type Running, startWebServer } from '../../tools/web-servers';
import { type Answer, ask } from '../support/ask';
import {
  ARTICLE,
  bytesOf,
  canonical,
  files,
  hidden,
  hostile,
  missing,
  picture,
  SITE,
  script,
  types,
} from './paths';

const rules = parseHeaders(bytesOf('_headers').toString());
const redirects = parseRedirects(bytesOf('_redirects').toString());
const IMMUTABLE = 'public, max-age=31536000, immutable';

const starts: Readonly<Record<string, (site: string, folder: string) => Promise<Running>>> = {
  nginx: (site, folder) => startWebServer('nginx', site, folder),
  caddy: (site, folder) => startWebServer('caddy', site, folder),
  'npm run serve': (site) => serve({ root: site, port: 0 }),
};
const present = ['npm run serve', ...inject('webServers')];

test('a kind of file that is not in the table is not in the build', async () => {
  const kind = (path: string) => /\.[a-z0-9]+$/.exec(path)?.[0] ?? '.html';
  const known = new Set([...types.map(([path]) => kind(path)), '.br', '.gz']);
  const others = files.filter((file) => !/^\/_/.test(file) && !known.has(kind(file)));
  expect(others).toEqual([]);
});

describe.each(present)('%s', (name) => {
  let server: Running;
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));

  beforeAll(async () => {
    const start = starts[name];
    if (!start) throw new Error(`There is no way to start ${name}.`);
    // A copy, with files in it that must not get out.
    const site = join(folder, 'site');
    cpSync(SITE, site, { recursive: true, preserveTimestamps: true });
    for (const file of hidden) writeFileSync(join(site, file), 'hidden');
    server = await start(site, join(folder, 'server'));
  });

  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function get(
    path: string,
    headers: Readonly<Record<string, string>> = {},
    method = 'GET',
  ): Promise<Answer> {
    return ask(server.url, path, headers, method);
  }

  test.each(types)('%s is sent as %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, tidy(headers['content-type'])]).toEqual([200, type]);
  });

  test.each(['/', '/about', script, '/about.md', '/nothing'])(
    '%s comes as it was compressed at build, and the same in each encoding',
    async (path) => {
      const plain = await get(path);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const br = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect(br.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
      const gzip = await get(path, { 'accept-encoding': 'gzip' });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      for (const { headers } of [br, gzip]) {
        expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
        expect(tidy(headers['content-type'])).toBe(tidy(plain.headers['content-type']));
      }
      expect(br.body.length).toBeLessThan(gzip.body.length);
      expect(gzip.body.length).toBeLessThan(plain.body.length);
    },
  );

  test.each(['br', 'gzip'])('precompressed %s files are sent byte for byte', async (encoding) => {
    const ready = bytesOf(`about/index.html${encoding === 'br' ? '.br' : '.gz'}`);
    const { body } = await get('/about', { 'accept-encoding': encoding });
    expect(body.equals(ready)).toBe(true);
  });

  test('pictures are sent as they are', async () => {
    const { headers, body } = await get(picture, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.equals(bytesOf(picture))).toBe(true);
  });

  test.each([
    ['/', 'no-cache'],
    ['/about', 'no-cache'],
    ['/about.md', 'no-cache'],
    ['/live/hair-nova', 'public, max-age=300'],
    ['/map', 'public, max-age=300'],
    ['/feed.xml', 'no-cache'],
    [script, IMMUTABLE],
    [picture, IMMUTABLE],
  ])('%s is cached as "%s"', async (path, caching) => {
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe(caching);
    expect(headers.etag).toBeTruthy();
  });

  test.each([
    ['/about', 'br'],
    ['/about', 'gzip'],
    ['/about', 'identity'],
    ['/about.md', 'br'],
    [script, 'br'],
    [picture, 'identity'],
  ])('%s (%s) is not sent again when it has not changed', async (path, encoding) => {
    const asked = { 'accept-encoding': encoding };
    const etag = String((await get(path, asked)).headers.etag);
    const again = await get(path, { ...asked, 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBe(
      headersOf(path)['content-security-policy'],
    );
    const changed = await get(path, { ...asked, 'if-none-match': '"another"' });
    expect(changed.status).toBe(200);
  });

  test('each encoding has an ETag of its own', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await get('/about', { 'accept-encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(3);
  });

  test('a part is sent when a part is asked for', async () => {
    const whole = bytesOf(picture);
    const part = await get(picture, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
    expect(part.body.equals(whole.subarray(10, 20))).toBe(true);
    const beyond = await get(picture, { range: `bytes=${whole.length}-` });
    expect(beyond.status).toBe(416);
  });

  test.each(['/', '/about', script, picture])(
    'HEAD %s answers as GET, without a body',
    async (path) => {
      const asked = { 'accept-encoding': 'gzip, br' };
      const [head, whole] = await Promise.all([get(path, asked, 'HEAD'), get(path, asked)]);
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(comparable(head)).toEqual(comparable(whole));
    },
  );

  test.each(canonical)('%s has one address: %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, target]);
  });

  test.each([...redirects].map(([from, { to, status }]) => [from, to, status] as const))(
    '%s has moved to %s',
    async (from, to, moved) => {
      const { status, headers } = await get(from);
      expect([status, headers.location]).toEqual([moved, to]);
    },
  );

  test.each(missing)('%s answers 404 with the page for it', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(body.equals(bytesOf('404.html'))).toBe(true);
    expect(tidy(headers['content-type'])).toBe('text/html;charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('HEAD of what is not there answers 404 without a body', async () => {
    const { status, body } = await get('/nothing', {}, 'HEAD');
    expect([status, body.length]).toEqual([404, 0]);
  });

  test.each(hostile)('%s leads nowhere', async (path) => {
    const { status, headers, body } = await get(path);
    expect([400, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(body.toString()).not.toContain('root:x:');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    '%s is refused',
    async (method) => {
      for (const path of ['/', '/about', '/about/', '/home', '/nothing', script]) {
        const { status } = await get(path, {}, method);
        expect(status).toBe(405);
      }
    },
  );

  test('other methods are answered 405 with the allowed ones', async () => {
    const { headers } = await get('/', {}, 'POST');
    expect(tidy(headers.allow)).toBe('get,head');
  });

  test.each([
    '/',
    '/about',
    '/work/hair-nova',
    '/live/hair-nova',
    '/map',
    '/about.md',
    '/about.md',
    script,
    picture,
    '/nothing',
    '/home',
  ])('%s has the headers that _headers gives it', async (path) => {
    const { status, headers } = await get(path);
    const wanted = headersOf(path);
    expect(Object.keys(wanted)).toContain('content-security-policy');
    if (status !== 200) delete wanted['cache-control'];
    expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, headers[key]]))).toEqual(
      wanted,
    );
  });

  test.each([
    ['/', "'none'"],
    ['/about', "'none'"],
    ['/work/hair-nova', "'none'"],
    [ARTICLE, "'none'"],
    ['/live/hair-nova', "'self'"],
    ['/map', "'self'"],
  ])('%s may be framed by %s', async (path, ancestors) => {
    const policy = String((await get(path)).headers['content-security-policy']);
    // Several policies hold together: what one forbids is forbidden.
    const all = [...policy.matchAll(/frame-ancestors ([^;,]*)/g)].map(([, source]) => source);
    expect(all.includes("'none'") ? "'none'" : all.join()).toBe(ancestors);
  });

  test('pages for people are not kept from search engines', async () => {
    expect((await get('/about')).headers['x-robots-tag']).toBeUndefined();
  });
});

/** The headers that `_headers` gives a path. */
function headersOf(path: string): Record<string, string> {
  return Object.fromEntries(headersFor(rules, path));
}

/** A header's value without the spaces and capitals that mean nothing. */
function tidy(value: string | string[] | undefined): string {
  return String(value).toLowerCase().replaceAll(' ', '');
}

/** The headers that a HEAD answer shares with that of a GET. */
function comparable({ headers }: Answer) {
  const names = ['content-type', 'content-encoding', 'etag', 'cache-control'];
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
}
