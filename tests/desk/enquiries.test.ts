import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDatabase } from '../../tools/desk/database.ts';
import { Enquiries } from '../../tools/desk/enquiries.ts';
import { ask } from './ask.ts';
import { desk, enquiry, folder } from './desk.ts';

const stored = (data: string) => {
  const database = new DatabaseSync(join(data, 'desk.sqlite'), { readOnly: true });
  try {
    return database.prepare('SELECT * FROM enquiries ORDER BY id').all();
  } finally {
    database.close();
  }
};

test('an enquiry without script is stored and leads to a page that leads back to the site', async () => {
  const { post, get, data } = await desk();
  const answer = await post('/enquiry', enquiry);
  expect([answer.status, answer.headers.location]).toEqual([303, '/thank-you']);
  expect(stored(data)).toMatchObject([{ first_name: 'Amara', email: enquiry.email }]);
  const thanks = await get('/thank-you');
  expect(thanks.status).toBe(200);
  expect(thanks.body).toContain('Thank You!');
  expect(thanks.body).toContain('href="https://www.noughtline.example"');
});

test('into the hidden frame it answers a page that the site alone may frame', async () => {
  const { post, get } = await desk();
  const framed = await post('/enquiry', enquiry, { 'sec-fetch-dest': 'iframe' });
  expect(framed.status).toBe(200);
  const policy = (answer: typeof framed) => String(answer.headers['content-security-policy']);
  expect(policy(framed)).toContain('frame-ancestors https://www.noughtline.example;');
  expect(policy(await post('/enquiry', enquiry))).toContain("frame-ancestors 'none'");
  const other = await get('/thank-you', { 'sec-fetch-dest': 'iframe' });
  expect(policy(other)).toContain("frame-ancestors 'none'");
});

