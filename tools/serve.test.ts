import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, ask } from '../tests/support/ask';
import { parseHeaders } from './headers-file';
import { parseRedirects } from './redirects-file';
import { type Served, serve } from './serve';

/**
 * Writes the files of a small site or project, with the folders that they stand in.
 *
 * @param folder where they are put
 * @param files what they hold, by their paths from there
 */
function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const script = `${'export const line = 0;\n'.repeat(50)}`;
const site: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': '<h1>Home</h1>',
  'about/index.html': `<h1>About</h1>${'words '.repeat(100)}`,
  '404.html': '<h1>Nothing here</h1>',
  'assets/client-abc.js': script,
  'assets/ready-abc.js': 'plain',
  'assets/ready-abc.js.gz': gzipSync('made at build'),
  'assets/picture-abc.avif': new Uint8Array(64).fill(7),
  'RSC/R/about.txt': '0:"payload"',
  'names with spaces.txt': 'spaced',
  '.secret': 'hidden',
  _headers: [
    '# for hosts',
    '/*',
    '  X-Content-Type-Options: nosniff',
    '/about',
    '  X-Page: about',
    '  Cache-Control: public, max-age=60',
  ].join('\n'),
  _redirects:
    '# moved\n/about-us /about 301\n/about /nowhere 301\n/old https://elsewhere.example/new\n',
};

let served: Served;
let below: Served;

beforeAll(async () => {
  writeFiles(folder, site);
  served = await serve({ root: folder, port: 0 });
  below = await serve({ root: folder, port: 0, basePath: '/noughtline/' });
});

afterAll(async () => {
  await Promise.all([served.close(), below.close()]);
  rmSync(folder, { recursive: true });
});

function get(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  { from = served, method = 'GET' }: { from?: Served; method?: string } = {},
): Promise<Answer> {
  return ask(from.url, path, headers, method);
}

describe('pages', () => {
  test.each([
    ['/', '<h1>Home</h1>'],
    ['/about', '<h1>About</h1>'],
    ['/about?from=mail', '<h1>About</h1>'],
  ])('%s is served as a page that is checked each time', async (path, start) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body.toString().startsWith(start)).toBe(true);
    expect(headers.etag).toBeTruthy();
  });

  test.each([
    ['/about/', '/about'],
    ['/about/?from=mail', '/about?from=mail'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
  ])('%s has one address: %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, target]);
  });

  test.each([
    '/nothing',
    '/404',
    '/404.html',
    '/assets/old-abc.js',
    '/.secret',
    '/_headers',
    '//about',
  ])('%s answers 404 with the page for it', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([404, '<h1>Nothing here</h1>']);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each(['/%', '/%00', '/../package.json', '/..%2fpackage.json', '/about%5c..%5cx'])(
    '%s is refused',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );

  test('a slash too many never becomes an address of another host', async () => {
    const { status, headers } = await get('//elsewhere.example/');
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  test('other methods than GET and HEAD are refused', async () => {
    const { status, headers } = await get('/', {}, { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('HEAD answers with the headers alone', async () => {
    const { status, headers, body } = await get('/about', {}, { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });
});

describe('compression', () => {
  test('text is sent in the best encoding that the client takes', async () => {
    const brotli = await get('/assets/client-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzipped = await get('/assets/client-abc.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.body).toString()).toBe(script);
    const plain = await get('/assets/client-abc.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
  });

  test('a file compressed at build is sent as it is', async () => {
    const { headers, body } = await get('/assets/ready-abc.js', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(gunzipSync(body).toString()).toBe('made at build');
  });

  test('pictures are left as they are', async () => {
    const { headers, body } = await get('/assets/picture-abc.avif', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.length).toBe(64);
  });

  test('the 404 page is compressed too, and stays a 404', async () => {
    const { status, body } = await get('/nothing', { 'accept-encoding': 'br' });
    expect(status).toBe(404);
    expect(brotliDecompressSync(body).toString()).toBe('<h1>Nothing here</h1>');
  });
});

describe('caching', () => {
  test('hashed files are kept for ever, payloads are asked for each time', async () => {
    const asset = await get('/assets/client-abc.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const payload = await get('/RSC/R/about.txt');
    expect(payload.headers['cache-control']).toBe('no-cache');
  });

  test.each(['br', 'identity'])('what has not changed is not sent again (%s)', async (encoding) => {
    const first = await get('/', { 'accept-encoding': encoding });
    const again = await get('/', {
      'accept-encoding': encoding,
      'if-none-match': String(first.headers.etag),
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('a part of a file is sent when a part is asked for', async () => {
    const { status, headers, body } = await get('/assets/picture-abc.avif', { range: 'bytes=0-9' });
    expect([status, body.length]).toEqual([206, 10]);
    expect(headers['content-range']).toBe('bytes 0-9/64');
  });
});

describe('the headers file', () => {
  test('sets its headers on what it names, in place of the usual ones', async () => {
    const about = await get('/about');
    expect(about.headers['x-page']).toBe('about');
    expect(about.headers['x-content-type-options']).toBe('nosniff');
    expect(about.headers['cache-control']).toBe('public, max-age=60');
    const home = await get('/');
    expect(home.headers['x-page']).toBeUndefined();
    expect(home.headers['x-content-type-options']).toBe('nosniff');
    expect((await get('/nothing')).headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the redirects file', () => {
  test.each([
    ['/about-us', 301, '/about'],
    ['/old', 302, 'https://elsewhere.example/new'],
  ])('leads %s on', async (path, status, target) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([status, target]);
  });

  test('never hides a page that is there, and is not for visitors', async () => {
    expect((await get('/about')).status).toBe(200);
    expect((await get('/_redirects')).status).toBe(404);
  });

  test('with a line of another form stops the server, which names it', () => {
    expect(() => parseRedirects('/a /b 301\n/c d')).toThrow('_redirects, line 2: "/c d"');
    expect(() => parseHeaders('/*\n  nonsense')).toThrow('_headers, line 2: "nonsense"');
  });
});

describe('below a base path', () => {
  test('serves inside it, and nothing outside', async () => {
    expect((await get('/noughtline/', {}, { from: below })).body.toString()).toBe('<h1>Home</h1>');
    expect((await get('/noughtline/about', {}, { from: below })).status).toBe(200);
    expect((await get('/RSC/R/about.txt', {}, { from: below })).status).toBe(404);
  });

  test('redirects inside it', async () => {
    expect((await get('/noughtline', {}, { from: below })).headers.location).toBe('/noughtline/');
    expect((await get('/noughtline/about/', {}, { from: below })).headers.location).toBe(
      '/noughtline/about',
    );
  });
});

test('names with spaces are found', async () => {
  expect((await get('/names%20with%20spaces.txt')).body.toString()).toBe('spaced');
});

test('a folder without a built site is refused, with the way to make one', async () => {
  await expect(serve({ root: 'src', port: 0 })).rejects.toThrow('src holds no built site');
});

test('a port that is taken is refused', async () => {
  const port = Number(new URL(served.url).port);
  await expect(serve({ root: folder, port })).rejects.toThrow('EADDRINUSE');
});
