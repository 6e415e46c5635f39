import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { csvOf } from '../../tools/desk/csv.ts';
import { desk, enquiry } from './desk.ts';

const TOKEN = 'a-token-of-at-least-thirty-two-characters';
const OWN = { 'sec-fetch-site': 'same-origin' };

test('on this machine the inbox shows, exports and deletes', async () => {
  const { get, post } = await desk();
  await post('/enquiry', enquiry);
  expect((await get('/inbox')).body).toContain(enquiry.email);
  const csv = await get('/inbox/enquiries.csv');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.body).toContain('"amara@hairnova.example"');
  expect((await post('/inbox/enquiry/1/delete', {}, OWN)).status).toBe(303);
  expect((await get('/inbox')).body).not.toContain(enquiry.email);
  expect((await post('/inbox/enquiry/1/delete', {}, OWN)).status).toBe(404);
});

test('without a token a request that came through a proxy is refused', async () => {
  const { get } = await desk();
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host']) {
    expect((await get('/inbox', { [name]: '127.0.0.1' })).status).toBe(403);
  }
});

test('with a token it opens after a sign-in, and another token ends the session', async () => {
  const running = await desk({ token: TOKEN });
  const { get, post } = running;
  expect((await get('/inbox')).headers.location).toBe('/inbox/sign-in');
  expect((await get('/inbox/enquiries.csv')).status).toBe(303);
  expect((await post('/inbox/sign-in', { token: `${TOKEN}x` }, OWN)).status).toBe(403);
  const signed = await post('/inbox/sign-in', { token: TOKEN }, OWN);
  expect(signed.status).toBe(303);
  const cookie = String(signed.headers['set-cookie']);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  expect(cookie).toMatch(/Path=\/inbox/);
  const session = cookie.split(';')[0] ?? '';
  expect((await get('/inbox', { cookie: session })).status).toBe(200);
  expect((await get('/inbox', { cookie: `${session}x` })).status).toBe(303);
  const other = await desk({ token: `${TOKEN}${TOKEN}` });
  expect((await other.get('/inbox', { cookie: session })).status).toBe(303);
});

test('a session ends after twelve hours, and a clock set back does not make it longer', async () => {
  let now = Date.parse('2026-11-23T10:00:00Z');
  const { get, post } = await desk({ token: TOKEN, now: () => now });
  const signed = await post('/inbox/sign-in', { token: TOKEN }, OWN);
  const cookie = String(signed.headers['set-cookie']).split(';')[0] ?? '';
  now += 11 * 3_600_000;
  expect((await get('/inbox', { cookie })).status).toBe(200);
  now += 2 * 3_600_000;
  expect((await get('/inbox', { cookie })).status).toBe(303);
  now -= 24 * 3_600_000;
  expect((await get('/inbox', { cookie })).status).toBe(303);
});

test('the cookie is for https alone where the desk is', async () => {
  const { post } = await desk({ token: TOKEN, origin: 'https://desk.example' });
  const headers = { host: 'desk.example', origin: 'https://desk.example' };
  const signed = await post('/inbox/sign-in', { token: TOKEN }, headers);
  expect(String(signed.headers['set-cookie'])).toMatch(/Secure/);
});

test('the sixth sign-in of a minute waits, even with the right token', async () => {
  const { post } = await desk({ token: TOKEN });
  for (let i = 0; i < 5; i += 1) await post('/inbox/sign-in', { token: 'wrong' }, OWN);
  const sixth = await post('/inbox/sign-in', { token: TOKEN }, OWN);
  expect(sixth.status).toBe(429);
  expect(sixth.headers['set-cookie']).toBeUndefined();
});

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of the same site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['nobody knows where', {}],
])('a post from %s deletes nothing', async (_, headers) => {
  const { get, post } = await desk();
  await post('/enquiry', enquiry);
  expect((await post('/inbox/enquiry/1/delete', {}, headers)).status).toBe(403);
  expect((await get('/inbox')).body).toContain(enquiry.email);
});

test('no cell of the CSV begins like a formula', () => {
  const risky = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '|calc', '＝1'];
  const csv = csvOf(
    risky.map((companyName, id) => ({
      ...enquiry,
      id,
      receivedAt: 0,
      companyName,
      surname: 'a"b',
    })),
  );
  const rows = csv.trimEnd().split('\r\n').slice(1);
  expect(rows).toHaveLength(risky.length);
  for (const [index, row] of rows.entries()) {
    expect(row).toContain(`,"'${risky[index]}",`);
    expect(row).toContain('"a""b"');
    for (const value of row.split('","')) expect(value).not.toMatch(/^"?\s*[=+\-@|＝]/);
  }
});

test('npm run inbox lists, shows, exports and deletes', async () => {
  const { post, data } = await desk();
  await post('/enquiry', enquiry);
  const inbox = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/desk/inbox.ts', ...args], {
      encoding: 'utf8',
      env: { ...process.env, NOUGHTLINE_DESK_DATA: data },
    });
  expect(inbox().stdout).toMatch(/^1\t.*\tAmara Osei\tamara@hairnova\.example\n$/);
  expect(inbox('show', '1').stdout).toContain('companyName: Hair Nova');
  expect(inbox('export').stdout).toContain('"Osei"');
  expect(inbox('show', '2')).toMatchObject({ status: 1, stderr: 'There is no enquiry "2".\n' });
  expect(inbox('delete', '1').stdout).toBe('Deleted 1.\n');
  expect(inbox('delete', '1').status).toBe(1);
  expect(inbox().stdout).toBe('');
});
