import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from '../src/calendar-file.ts';
import holidays from '../src/data/bank-holidays.json' with { type: 'json' };
import type { Consultation } from '../src/entries.ts';
import { closureOf, HOLIDAYS_UNTIL, slotsFrom } from '../src/slots.ts';
import { desk, parts, type TestDesk } from './desk.ts';

const NOW = Date.parse('2026-11-23T08:00:00Z');
const SLOT = '2026-11-24T10:00:00.000Z';
const person = { name: 'Amara Osei', email: 'amara@hairnova.example' };
/** When the page was opened, to be believed. */
const shown = String(NOW - 60_000);
const open = () => desk({ now: () => NOW });

const requestOf = (body: string) => /name="request" value="([\w-]{43})"/.exec(body)?.[1] ?? '';

async function book({ get, post }: TestDesk, slot = SLOT) {
  const request = requestOf((await get('/consultation')).body);
  return post('/consultation', { slot, ...person, request, shown });
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
  const { post } = await desk({ now: () => NOW, proxy: ['127.0.0.1'] });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      post(
        '/consultation',
        { slot: SLOT, name: `Visitor ${i}`, email: `${i}@example.com`, shown },
        { 'x-forwarded-for': `203.0.113.${i}` },
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  const others = answers.filter(({ status }) => status === 409);
  expect(others).toHaveLength(19);
  expect(others[0]?.body).toContain('Somebody else has just taken this time.');
  expect(others[0]?.body).toContain('value="2026-11-24T10:30:00.000Z"');
  expect(others[0]?.body).toContain('@example.com"');
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
  const send = (slot: string) => post('/consultation', { slot, ...person, request, shown });
  const first = await send(SLOT);
  expect((await send(SLOT)).headers.location).toBe(first.headers.location);
  const second = await send('2026-11-24T10:30:00.000Z');
  expect(second.status).toBe(303);
  expect(second.headers.location).not.toBe(first.headers.location);
});

test.each([
  ['no time', { slot: '' }, 422, 'Please choose a time.'],
  ['no date', { slot: '+275760-09-13T00:00:00.000Z' }, 422, 'Please choose a time.'],
  ['a form that nobody opened', { shown: '' }, 422, 'Press the button again'],
  ['all at once', { shown: String(NOW - 1_000) }, 422, 'Press the button again'],
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
  const { inbox, post } = await open();
  const answer = await post('/consultation', { slot: SLOT, ...person, shown, ...change });
  expect(answer.status).toBe(status);
  expect(answer.body).toContain(words);
  expect(answer.body).toContain('<title>Error: Book a consultation');
  expect(answer.body).not.toContain('Somebody else');
  // What was typed is still there.
  for (const [name, value] of Object.entries(person))
    if (!(name in change)) expect(answer.body).toContain(`value="${value}"`);
  expect((await inbox('/inbox/consultations')).body).not.toContain(person.email);
});

test('what cannot be stored keeps what was typed', async () => {
  const { post, data } = await open();
  const other = new DatabaseSync(join(data, 'desk.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const answer = await post('/consultation', { slot: SLOT, ...person, shown });
  other.close();
  expect(answer.status).toBe(503);
  expect(answer.body).toContain(`value="${SLOT}" checked`);
  expect(answer.body).toContain(`value="${person.email}"`);
});

test('a notice and days off are kept, and staff need no notice', async () => {
  const { consultations } = parts({ now: () => NOW, notice: 4 });
  const book = (slot: string, isStaff = false) =>
    consultations.book(Date.parse(slot), person, '', isStaff);
  const early = '2026-11-23T11:30:00.000Z';
  expect((await book(early)).refusal).toContain('at least 4 hours');
  expect((await book(early, true)).refusal).toBeUndefined();
  const off = { from: '2026-11-25', to: '2026-11-26', begins: '', ends: '' };
  await consultations.close(closureOf(off) ?? { from: 0, to: 0 });
  expect((await book('2026-11-26T10:00:00.000Z')).refusal).toContain('We are away');
  expect(consultations.free().get('2026-11-25')).toEqual([]);
});

test('one address cannot be sent more than a few mails, from whatever networks', async () => {
  const { post } = await desk({ now: () => NOW, proxy: ['127.0.0.1'] });
  const statuses: number[] = [];
  for (let i = 0; i < 7; i += 1) {
    const slot = new Date(Date.parse(SLOT) + i * 30 * 60_000).toISOString();
    const from = { 'x-forwarded-for': `203.0.113.${i}` };
    statuses.push((await post('/consultation', { slot, ...person, shown }, from)).status);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429]);
});

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
  sequence: 2,
  isConfirmed: 1,
  handledAt: null,
  note: '',
};

