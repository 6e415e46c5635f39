import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import { calendarFeed, calendarFile } from '../src/calendar-file.ts';
import type { Consultation } from '../src/consultations.ts';
import { desk, type TestDesk } from './desk.ts';
import { mailServer } from './mail-server.ts';

const NOW = Date.parse('2026-11-23T08:00:00Z');
const SLOT = '2026-11-24T10:00:00.000Z';
const person = { name: 'Amara Osei', email: 'amara@hairnova.example' };
const open = () => desk({ now: () => NOW });

const requestOf = (body: string) => /name="request" value="([\w-]{43})"/.exec(body)?.[1] ?? '';

async function book({ get, post }: TestDesk, slot = SLOT) {
  const request = requestOf((await get('/consultation')).body);
  return post('/consultation', { slot, ...person, request });
}

test('the page offers days and times, and a form that works without script', async () => {
  const { get } = await open();
  const { status, body } = await get('/consultation');
  expect(status).toBe(200);
  expect(body.match(/name="day"/g)).toHaveLength(15);
  expect(body.match(/name="slot"/g)).toHaveLength(15 * 18);
  expect(body).not.toContain('<script');
});

test('a booked slot is gone, and its owner can move and cancel it', async () => {
  const running = await open();
  const { get, post } = running;
  const booked = await book(running);
  expect(booked.status).toBe(303);
  const path = booked.headers.location ?? '';
  expect(path).toMatch(/^\/consultation\/[\w-]{43}$/);
  expect((await get(path)).body).toContain('Tuesday 24 November, 10:00');
  expect((await get('/consultation')).body).not.toContain(SLOT);

  const later = '2026-11-25T11:30:00.000Z';
  expect((await get(`${path}/move`)).body).toContain(later);
  expect((await post(`${path}/move`, { slot: later })).headers.location).toBe(path);
  expect((await get(path)).body).toContain('Wednesday 25 November, 11:30');
  expect((await get('/consultation')).body).toContain(SLOT);
  expect((await get(`${path}/calendar.ics`)).body).toContain('SEQUENCE:1\r\n');

  expect((await get(`${path}/cancel`)).body).toContain('Yes, cancel it');
  expect((await post(`${path}/cancel`, {})).status).toBe(303);
  expect((await get(path)).status).toBe(404);
  expect((await get('/consultation')).body).toContain(later);
});

