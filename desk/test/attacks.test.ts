import { createConnection } from 'node:net';
import { expect, test, vi } from 'vitest';
import { ENQUIRY_FIELDS } from '../src/enquiries.ts';
import { ask } from './ask.ts';
import { after, desk, enquiry } from './desk.ts';

const MARKUP = '"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;';
const SQL = "x'); DROP TABLE enquiries; --";

test.each(ENQUIRY_FIELDS)('markup and SQL in %s are text', async (field) => {
  const { get, post } = await desk();
  for (const [index, text] of [MARKUP, SQL].entries()) {
    const answer = await post('/enquiry', {
      ...enquiry,
      [field]: text,
      companyName: `${index}`,
      ...(field === 'companyName' && { companyName: text }),
    });
    // As an email address neither is one.
    expect(answer.status).toBe(field === 'email' ? 422 : 303);
    const page = field === 'email' ? answer.body : (await get('/inbox')).body;
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<img');
    expect(page).toContain(index === 0 ? '&lt;script&gt;alert(1)' : 'DROP TABLE');
  }
});

test.each(ENQUIRY_FIELDS)('a header or a NUL in %s is refused', async (field) => {
  const { get, post } = await desk();
  for (const text of ['a\r\nBcc: b@example.com', 'a\nb', 'a\0b', 'a\u001b[2J', 'a\u0085b']) {
    expect((await post('/enquiry', { ...enquiry, [field]: text })).status).toBe(422);
  }
  expect((await get('/inbox')).body).toContain('None yet.');
});

test.each([
  '/../../etc/passwd',
  '/assets/../../../etc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/desk.sqlite',
  '/.data/desk.sqlite',
  '/desk.sqlite',
  '/.env',
  '/.git/config',
  '//evil.example',
  '/%00',
  '/%',
  '/inbox%2f..%2f',
  '/inbox/../../x',
  '/INBOX',
  '/consultation/x%0d%0aSet-Cookie:%20a=b',
])('%s leads nowhere', async (path) => {
  const { get } = await desk();
  const { status, headers, body } = await get(path);
  expect([400, 404]).toContain(status);
  expect(headers.location).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).not.toMatch(/root:x:|SQLite/);
});

test.each(['evil.example', 'evil.example:3100', '127.0.0.1.evil.example', '127.0.0.1:1'])(
  'a request to the host "%s" is refused',
  async (host) => {
    const { get, post } = await desk();
    expect([400, 421]).toContain((await get('/inbox', { host })).status);
    expect([400, 421]).toContain((await post('/enquiry', enquiry, { host })).status);
    expect((await get('/inbox')).body).toContain('None yet.');
  },
);

test('a request through a proxy that the desk does not know is refused, with one line in the log', async () => {
  const { get, post } = await desk();
  const written = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  after(() => written.mockRestore());
  const forged = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'];
  for (const name of forged) {
    for (const path of ['/inbox', '/consultation', '/calendar/x.ics']) {
      const { status, body } = await get(path, { [name]: '203.0.113.7' });
      expect(status).toBe(403);
      expect(body).not.toContain('203.0.113.7');
    }
    expect((await post('/enquiry', enquiry, { [name]: 'evil.example' })).status).toBe(403);
  }
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toEqual([
    {
      time: expect.any(String),
      level: 'warn',
      event: 'untrusted-proxy',
      set: 'NOUGHTLINE_DESK_PROXY=127.0.0.1',
    },
  ]);
  expect((await get('/inbox')).body).toContain('None yet.');
});

test('the inbox without a token is closed to HTTP/1.0, which proxies speak and browsers do not', async () => {
  const { port } = await desk();
  const host = `Host: 127.0.0.1:${port}\r\n\r\n`;
  expect(await raw(port, `GET /inbox HTTP/1.0\r\n${host}`)).toMatch(/^HTTP\/1\.1 403 /);
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s does nothing',
  async (method) => {
    const { origin, get } = await desk();
    for (const path of ['/enquiry', '/consultation', '/inbox', '/inbox/enquiry/1/delete']) {
      const { status, headers } = await ask(origin, path, { method });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
    expect((await get('/inbox')).body).toContain('None yet.');
  },
);

test('every answer has the headers of the site, and visitors get no cookie', async () => {
  const { get, post } = await desk();
  const answers = [
    await get('/consultation'),
    await get('/thank-you'),
    await get('/nothing'),
    await get('/inbox'),
    await post('/enquiry', enquiry),
    await post('/enquiry', { ...enquiry, email: '' }),
    await post('/enquiry', enquiry, { 'content-type': 'text/plain' }),
    await get('/thank-you', { host: 'evil.example' }),
  ];
  for (const { headers } of answers) {
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toBeUndefined();
  }
});

/** What a server sends to bytes written as they are. */
function raw(port: number, bytes: string): Promise<string> {
  return new Promise((done) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => done('reset'));
    socket.on('close', () => done(Buffer.concat(chunks).toString()));
  });
}

test.each([
  [
    'two lengths',
    'POST /enquiry HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde',
  ],
  [
    'length and chunks',
    'POST /enquiry HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a header of 20 KB', `GET / HTTP/1.1\r\nHost: HOST\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['no HTTP', 'EHLO desk\r\n\r\n'],
])('%s is cut off', async (_, bytes) => {
  const { port, get } = await desk();
  expect(await raw(port, bytes.replace('HOST', `127.0.0.1:${port}`))).toMatch(
    /^HTTP\/1\.1 4\d\d |^reset$/,
  );
  expect((await get('/inbox')).body).toContain('None yet.');
});

test('slow senders, half requests and idle connections delay nobody', async () => {
  const { port, get } = await desk();
  const starts = [
    '',
    'GET /consul',
    `POST /enquiry HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 900\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\nfirst`,
  ];
  await Promise.all(
    Array.from(
      { length: 600 },
      (_, i) =>
        new Promise<void>((done, fail) => {
          const socket = createConnection(port, '127.0.0.1', () => {
            socket.write(starts[i % 3] ?? '');
            done();
          });
          socket.on('error', fail);
          after(() => socket.destroy());
        }),
    ),
  );
  const begun = performance.now();
  expect((await get('/thank-you')).status).toBe(200);
  // A limit for a busy machine; the figure in docs/guarantees.md is from `npm run load:desk`.
  expect(performance.now() - begun).toBeLessThan(2_000);
});
