import './stated-hours.ts';

import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from '../src/calendar-file.ts';
import { configFrom } from '../src/config.ts';
import holidays from '../src/data/bank-holidays.json' with { type: 'json' };
import { HOUR } from '../src/dates.ts';
import { healthOf } from '../src/health.ts';
import { site, usualPlace } from '../src/site.ts';
import { closureOf, HOLIDAYS_UNTIL, openSlots } from '../src/slots.ts';
import { servedDesk, type TestDesk, unservedDesk } from './test-desk.ts';

const NOW = Date.parse('2026-11-23T08:00:00Z');
const SLOT = '2026-11-24T10:00:00.000Z';
const NEXT = '2026-11-24T10:30:00.000Z';
const person = { name: 'Amara Osei', email: 'amara@hairnova.example' };
/** When the page was opened: long enough ago for somebody to have filled the form in. */
const shown = String(NOW - 60_000);
const open = () => servedDesk({ now: () => NOW });

/** Books as somebody who has opened the page, from a network. */
const book = ({ post }: TestDesk, change: object = {}, network = 1) => {
  const fields = { slot: SLOT, ...person, shown, ...change };
  return post('/consultation', fields, { 'x-forwarded-for': `203.0.113.${network}` });
};

test('a booked time is free again once its owner moves or cancels it', async () => {
  const { place } = configFrom({});
  const running = await servedDesk({ now: () => NOW, place });
  const { get, post, origin } = running;
  expect(place).toBe(usualPlace);
  expect(place).toContain(site.address.street);
  expect((await get('/consultation')).body).toContain(place);
  const path = (await book(running)).headers.location ?? '';
  expect(path).toMatch(/^\/consultation\/[\w-]{43}$/);
  expect((await get('/consultation')).body).not.toContain(SLOT);
  await book(running, { slot: NEXT });
  expect((await post(`${path}/move`, { slot: NEXT })).status).toBe(409);
  expect((await get(path)).body).toContain('Tuesday 24 November, 10:00');
  expect((await get(path)).body).toContain(`Where: ${place}.`);

  const later = '2026-11-25T11:30:00.000Z';
  expect((await post(`${path}/move`, { slot: later })).headers.location).toBe(path);
  expect((await get(path)).body).toContain('Wednesday 25 November, 11:30');
  expect((await get('/consultation')).body).toContain(SLOT);
  const { headers, body } = await get(`${path}/calendar.ics`);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body).toContain('SEQUENCE:1\r\n');
  const calendar = body.replaceAll(/\r\n |\\/g, '');
  for (const said of [place, `${origin}${path}`]) expect(calendar).toContain(said);

  expect((await post(`${path}/cancel`, {})).headers.location).toBe('/cancelled');
  expect((await get(path)).status).toBe(404);
  expect((await get('/consultation')).body).toContain(later);
});

test('of twenty people who want one slot exactly one gets it', async () => {
  const running = await open();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => book(running, { email: `${i}@example.com` }, i)),
  );
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  const others = answers.filter(({ status }) => status === 409);
  expect(others).toHaveLength(19);
  expect(others[0]?.body).toContain('Somebody else has just taken this time.');
  expect(others[0]?.body).toContain(`value="${NEXT}"`);
  expect(others[0]?.body).toContain('@example.com"');
});

test('a form that is sent twice makes one booking; sent again for another time, a second', async () => {
  const running = await open();
  const { body } = await running.get('/consultation');
  const [, formSecret = ''] = /name="formSecret" value="([\w-]{43})"/.exec(body) ?? [];
  const paths: unknown[] = [];
  for (const slot of [SLOT, SLOT, NEXT])
    paths.push((await book(running, { slot, formSecret })).headers.location);
  const own = `/consultation/${formSecret}`;
  expect(paths).toEqual([own, own, expect.stringMatching(/^\/consultation\/[\w-]{43}$/)]);
  expect(paths[2]).not.toBe(own);
});

