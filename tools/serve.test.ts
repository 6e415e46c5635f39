import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../tests/support/ask';
import { parseHeaders, parseRedirects } from './parse-host-files';
import { type Served, serve } from './serve';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const site: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': '<h1>Home</h1>',
  'about/index.html': '<h1>About</h1>',
  'about/index.html.br': brotliCompressSync('<h1>About</h1>'),
  '404.html': '<h1>Nothing here</h1>',
  'assets/picture-abc.avif': new Uint8Array(64).fill(7),
  'names with spaces.txt': 'spaced',
  '.secret': 'hidden',
  _headers: '# for hosts\n/*\n  X-All: yes\n/about\n  X-Page: about\n  Cache-Control: max-age=60\n',
  _redirects: '# moved\n/about-us /about 301\n/about /nowhere 301\n/old https://a.example/new\n',
};

let served: Served;
let below: Served;
beforeAll(async () => {
  for (const [name, content] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  served = await serve({ root: folder, port: 0 });
  below = await serve({ root: folder, port: 0, basePath: '/noughtline/' });
});
afterAll(async () => {
  await Promise.all([served.close(), below.close()]);
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers = {}, method = 'GET') =>
  ask(served.url, path, { method, headers });

test.each([
  ['/', '<h1>Home</h1>'],
  ['/about', '<h1>About</h1>'],
  ['/about?from=mail', '<h1>About</h1>'],
  ['/names%20with%20spaces.txt', 'spaced'],
])('%s is served', async (path, text) => {
  const { status, headers, body } = await get(path);
  expect([status, body]).toEqual([200, text]);
  expect(headers['content-type']).toMatch(/^text\/(?:html|plain);charset=utf-8$/);
  expect(headers['x-all']).toBe('yes');
});

test.each([
  ['/about/', 308, '/about'],
  ['/about/?from=mail', 308, '/about?from=mail'],
  ['/about/index.html', 308, '/about'],
  ['/index.html', 308, '/'],
  ['/about-us', 301, '/about'],
  ['/old', 302, 'https://a.example/new'],
])('%s answers %i and leads to %s', async (path, status, target) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([status, target]);
});

test.each([
  ...['/nothing', '/404', '/404.html', '/.secret', '/_headers', '/_redirects', '//about'],
  // A slash too many never becomes an address of another host.
  '//elsewhere.example/',
])('%s answers 404 with the page for it', async (path) => {
  const { status, headers, body } = await get(path);
  expect([status, body]).toEqual([404, '<h1>Nothing here</h1>']);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-all': 'yes' });
  expect(headers.location).toBeUndefined();
});

test.each(['/%', '/%00', '/../package.json', '/..%2fpackage.json', '/about%5c..%5cx'])(
  '%s is refused',
  async (path) => {
    expect((await get(path)).status).toBe(400);
  },
);

test('HEAD answers with the headers alone, other methods are refused', async () => {
  const head = await get('/about', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '14']);
  const post = await get('/', {}, 'POST');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a file that the build has compressed is sent compressed to those who accept it', async () => {
  const { headers, bytes } = await get('/about', { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(bytes).toString()).toBe('<h1>About</h1>');
});

test('hashed files are kept for ever, pages are asked for each time and not sent again', async () => {
  const asset = await get('/assets/picture-abc.avif', { range: 'bytes=0-9' });
  expect([asset.status, asset.bytes.length]).toEqual([206, 10]);
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { headers } = await get('/');
  expect(headers['cache-control']).toBe('no-cache');
  const again = await get('/', { 'if-none-match': headers.etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('the headers of _headers replace the usual ones, on the paths that it names', async () => {
  expect((await get('/about')).headers).toMatchObject({
    'x-page': 'about',
    'cache-control': 'max-age=60',
  });
  expect((await get('/')).headers['x-page']).toBeUndefined();
});

test('a line of _headers or _redirects that is neither is an error, which names it', () => {
  expect(() => parseRedirects('/a /b 301\n/c d')).toThrow('_redirects, line 2: "/c d"');
  expect(() => parseHeaders('/*\n  nonsense')).toThrow('_headers, line 2: "nonsense"');
});

test('with a base path the server answers below it, and nowhere else', async () => {
  const { origin } = new URL(below.url);
  expect((await ask(origin, '/noughtline/')).body).toBe('<h1>Home</h1>');
  expect((await ask(origin, '/assets/picture-abc.avif')).status).toBe(404);
  expect((await ask(origin, '/noughtline')).headers.location).toBe('/noughtline/');
  expect((await ask(origin, '/noughtline/about/')).headers.location).toBe('/noughtline/about');
});

test('a folder without a built site and a port that is taken are refused', async () => {
  await expect(serve({ root: 'src', port: 0 })).rejects.toThrow('src holds no built site');
  const port = Number(new URL(served.url).port);
  await expect(serve({ root: folder, port })).rejects.toThrow('EADDRINUSE');
});
