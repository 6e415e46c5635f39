import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from '../../tools/desk/calendar-file.ts';
import { desk, type TestDesk } from './desk.ts';

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
  const { status, body } = await get('/consultation?day=2026-11-24');
  expect(status).toBe(200);
  expect(body.match(/type="radio"/g)).toHaveLength(18);
  expect(body.match(/href="\/consultation\?day=/g)).toHaveLength(15);
  expect(body).toContain('aria-current="page">Tue 24 Nov');
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
  expect((await get('/consultation?day=2026-11-24')).body).not.toContain(SLOT);

  const later = '2026-11-25T11:30:00.000Z';
  expect((await get(`${path}/move?day=2026-11-25`)).body).toContain(later);
  expect((await post(`${path}/move`, { slot: later })).headers.location).toBe(path);
  expect((await get(path)).body).toContain('Wednesday 25 November, 11:30');
  expect((await get('/consultation?day=2026-11-24')).body).toContain(SLOT);
  expect((await get(`${path}/calendar.ics`)).body).toContain('SEQUENCE:1\r\n');

  expect((await post(`${path}/cancel`, {})).status).toBe(303);
  expect((await get(path)).status).toBe(404);
  expect((await get('/consultation?day=2026-11-25')).body).toContain(later);
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
  ['no time', { slot: '' }, 422],
  ['no name', { name: '' }, 422],
  ['a wrong email', { email: 'nobody' }, 422],
  ['a Sunday', { slot: '2026-11-29T10:00:00.000Z' }, 409],
  ['half past six', { slot: '2026-11-24T18:30:00.000Z' }, 409],
  ['a quarter past', { slot: '2026-11-24T10:15:00.000Z' }, 409],
  ['the past', { slot: '2026-11-20T10:00:00.000Z' }, 409],
  ['a day too far', { slot: '2027-01-20T10:00:00.000Z' }, 409],
])('%s is not booked', async (_, change, status) => {
  const { get, post } = await open();
  expect((await post('/consultation', { slot: SLOT, ...person, ...change })).status).toBe(status);
  expect((await get('/inbox')).body).not.toContain(person.email);
});

test('a guessed link is refused', async () => {
  const running = await open();
  await book(running);
  for (const guess of ['1', 'x'.repeat(43), `${'x'.repeat(42)}'`, '%00']) {
    expect((await running.get(`/consultation/${guess}`)).status).toBe(404);
  }
});

/** A calendar file's lines, unfolded. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('the calendar file is folded at 75 bytes, and escaped', () => {
  const slot = Date.parse(SLOT);
  const name = `Zoë; "Ltd", \\n ${'é'.repeat(90)}`;
  const booking = { id: 7, slot, bookedAt: NOW, name, email: person.email, sequence: 2 };
  const file = calendarFile(booking, 'desk.example', `https://desk.example/${'s'.repeat(43)}`);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n\ufffd]/);
  }
  const lines = unfolded(file);
  expect(lines).toContain('DTSTART:20261124T100000Z');
  expect(lines).toContain('DTEND:20261124T103000Z');
  expect(lines).toContain(`UID:consultation-7-${NOW}@desk.example`);
  const description = lines.find((line) => line.startsWith('DESCRIPTION:')) ?? '';
  expect(description).toContain(`Zoë\\; "Ltd"\\, \\\\n ${'é'.repeat(90)}.\\nCancel`);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('a calendar reads from it what was booked', () => {
  const name = 'Zoë; "Ltd", \\n';
  const slot = Date.parse(SLOT);
  const booking = { id: 7, slot, bookedAt: NOW, name, email: person.email, sequence: 2 };
  const link = `https://desk.example/${'s'.repeat(43)}`;
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(booking, 'desk.example', link)));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.startDate.toJSDate().getTime()).toBe(slot);
  expect(event.endDate.toJSDate().getTime()).toBe(slot + 30 * 60_000);
  expect(event.sequence).toBe(2);
  expect(event.description).toContain(name);
  expect(event.description).toContain(link);
});

test('the calendar file is sent as one', async () => {
  const running = await open();
  const path = (await book(running)).headers.location ?? '';
  const { headers, body } = await running.get(`${path}/calendar.ics`);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(unfolded(body)).toContain(`URL:${running.origin}${path}`);
});