test.each([
  ['no time', { slot: '' }, 422, 'Please choose a time.'],
  ['no date', { slot: '+275760-09-13T00:00:00.000Z' }, 422, 'Please choose a time.'],
  ['a form that nobody opened', { shown: '' }, 422, 'Press the button again'],
  [
    'a form that is sent within two seconds',
    { shown: String(NOW - 1_000) },
    422,
    'Press the button again',
  ],
  ['a time of another day', { day: '2026-11-25' }, 422, 'Please choose a time.'],
  ['no name', { name: '' }, 422, 'Please fill in this field.'],
  ['a Sunday', { slot: '2026-11-29T10:00:00.000Z' }, 409, 'We are closed on Sundays.'],
  ['Boxing Day', { slot: '2026-12-28T10:00:00.000Z' }, 409, 'a bank holiday (Boxing Day)'],
  ['half past six', { slot: '2026-11-24T18:30:00.000Z' }, 409, 'and end by 18:00, London time'],
  ['a quarter past', { slot: '2026-11-24T10:15:00.000Z' }, 409, 'at 09:00, then every 30 minutes'],
  ['the past', { slot: '2026-11-20T10:00:00.000Z' }, 409, 'This time has passed.'],
  ['a day too far', { slot: '2027-01-20T10:00:00.000Z' }, 409, 'too far ahead'],
])('%s is not booked, and the page says why', async (_, change, status, words) => {
  const running = await open();
  const answer = await book(running, change);
  expect(answer.status).toBe(status);
  expect(answer.body).toContain(words);
  expect(answer.body).toContain('<title>Error: Book a consultation');
  expect(answer.body).not.toContain('Somebody else');
  // What was typed is still there.
  for (const [name, value] of Object.entries(person))
    if (!(name in change)) expect(answer.body).toContain(`value="${value}"`);
  expect((await running.inbox('/inbox/consultations')).body).not.toContain(person.email);
});

test('no time within the notice, or blocked by staff, can be booked', async () => {
  const { consultations } = unservedDesk({ now: () => NOW, notice: 4 });
  const refusal = async (slot: string) =>
    (await consultations.book(Date.parse(slot), person)).refusal;
  expect(await refusal('2026-11-23T11:30:00.000Z')).toContain('at least 4 hours');
  const off = { from: '2026-11-25', to: '2026-11-26', begins: '', ends: '' };
  await consultations.addClosure(closureOf(off) ?? { from: 0, to: 0 });
  expect(await refusal('2026-11-26T10:00:00.000Z')).toContain('We are away');
  expect(consultations.free().get('2026-11-25')).toEqual([]);
});

test.each([
  ['with mail', 'smtp://127.0.0.1:1'],
  ['without mail, for an hour,', undefined],
])(
  '%s a quarter of the free times is held unconfirmed at most, and health says so',
  async (_, smtp) => {
    let now = NOW;
    const opened = unservedDesk({ now: () => now, ...(smtp && { smtp }) });
    const { consultations } = opened;
    const free = [...consultations.free().values()].flat();
    const problems = async () => (await healthOf({ ...opened })).problems.bookings;
    const refusals: (string | undefined)[] = [];
    for (const slot of free.slice(0, free.length / 4))
      refusals.push((await consultations.book(slot, person)).refusal);
    expect(new Set(refusals)).toEqual(new Set([undefined]));
    const [next = 0] = [...consultations.free().values()].flat();
    const again = () => consultations.book(next, person);
    expect(await again()).toEqual({ refusal: expect.stringContaining('try again in an hour') });
    expect(await problems()).toEqual([
      expect.stringContaining('Times that wait to be confirmed: 67'),
    ]);
    if (smtp) await consultations.delete([1]);
    else now += HOUR;
    expect(await problems()).toEqual([]);
    expect(await again()).toHaveProperty('secret');
  },
);

test.each(['/consultation', '/thank-you', '/cancelled', '/inbox/sign-in'])(
  '%s with a slash at its end is the same page, which the same sites may frame',
  async (path) => {
    const { get } = await servedDesk();
    const [page, other] = [await get(path), await get(`${path}/`)];
    const policy = 'content-security-policy';
    expect([other.status, other.headers[policy]]).toEqual([200, page.headers[policy]]);
  },
);

test('one email address can book six times a minute, from whatever networks', async () => {
  const running = await open();
  const statuses: number[] = [];
  for (let i = 0; i < 7; i += 1) {
    const slot = new Date(Date.parse(SLOT) + i * 30 * 60_000).toISOString();
    statuses.push((await book(running, { slot }, i)).status);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429]);
});

