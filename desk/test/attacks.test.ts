import { once } from 'node:events';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ask } from '../../tests/support/ask.ts';
import { createApp } from '../src/app.ts';
import { ENQUIRY_FIELDS } from '../src/enquiries.ts';
import {
  type Answer,
  after,
  enquiry,
  servedDesk,
  type TestDesk,
  URLENCODED,
  unservedDesk,
} from './test-desk.ts';

const MARKUP = '"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;';
const SQL = "x'); DROP TABLE enquiries; --";
const right = new URLSearchParams(enquiry).toString();

type Attack = (desk: TestDesk) => Promise<Pick<Answer, 'status' | 'body'> & Partial<Answer>>;

const get = (path: string, headers: Record<string, string> = {}): Attack => {
  return (to) => to.get(path, headers);
};
const post = (path: string, change: object = {}, headers: Record<string, string> = {}): Attack => {
  return (to) => to.post(path, { ...enquiry, ...change }, headers);
};
const body = (type: string, body: string | Buffer, more: Record<string, string> = {}): Attack => {
  const headers = { ...(type && { 'content-type': type }), ...more };
  return ({ origin }) => ask(origin, '/enquiry', { method: 'POST', headers, body });
};
/** Writes bytes to the desk's port, as no client would. */
const bytes =
  (sent: string): Attack =>
  async ({ port }) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.write(sent.replaceAll('HOST', `127.0.0.1:${port}`));
    // A connection that is cut off without a word is refused too.
    const body = await text(socket).catch(() => '');
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(body)?.[1] ?? 400), body };
  };

const multipart = (lines: string) => body('multipart/form-data; boundary=x', lines);
const file = 'Content-Disposition: form-data; name="email"; filename="a"';

const CHUNKED = { 'transfer-encoding': 'chunked' };
const POST = 'POST /enquiry HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\n';

/** Each attack, and the status of the answer. */
const attacks: readonly (readonly [string, Attack, number])[] = [
  ...ENQUIRY_FIELDS.flatMap((field) =>
    ['a\r\nBcc: b@example.com', 'a\nb', 'a\0b', 'a\u001b[2J', 'a\u0085b'].map(
      (text) =>
        [JSON.stringify({ [field]: text }), post('/enquiry', { [field]: text }), 422] as const,
    ),
  ),
  ['a field twice', body(URLENCODED, `${right}&email=b%40example.com`), 422],
  ['17 KB', body(URLENCODED, `${right}&companyName=${'x'.repeat(17_000)}`), 413],
  ['40 KB in chunks', body(URLENCODED, 'x'.repeat(40_000), CHUNKED), 413],
  ['JSON', body('application/json', JSON.stringify(enquiry)), 422],
  ['plain text', body('text/plain', right), 422],
  ['no type', body('', right), 422],
  ['a bad escape', body(URLENCODED, `${right}%ff`), 422],
  ['no UTF-8', body(URLENCODED, Buffer.concat([Buffer.from(right), Buffer.of(0xff)])), 422],
  ['a broken multipart', multipart('--y\r\n'), 400],
  ['a multipart without a boundary', body('multipart/form-data', right), 400],
  ['a file', multipart(`--x\r\n${file}\r\n\r\na\r\n--x--\r\n`), 422],
  ...[
    '/../../etc/passwd',
    '/assets/../../../etc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/.data/desk.sqlite',
    '/desk.sqlite',
    '/token',
    '/.env',
    '//evil.example',
    '/%00',
    '/%',
    '/INBOX',
    '/consultation/x%0d%0aSet-Cookie:%20a=b',
    `/consultation/${'x'.repeat(43)}`,
    `/consultation/${'x'.repeat(42)}'`,
  ].map((path) => [path, get(path), 404] as const),
  ...['evil.example', 'evil.example:3100', '127.0.0.1.evil.example', '127.0.0.1:1'].flatMap(
    (host) => [
      [`host ${host}`, get('/inbox', { host }), 421] as const,
      [`a post to host ${host}`, post('/enquiry', {}, { host }), 421] as const,
    ],
  ),
  // However a request came here: without the token nobody is in.
  ...['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'].map(
    (name) => [`the inbox with ${name}`, get('/inbox', { [name]: '203.0.113.7' }), 303] as const,
  ),
  ['the inbox by HTTP/1.0', bytes('GET /inbox HTTP/1.0\r\nHost: HOST\r\n\r\n'), 303],
  ['a forged cookie', get('/inbox', { cookie: 'desk=99999999999999.AAAA' }), 303],
  ['a post to the inbox from nowhere', post('/inbox/enquiry/delete', { entry: '1' }), 403],
  ['a sign-in from nowhere', post('/inbox/sign-in', { token: 'x'.repeat(43) }), 403],
  ...['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'].map(
    (method) =>
      [method, ({ origin }: TestDesk) => ask(origin, '/enquiry', { method }), 404] as const,
  ),
  ['two lengths', bytes(`${POST}Content-Length: 6\r\n\r\nabcde`), 400],
  ['length and chunks', bytes(`${POST}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`), 400],
  ['no host', bytes('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'), 400],
  ['a header of 20 KB', bytes(`${POST}X: ${'x'.repeat(20_000)}\r\n\r\n`), 431],
  ['no HTTP', bytes('EHLO desk\r\n\r\n'), 400],
  ...['0', '-1', '1.5', '9'.repeat(23), 'x'].map(
    (page) => [`page ${page}`, (to: TestDesk) => to.inbox(`/inbox?page=${page}`), 404] as const,
  ),
  ['an unknown state', (to) => to.inbox('/inbox?state=constructor'), 404],
  ['an entry of 23 digits', (to) => to.inbox(`/inbox/enquiry/${'9'.repeat(23)}`), 404],
];