test('multipart is read as well', async () => {
  const { origin, data } = await desk();
  const form = new FormData();
  for (const [name, value] of Object.entries(enquiry)) form.set(name, value);
  const answer = await fetch(`${origin}/enquiry`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  expect(stored(data)).toHaveLength(1);
});

test.each([
  ['a missing first name', { firstName: '' }, 'First name'],
  ['a missing surname', { surname: '' }, 'Surname'],
  ['a missing email', { email: '' }, 'Email'],
  ['an email without a host', { email: 'amara@' }, 'Email'],
  ['a line break', { contactNumber: '1\r\nBcc: x@example.com' }, 'Contact number'],
  ['a name that is too long', { companyName: 'x'.repeat(201) }, 'Company name'],
])('%s is named, and what was typed is kept', async (_, change, label) => {
  const { post, data } = await desk();
  const typed = { ...enquiry, ...change };
  const answer = await post('/enquiry', typed);
  expect(answer.status).toBe(422);
  expect(answer.body).toContain(`Please look again at: ${label}.`);
  expect(answer.body.match(/aria-invalid/g)).toHaveLength(1);
  for (const [name, value] of Object.entries(enquiry)) {
    if (!(name in change)) expect(answer.body).toContain(`value="${value}"`);
  }
  expect(stored(data)).toEqual([]);
});

test('optional fields may be missing', async () => {
  const { post, data } = await desk();
  const { firstName, surname, email } = enquiry;
  expect((await post('/enquiry', { firstName, surname, email })).status).toBe(303);
  expect(stored(data)).toMatchObject([{ company_name: '', contact_number: '' }]);
});

const URLENCODED = 'application/x-www-form-urlencoded';
const right = new URLSearchParams(enquiry).toString();
test.each<[string, number, string, string | Buffer]>([
  ['an unknown field', 400, URLENCODED, `${right}&admin=1`],
  ['a field twice', 400, URLENCODED, `${right}&email=b%40example.com`],
  ['17 KB', 413, URLENCODED, `${right}&companyName=${'x'.repeat(17_000)}`],
  ['JSON', 415, 'application/json', JSON.stringify(enquiry)],
  ['plain text', 415, 'text/plain', right],
  ['no type', 415, '', right],
  ['another charset', 415, `${URLENCODED}; charset=utf-16`, right],
  ['a bad escape', 400, URLENCODED, `${right}%ff`],
  ['half an escape', 400, URLENCODED, `${right}%f`],
  [
    'bytes that are no UTF-8',
    400,
    URLENCODED,
    Buffer.concat([Buffer.from(right), Buffer.of(0xff)]),
  ],
  ['a broken multipart', 400, 'multipart/form-data; boundary=x', '--y\r\n'],
  ['multipart without a boundary', 400, 'multipart/form-data', right],
  [
    'a file',
    400,
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="email"; filename="a"\r\n\r\na\r\n--x--\r\n',
  ],
])('%s is refused with %i, and nothing is stored', async (_, status, type, body) => {
  const { origin, data } = await desk();
  const answer = await ask(origin, '/enquiry', {
    method: 'POST',
    headers: type ? { 'content-type': type } : {},
    body,
  });
  expect(answer.status).toBe(status);
  expect(answer.body).toContain('Nothing was stored.');
  expect(stored(data)).toEqual([]);
});

test('a large body without a length is cut off', async () => {
  const { origin, data } = await desk();
  const body = `firstName=${'x'.repeat(40_000)}`;
  const headers = { 'content-type': URLENCODED, 'transfer-encoding': 'chunked' };
  expect((await ask(origin, '/enquiry', { method: 'POST', headers, body })).status).toBe(413);
  expect(stored(data)).toEqual([]);
});

test('the same enquiry within ten minutes is stored once and acknowledged twice', async () => {
  let now = Date.parse('2026-11-23T10:00:00Z');
  const { post, data } = await desk({ now: () => now });
  expect((await post('/enquiry', enquiry)).status).toBe(303);
  now += 9 * 60_000;
  expect((await post('/enquiry', enquiry)).status).toBe(303);
  expect(stored(data)).toHaveLength(1);
  // A clock that was set back stores no copy either.
  now -= 15 * 60_000;
  expect((await post('/enquiry', enquiry)).status).toBe(303);
  expect(stored(data)).toHaveLength(1);
  now += 30 * 60_000;
  expect((await post('/enquiry', enquiry)).status).toBe(303);
  expect(stored(data)).toHaveLength(2);
});

test('the seventh enquiry of a minute from one address waits, and others do not', async () => {
  const { post, data } = await desk({ proxies: ['127.0.0.1'] });
  const from = (address: string, surname: string) =>
    post('/enquiry', { ...enquiry, surname }, { 'x-forwarded-for': address });
  for (let i = 1; i <= 6; i += 1) expect((await from('203.0.113.1', `S${i}`)).status).toBe(303);
  // What the visitor writes before the proxy's own entry is not believed.
  const seventh = await from('198.51.100.9, 203.0.113.1', 'S7');
  expect(seventh.status).toBe(429);
  expect(Number(seventh.headers['retry-after'])).toBeGreaterThan(50);
  expect((await from('203.0.113.2', 'S8')).status).toBe(303);
  expect(stored(data)).toHaveLength(7);
});

test('a forwarded address counts for nothing without a trusted proxy', async () => {
  const { post } = await desk();
  const statuses: number[] = [];
  for (let i = 1; i <= 7; i += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${i}` };
    statuses.push((await post('/enquiry', { ...enquiry, surname: `S${i}` }, headers)).status);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429]);
});

test('entries older than they are kept are deleted at the start', async () => {
  const data = folder();
  const now = Date.parse('2026-11-23T10:00:00Z');
  const database = openDatabase(data);
  const old = new Enquiries(database, () => now - 366 * 86_400_000, false);
  const recent = new Enquiries(database, () => now - 364 * 86_400_000, false);
  await old.store(enquiry);
  await recent.store(enquiry);
  database.close();
  await desk({ data, now: () => now });
  expect(stored(data)).toHaveLength(1);
});