test('of twenty people and one slot exactly one gets it, and the others see what is free', async () => {
  const { post } = await desk({ now: () => NOW, proxies: ['127.0.0.1'] });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      post(
        '/consultation',
        { slot: SLOT, name: `Visitor ${i}`, email: person.email },
        { 'x-forwarded-for': `203.0.113.${i}` },
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  const others = answers.filter(({ status }) => status === 409);
  expect(others).toHaveLength(19);
  expect(others[0]?.body).toContain('Somebody else has just taken this time.');
  expect(others[0]?.body).toContain('value="2026-11-24T10:30:00.000Z"');
  expect(others[0]?.body).toContain(`value="${person.email}"`);
});

test('moving to a taken time leaves the booking as it was', async () => {
  const running = await open();
  const path = (await book(running)).headers.location ?? '';
  await book(running, '2026-11-24T11:00:00.000Z');
  const answer = await running.post(`${path}/move`, { slot: '2026-11-24T11:00:00.000Z' });
  expect(answer.status).toBe(409);
  expect((await running.get(path)).body).toContain('Tuesday 24 November, 10:00');
});

test('the same form sent twice is one booking; sent for another time, it is another', async () => {
  const { get, post } = await open();
  const request = requestOf((await get('/consultation')).body);
  const send = (slot: string) => post('/consultation', { slot, ...person, request });
  const first = await send(SLOT);
  expect((await send(SLOT)).headers.location).toBe(first.headers.location);
  const second = await send('2026-11-24T10:30:00.000Z');
  expect(second.status).toBe(303);
  expect(second.headers.location).not.toBe(first.headers.location);
});

test.each([
  ['no time', { slot: '' }, 422, 'Please choose a time.'],
  ['a time of another day', { day: '2026-11-25' }, 422, 'Please choose a time.'],
  ['no name', { name: '' }, 422, 'Please fill in this field.'],
  ['a blank name', { name: ' \u200b\u00a0' }, 422, 'Please write something that can be read.'],
  ['a wrong email', { email: 'nobody' }, 422, 'Please enter an email address'],
  ['a Sunday', { slot: '2026-11-29T10:00:00.000Z' }, 409, 'We are closed on Sundays.'],
  ['Boxing Day', { slot: '2026-12-28T10:00:00.000Z' }, 409, 'a bank holiday (Boxing Day)'],
  ['half past six', { slot: '2026-11-24T18:30:00.000Z' }, 409, 'from 09:00 to 18:00 in London'],
  ['a quarter past', { slot: '2026-11-24T10:15:00.000Z' }, 409, 'the hour or the half hour'],
  ['the past', { slot: '2026-11-20T10:00:00.000Z' }, 409, 'This time has passed.'],
  ['a day too far', { slot: '2027-01-20T10:00:00.000Z' }, 409, 'too far ahead'],
])('%s is not booked, and the page says why', async (_, change, status, words) => {
  const { get, post } = await open();
  const answer = await post('/consultation', { slot: SLOT, ...person, ...change });
  expect(answer.status).toBe(status);
  expect(answer.body).toContain(words);
  expect(answer.body).toContain('<title>Error: Book a consultation');
  expect(answer.body).not.toContain('Somebody else');
  // What was typed is still there.
  for (const [name, value] of Object.entries(person))
    if (!(name in change)) expect(answer.body).toContain(`value="${value}"`);
  expect((await get('/inbox/consultations')).body).not.toContain(person.email);
});

test('what cannot be stored keeps what was typed', async () => {
  const { post, data } = await open();
  const other = new DatabaseSync(join(data, 'desk.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const answer = await post('/consultation', { slot: SLOT, ...person });
  other.close();
  expect(answer.status).toBe(503);
  expect(answer.body).toContain(`value="${SLOT}" checked`);
  expect(answer.body).toContain(`value="${person.email}"`);
});

test('a notice, a buffer and days off are kept', async () => {
  const running = await desk({ now: () => NOW, noticeHours: 4, bufferMinutes: 30 });
  const early = await book(running, '2026-11-23T11:30:00.000Z');
  expect([early.status, early.body]).toEqual([409, expect.stringContaining('at least 4 hours')]);
  expect((await book(running)).status).toBe(303);
  const { body } = await running.get('/consultation');
  expect(body).not.toContain('value="2026-11-24T10:30:00.000Z"');
  expect(body).not.toContain('value="2026-11-24T09:30:00.000Z"');
  expect(body).toContain('value="2026-11-24T11:00:00.000Z"');
  expect((await book(running, '2026-11-24T10:30:00.000Z')).status).toBe(409);
  const off = spawnSync(process.execPath, ['desk/src/main.ts', 'off', '2026-11-25..2026-11-26'], {
    encoding: 'utf8',
    env: { ...process.env, NOUGHTLINE_DESK_DATA: running.data },
  });
  expect(off.stdout).toBe('Off: 2026-11-25..2026-11-26\n');
  const refused = await book(running, '2026-11-26T10:00:00.000Z');
  expect([refused.status, refused.body]).toEqual([409, expect.stringContaining('We are away')]);
});

test('with mail, the link in it confirms, by a press and not by being opened', async () => {
  const { mails, url } = await mailServer();
  const running = await desk({ now: () => NOW, smtp: url });
  const { get, post } = running;
  const path = (await book(running)).headers.location ?? '';
  expect((await get(path)).body).toContain('held for you for an hour');
  await vi.waitFor(() => expect(mails).toHaveLength(1), 10_000);
  const text = mails[0]?.text.replace(/=\r\n/g, '') ?? '';
  const code = /confirm=(?:3D)?([\w-]{43})/.exec(text)?.[1] ?? '';
  const page = (await get(`${path}?confirm=${code}`)).body;
  expect(page).toContain('Confirm this time');
  expect((await get(path)).body).toContain('Please confirm');
  expect((await post(`${path}/confirm`, { code: 'x'.repeat(43) })).status).toBe(403);
  expect((await post(`${path}/confirm`, { code })).status).toBe(303);
  expect((await get(path)).body).toContain('See you then');
}, 30_000);

test('a guessed link is refused', async () => {
  const running = await open();
  await book(running);
  for (const guess of ['1', 'x'.repeat(43), `${'x'.repeat(42)}'`, '%00']) {
    expect((await running.get(`/consultation/${guess}`)).status).toBe(404);
  }
});

const agency = {
  email: 'hello@noughtline.example',
  place: 'Greenwich; by the line',
  host: 'desk.example',
};
const booking: Consultation = {
  id: 7,
  slot: Date.parse(SLOT),
  bookedAt: NOW,
  changedAt: NOW,
  name: `Zoë; "Ltd", \\n ${'é'.repeat(90)}`,
  email: person.email,
  zone: '',
  sequence: 2,
  isConfirmed: true,
  handledAt: undefined,
  assignee: '',
  note: '',
};

test.each(['REQUEST', 'CANCEL', 'PUBLISH'] as const)(
  'a calendar reads from a file with the method %s what was booked',
  (method) => {
    const link = `https://desk.example/${'s'.repeat(43)}`;
    const file = calendarFile(booking, agency, { method, link, now: NOW + 5_000 });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\ufffd]/);
    }
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getFirstPropertyValue('method')).toBe(method);
    const found = calendar.getFirstSubcomponent('vevent') ?? undefined;
    const event = new ICAL.Event(found);
    expect(event.uid).toBe(`consultation-7-${NOW}@desk.example`);
    expect(event.startDate.toJSDate().getTime()).toBe(booking.slot);
    expect(event.endDate.toJSDate().getTime()).toBe(booking.slot + 30 * 60_000);
    expect(event.sequence).toBe(method === 'CANCEL' ? 3 : 2);
    expect(event.organizer).toBe('mailto:hello@noughtline.example');
    expect(event.location).toBe(agency.place);
    expect(event.description).toContain(booking.name);
    expect(event.description).toContain(link);
    expect(event.attendees).toHaveLength(method === 'PUBLISH' ? 0 : 1);
    expect(found?.getFirstPropertyValue('status')).toBe(
      method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    );
    expect(String(found?.getFirstPropertyValue('dtstamp'))).toBe('2026-11-23T08:00:05Z');
  },
);