test.each(['REQUEST', 'CANCEL', 'PUBLISH'] as const)(
  'a calendar reads from a file with the method %s what was booked',
  (method) => {
    const link = `https://desk.example/${'s'.repeat(43)}`;
    const file = calendarFile(booking, agency, { method, notes: [link], now: NOW + 5_000 });
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
    // What somebody typed is not said to others.
    expect(file).not.toContain('Zoë');
    expect(event.description).toContain(link);
    expect(event.attendees).toHaveLength(method === 'PUBLISH' ? 0 : 1);
    expect(found?.getFirstPropertyValue('status')).toBe(
      method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    );
    expect(String(found?.getFirstPropertyValue('dtstamp'))).toBe('2026-11-23T08:00:05Z');
  },
);

/** A calendar file's lines, unfolded. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('the calendar file is sent as one', async () => {
  const running = await open();
  const path = (await book(running)).headers.location ?? '';
  const { headers, body } = await running.get(`${path}/calendar.ics`);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(unfolded(body).join()).toContain(`${running.origin}${path}`);
});

/** Nothing is closed, and no notice is asked for. */
const slotsOf = (now: string) => slotsFrom({ now: Date.parse(now), noticeHours: 0, closures: [] });

test('the list of bank holidays is the one of GOV.UK for England, and reaches a year ahead of this release', () => {
  const days = holidays['england-and-wales'].events.map(({ date }) => date);
  expect(days).toEqual([...days].sort());
  expect(days.filter((day) => day.startsWith('2027'))).toHaveLength(8);
  expect(HOLIDAYS_UNTIL).toBe('2027-12-31');
});

test.each([
  [
    ['2026-12-24', '', '', ''],
    ['2026-12-24T00:00', '2026-12-25T00:00'],
  ],
  [
    ['2026-12-24', '2027-01-02', '', ''],
    ['2026-12-24T00:00', '2027-01-03T00:00'],
  ],
  [
    ['2026-12-23', '', '15:00', '18:00'],
    ['2026-12-23T15:00', '2026-12-23T18:00'],
  ],
  [
    ['2026-12-23', '2026-12-24', '15:00', ''],
    ['2026-12-23T15:00', '2026-12-25T00:00'],
  ],
  [
    ['2027-06-01', '', '15:00', '18:00'],
    ['2027-06-01T14:00', '2027-06-01T17:00'],
  ],
  [['', '', '', ''], []],
  [['tomorrow', '', '', ''], []],
  [['2026-02-30', '', '', ''], []],
  [['9999-12-31', '', '', ''], []],
  [['2026-12-24', '2026-12-20', '', ''], []],
  [['2026-12-23', '', '18:00', '15:00'], []],
])(
  'of the time off %j the desk makes %j',
  ([from = '', to = '', begins = '', ends = ''], moments) => {
    const closure = closureOf({ from, to, begins, ends });
    const expected = moments.map((moment) => `${moment}:00.000Z`);
    expect(iso(closure ? [closure.from, closure.to] : [])).toEqual(expected);
  },
);

const iso = (moments: readonly number[] = []) =>
  moments.map((slot) => new Date(slot).toISOString());

test('fifteen working days of eighteen half hours, without weekends and bank holidays', () => {
  const days = slotsOf('2026-12-21T00:00:00Z');
  expect([...days.keys()]).toEqual(
    '2026-12-21 2026-12-22 2026-12-23 2026-12-24 2026-12-29 2026-12-30 2026-12-31 2027-01-04 2027-01-05 2027-01-06 2027-01-07 2027-01-08 2027-01-11 2027-01-12 2027-01-13'.split(
      ' ',
    ),
  );
  for (const slots of days.values()) expect(slots).toHaveLength(18);
});

test('nine to six is London time on both sides of a change of the clocks', () => {
  // Summer time begins on Sunday 28 March 2027.
  const spring = slotsOf('2027-03-25T00:00:00Z');
  expect(iso(spring.get('2027-03-25')).at(0)).toBe('2027-03-25T09:00:00.000Z');
  expect(iso(spring.get('2027-03-30')).at(0)).toBe('2027-03-30T08:00:00.000Z');
  expect(iso(spring.get('2027-03-30')).at(-1)).toBe('2027-03-30T16:30:00.000Z');
  const autumn = slotsOf('2026-10-23T00:00:00Z');
  expect(iso(autumn.get('2026-10-23')).at(0)).toBe('2026-10-23T08:00:00.000Z');
  expect(iso(autumn.get('2026-10-26')).at(0)).toBe('2026-10-26T09:00:00.000Z');
});

test('what has begun is not offered, and late in the evening of UTC it is tomorrow in London', () => {
  const today = slotsOf('2026-11-23T17:29:00Z').get('2026-11-23');
  expect(iso(today)).toEqual(['2026-11-23T17:30:00.000Z']);
  const summer = slotsOf('2026-07-01T23:30:00Z');
  expect([...summer.keys()][0]).toBe('2026-07-02');
});