test('each attack is refused, stores nothing, signs nobody in and reveals nothing', async () => {
  const running = await servedDesk();
  for (const [name, attack, status] of attacks) {
    const answer = await attack(running);
    expect([name, answer.status]).toEqual([name, status]);
    expect(answer.body).not.toMatch(/root:x:|SQLite|203\.0\.113/);
    expect(answer.headers?.['set-cookie']).toBeUndefined();
    expect(answer.headers?.['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers?.location ?? '/inbox/sign-in').toBe('/inbox/sign-in');
  }
  expect((await running.inbox('/inbox')).body).toContain('None yet.');
});

test('every address of the inbox is closed to whoever has not signed in', async () => {
  const { origin } = await servedDesk();
  const { routes } = createApp(unservedDesk());
  const paths = new Set(
    routes
      .filter(({ path, method }) => path.startsWith('/inbox') && method !== 'ALL')
      .map(({ path, method }) =>
        `${method} ${path}`.replace(/:kind\{([a-z]+)[^}]*\}/, '$1').replace(/:id\{[^/]*\}/, '1'),
      ),
  );
  paths.delete('GET /inbox/sign-in');
  expect(paths.size).toBeGreaterThan(8);
  for (const each of paths) {
    const [method = '', path = ''] = each.split(' ');
    const { status, headers } = await ask(origin, path, { method });
    const refused = method === 'GET' ? [each, 303, '/inbox/sign-in'] : [each, 403, undefined];
    expect([each, status, headers.location]).toEqual(refused);
  }
});

test.each([MARKUP, SQL])('%s is stored and shown as text', async (text) => {
  const { inbox, post: send } = await servedDesk();
  for (const field of ENQUIRY_FIELDS) {
    const answer = await send('/enquiry', { ...enquiry, [field]: text });
    // As an email address it is refused.
    expect(answer.status).toBe(field === 'email' ? 422 : 303);
    const page = field === 'email' ? answer.body : (await inbox('/inbox')).body;
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain(text === MARKUP ? '&lt;script&gt;alert(1)' : 'DROP TABLE');
  }
});

test('every answer has the headers that protect the desk', async () => {
  const { get: open, inbox, post: send } = await servedDesk();
  for (const { headers } of [
    await open('/consultation'),
    await open('/nothing'),
    await inbox('/inbox'),
    await send('/enquiry', enquiry, { 'content-type': 'text/plain' }),
    await open('/thank-you', { host: 'evil.example' }),
  ]) {
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|script-src/);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  }
});

test('slow senders, half requests and idle connections keep nobody from an answer', async () => {
  const { port, get: open } = await servedDesk();
  const length = `Content-Length: 900\r\nContent-Type: ${URLENCODED}`;
  const starts = [
    '',
    'GET /consul',
    `POST /enquiry HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${length}\r\n\r\nfirst`,
  ];
  for (let i = 0; i < 600; i += 1) {
    const socket = createConnection(port, '127.0.0.1');
    after(() => socket.destroy());
    await once(socket, 'connect');
    socket.on('error', () => {}).write(starts[i % 3] ?? '');
  }
  expect((await open('/thank-you')).status).toBe(200);
});