test('the private calendar has every consultation to come, and no other address has it', async () => {
  const running = await open();
  await book(running);
  const page = (await running.get('/inbox/consultations')).body;
  const feed = /http[^"]+\/calendar\/[\w-]{43}\.ics/.exec(page)?.[0] ?? '';
  const { body, headers } = await running.get(new URL(feed).pathname);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual([person.name]);
  expect((await running.get(`/calendar/${'x'.repeat(43)}.ics`)).status).toBe(404);
  expect(calendarFeed([], agency)).toContain('END:VCALENDAR');
});

test("times are shown in the visitor's own zone too", async () => {
  const { post } = await open();
  const { body, status } = await post('/consultation', {
    ...person,
    slot: '',
    zone: 'America/New_York',
    show: 'zone',
  });
  expect(status).toBe(200);
  expect(body).toContain('10:00<small>05:00 in New York</small>');
  expect(body).toContain(`value="${person.email}"`);
  expect(body).not.toContain('role="alert"');
});

/** A calendar file's lines, unfolded. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('the calendar file is sent as one', async () => {
  const running = await open();
  const path = (await book(running)).headers.location ?? '';
  const { headers, body } = await running.get(`${path}/calendar.ics`);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(unfolded(body)).toContain(`URL;VALUE=URI:${running.origin}${path}`);
});