test.each(['REQUEST', 'CANCEL', 'PUBLISH'] as const)(
  'a calendar reads from a file with the method %s what was booked',
  async (method) => {
    const place = `Greenwich; "by", the \\n ${'é'.repeat(90)}`;
    const { consultations, agency } = unservedDesk({ now: () => NOW, place });
    await consultations.book(Date.parse(SLOT), person);
    const booking = consultations.find(1);
    if (!booking) throw new Error('There is no booking.');
    const link = `https://desk.example/${'s'.repeat(43)}`;
    const file = calendarFile(booking, agency(), { method, notes: [link], now: NOW + 5_000 });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\ufffd]/);
    }
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getFirstPropertyValue('method')).toBe(method);
    const found = calendar.getFirstSubcomponent('vevent') ?? undefined;
    const event = new ICAL.Event(found);
    const { uid, sequence, organizer, location, startDate, endDate } = event;
    expect({ uid, sequence, organizer, location }).toEqual({
      uid: `consultation-1-${NOW}@desk.example`,
      sequence: method === 'CANCEL' ? 1 : 0,
      organizer: 'mailto:hello@noughtline.example',
      location: place,
    });
    const times = [startDate, endDate].map((time) => time.toJSDate().getTime());
    expect(times).toEqual([booking.slot, booking.slot + 30 * 60_000]);
    // The file repeats nothing that somebody typed.
    expect(file).not.toContain('Osei');
    expect(event.description).toContain(link);
    expect(event.attendees).toHaveLength(method === 'PUBLISH' ? 0 : 1);
    const status = method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED';
    expect(found?.getFirstPropertyValue('status')).toBe(status);
    expect(String(found?.getFirstPropertyValue('dtstamp'))).toBe('2026-11-23T08:00:05Z');
  },
);

/** Nothing is closed, and no notice is asked for. */
const openSlotsAt = (now: string) =>
  openSlots({ now: Date.parse(now), noticeHours: 0, closures: [] });

test('the list of bank holidays reaches a year ahead of this release', () => {
  const days = holidays['england-and-wales'].events.map(({ date }) => date);
  expect(days).toEqual([...days].sort());
  expect(days.filter((day) => day.startsWith('2027'))).toHaveLength(8);
  expect(HOLIDAYS_UNTIL).toBe('2027-12-31');
});

test.each([
  // First day, last day, from, until.
  ['2026-12-24,,,', '2026-12-24T00:00 2026-12-25T00:00'],
  ['2026-12-24,2027-01-02,,', '2026-12-24T00:00 2027-01-03T00:00'],
  ['2027-06-01,,15:00,18:00', '2027-06-01T14:00 2027-06-01T17:00'],
  ['2026-12-23,2026-12-24,15:00,', '2026-12-23T15:00 2026-12-25T00:00'],
  ['2026-12-23,2026-12-24,15:00,12:00', '2026-12-23T15:00 2026-12-24T12:00'],
  ['2026-02-30,,,', ''],
  ['9999-12-31,,,', ''],
  ['2026-12-24,2026-12-20,,', ''],
  ['2026-12-23,,18:00,15:00', ''],
])('of the time off %s the desk makes "%s"', (typed, expected) => {
  const [from = '', to = '', begins = '', ends = ''] = typed.split(',');
  const closure = closureOf({ from, to, begins, ends });
  const moments = iso(closure ? [closure.from, closure.to] : []);
  expect(moments.join(' ').replaceAll(':00.000Z', '')).toBe(expected);
});

const iso = (moments: readonly number[] = []) =>
  moments.map((slot) => new Date(slot).toISOString());

test('open from Monday to Friday, the diary offers fifteen days of eighteen half hours, without weekends and bank holidays', () => {
  const days = openSlotsAt('2026-12-21T00:00:00Z');
  expect([...days.keys()].map((day) => day.slice(5)).join(' ')).toBe(
    '12-21 12-22 12-23 12-24 12-29 12-30 12-31 01-04 01-05 01-06 01-07 01-08 01-11 01-12 01-13',
  );
  for (const slots of days.values()) expect(slots).toHaveLength(18);
});

test.each([
  // Summer time begins on Sunday 28 March 2027 and ends on Sunday 25 October 2026.
  ['2027-03-25', '09:00', '17:30'],
  ['2027-03-30', '08:00', '16:30'],
  ['2026-10-23', '08:00', '16:30'],
  ['2026-10-26', '09:00', '17:30'],
])('nine to six in London on %s begins at %s and the last at %s by UTC', (day, first, last) => {
  const times = iso(openSlotsAt(`${day}T00:00:00Z`).get(day)).map((time) => time.slice(11, 16));
  expect([times.at(0), times.at(-1)]).toEqual([first, last]);
});

test('a time that has begun in London is not offered', () => {
  const today = openSlotsAt('2026-11-23T17:29:00Z').get('2026-11-23');
  expect(iso(today)).toEqual(['2026-11-23T17:30:00.000Z']);
  const summer = openSlotsAt('2026-07-01T23:30:00Z');
  expect([...summer.keys()][0]).toBe('2026-07-02');
});
