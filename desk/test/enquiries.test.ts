import './stated-hours.ts';

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { ask } from '../../tests/support/ask.ts';
import { networksOf } from '../src/limits.ts';
import { type EnquiryField, enquiryForm } from '../src/site.ts';
import {
  type Answer,
  enquiry,
  SOON,
  servedDesk,
  stored,
  URLENCODED,
  unservedDesk,
} from './test-desk.ts';

const multipart = new FormData();
for (const [name, value] of Object.entries(enquiry)) multipart.set(name, value);

test.each([
  ['urlencoded', new URLSearchParams(enquiry)],
  ['multipart', multipart],
])('an enquiry without script, %s, is stored and leads back to the site', async (_, body) => {
  const { origin, data } = await servedDesk();
  const answer = await fetch(`${origin}/enquiry`, { method: 'POST', body });
  expect([answer.status, answer.url]).toEqual([200, `${origin}/thank-you`]);
  expect(await answer.text()).toContain('href="https://www.noughtline.example"');
  expect(stored(data)).toMatchObject([{ first_name: 'Amara', email: enquiry.email }]);
});

test('a post of the site’s script is led to the site’s page for what became of the enquiry', async () => {
  const { post, data } = await servedDesk({ site: 'https://www.noughtline.example/base' });
  const send = async (change: Record<string, string> = {}) => {
    const answer = await post('/enquiry', { ...enquiry, answer: 'frame', id: 'a', ...change });
    return [answer.status, answer.headers.location];
  };
  const pages = 'https://www.noughtline.example/base/enquiry';
  expect(await send()).toEqual([303, `${pages}/stored`]);
  const refused = `${pages}/refused?field=surname&field=email`;
  expect(await send({ email: 'amara@localhost', surname: '' })).toEqual([303, refused]);
  const other = new DatabaseSync(join(data, 'desk.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  expect(await send({ surname: 'Locked', id: 'b' })).toEqual([303, `${pages}/lost`]);
  other.close();
  expect(await send({ surname: 'Locked', id: 'b' })).toEqual([303, `${pages}/stored`]);
});

test.each([
  ['of 17 KB', URLENCODED, `companyName=${'x'.repeat(17_000)}`, 413],
  ['that is not whole', 'multipart/form-data; boundary=x', '--y\r\n', 400],
])('a form %s is refused in the hidden frame too, by its status', async (_, type, body, status) => {
  const { origin, data } = await servedDesk();
  const headers = { 'content-type': type, 'sec-fetch-dest': 'iframe' };
  const answer = await ask(origin, '/enquiry', { method: 'POST', headers, body });
  // The site's page reads the status where it can, and asks for the enquiry's id where it cannot.
  expect([answer.status, answer.headers.location]).toEqual([status, undefined]);
  expect(answer.headers['content-security-policy']).toContain(
    'frame-ancestors https://www.noughtline.example;',
  );
  expect(stored(data)).toEqual([]);
});

test('a page that could not read the answer asks whether its enquiry is stored', async () => {
  const { post, get } = await servedDesk();
  const ask = async (id: string) => {
    const { body, headers } = await get(`/enquiry/${id}`);
    return [JSON.parse(body), headers['access-control-allow-origin']];
  };
  await post('/enquiry', { ...enquiry, answer: 'frame', id: 'mine' });
  expect(await ask('mine')).toEqual([{ isStored: true }, '*']);
  expect(await ask('another')).toEqual([{ isStored: false }, '*']);
});

test('the answer to a post may be framed by the site alone, and other pages by nobody', async () => {
  const { post, get } = await servedDesk();
  const policy = ({ headers }: Answer) => String(headers['content-security-policy']);
  const own = 'frame-ancestors https://www.noughtline.example;';
  expect(policy(await post('/enquiry', enquiry))).toContain(own);
  for (const path of ['/thank-you', '/consultation', '/inbox/sign-in', '/nothing'])
    expect(policy(await get(path))).toContain("frame-ancestors 'none'");
});

test.each([
  ['a missing first name', { firstName: '' }],
  ['a missing email', { email: '' }],
  ['an address that cannot receive mail', { email: 'a@b' }],
  ['a name of blanks', { firstName: '  \u00a0' }],
  ['a name of invisible characters', { surname: '\u200b\u2060\u3164' }],
  ['a name that is too long', { companyName: 'x'.repeat(201) }],
])('the answer to %s names the field, and keeps what was typed', async (_, change) => {
  const { post, data } = await servedDesk();
  const typed = { ...enquiry, ...change };
  const answer = await post('/enquiry', typed);
  expect(answer.status).toBe(422);
  expect(answer.body).toContain('<title>Error: Almost there');
  const [name] = Object.keys(change) as [EnquiryField];
  const label = enquiryForm.labels[name];
  expect(answer.body).toContain(`<a href="#${name}">${label}</a>`);
  expect(answer.body).toContain(`aria-describedby="${name}-error"`);
  expect(answer.body.match(/aria-invalid/g)).toHaveLength(1);
  for (const [name, value] of Object.entries(enquiry))
    if (!(name in change)) expect(answer.body).toContain(`value="${value}"`);
  expect(stored(data)).toEqual([]);
});

test.each([
  ['without what is optional', { companyName: '', contactNumber: '' }, { company_name: '' }],
  ['without pasted marks', { contactNumber: '\u202a+44\u202c ' }, { contact_number: '+44' }],
  [
    'without fields that the form does not have',
    { utm_source: 'x', handled_at: '1', website: 'https://a.example' },
    { handled_at: null },
  ],
])('an enquiry is stored %s', async (_, change, row) => {
  const { post, data } = await servedDesk();
  expect((await post('/enquiry', { ...enquiry, ...change })).status).toBe(303);
  expect(stored(data)).toMatchObject([row]);
});

test('an enquiry that is sent within two seconds is refused, and taken when it is sent again', async () => {
  let now = Date.parse('2026-11-23T10:00:00Z');
  const { post, data } = await servedDesk({ now: () => now });
  const shown = String(now);
  const send = async (shown: string) => (await post('/enquiry', { ...enquiry, shown })).status;
  now += 1_900;
  expect([await send(shown), await send('x')]).toEqual([422, 422]);
  expect(stored(data)).toEqual([]);
  now += 100;
  expect(await send(shown)).toBe(303);
});

test('the same enquiry within ten minutes, or from the same form at any time, is stored once', async () => {
  const begin = Date.parse('2026-11-23T10:00:00Z');
  let now = begin;
  const { post, data } = await servedDesk({ now: () => now });
  const all: (readonly [minutes: number, change: object, count: number])[] = [
    [0, { id: 'one' }, 1],
    [9, {}, 1],
    // A clock that was set back stores no copy either.
    [-6, {}, 1],
    [60, { id: 'one' }, 1],
    [60, {}, 2],
    // With other words it is another enquiry.
    [60, { id: 'one', surname: 'Osei-Bonsu' }, 3],
    [120, { id: 'two' }, 4],
  ];
  for (const [minutes, change, count] of all) {
    now = begin + minutes * 60_000;
    expect((await post('/enquiry', { ...enquiry, ...change })).status).toBe(303);
    expect([minutes, stored(data).length]).toEqual([minutes, count]);
  }
});

test('the 31st enquiry of a network within a minute is refused, with how long to wait', async () => {
  const { post, data } = await servedDesk();
  const from = (address: string, surname: string) =>
    post('/enquiry', { ...enquiry, surname }, { 'x-forwarded-for': address });
  // A port is not a part of the address, and what the visitor writes before the proxy's own entry
  // is not believed.
  for (let i = 1; i <= 30; i += 1)
    expect((await from(`198.51.100.${i}, 203.0.113.1:${4000 + i}`, `S${i}`)).status).toBe(303);
  const next = await from('203.0.113.1', 'S31');
  expect(next.status).toBe(429);
  expect(Number(next.headers['retry-after'])).toBeGreaterThan(0);
  expect(next.body).toContain('value="S31"');
  expect((await from('203.0.113.2', 'S32')).status).toBe(303);
  expect(stored(data)).toHaveLength(31);
});

test.each([
  ['/enquiry', 600, 'sent as many enquiries as one may'],
  ['/consultation', 20, 'booked as often as one may'],
])(
  'one /48 may post to %s %i times a day; then health and inbox say so',
  async (path, most, words) => {
    const now = Date.parse('2026-11-23T08:00:00Z');
    const { post, get, inbox } = await servedDesk({ now: () => now });
    const open = [
      ...unservedDesk({ now: () => now })
        .consultations.free()
        .values(),
    ].flat();
    const statuses: number[] = [];
    for (let i = 0; i <= most; i += 1) {
      const slot = new Date(open[i] ?? now).toISOString();
      const fields = { ...enquiry, surname: `S${i}`, name: 'Zoë', email: `${i}@a.example`, slot };
      const from = { 'x-forwarded-for': `2001:db8:0:${i.toString(16)}::1` };
      const shown = path === '/enquiry' ? '' : '1';
      statuses.push((await post(path, { ...fields, shown }, from)).status);
    }
    expect(statuses.indexOf(429)).toBe(most);
    expect(new Set(statuses)).toEqual(new Set([303, 429]));
    await vi.waitFor(async () => {
      const { status, body } = await get('/health');
      expect([status, body]).toEqual([200, expect.stringContaining(words)]);
    }, SOON);
    expect((await inbox('/inbox')).body).toContain(words);
  },
);

test.each([
  ['203.0.113.1', '10.0.0.1', [], '203.0.113.1'],
  ['127.0.0.1', '10.0.0.1:4711', ['127.0.0.1'], '10.0.0.1'],
  ['127.0.0.1', 'unknown', ['127.0.0.1'], '127.0.0.1'],
  ['::1', '[2001:db8:0:1::9]:4711', ['0:0::1'], '2001:db8:0:1:: 2001:db8::'],
  ['::ffff:127.0.0.1', '6.6.6.6, 10.0.0.1', ['127.0.0.1'], '10.0.0.1'],
  ['127.0.0.1', '6.6.6.6, 10.0.0.1, 10.9.9.9', ['127.0.0.1', '10.9.9.9'], '10.0.0.1'],
])(
  'a request from %s forwarded for "%s", trusting %j, is of %s',
  (remote, hops, proxies, whose) => {
    expect(networksOf(remote, hops, proxies).join(' ')).toBe(whose);
  },
);
