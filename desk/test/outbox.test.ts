import './stated-hours.ts';

import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { clean } from '../src/cleaning.ts';
import { HOUR, MINUTE } from '../src/dates.ts';
import { healthOf } from '../src/health.ts';
import { type Delivered, mailServer } from './mail-server.ts';
import { after, enquiry, logged, unservedDesk } from './test-desk.ts';

const SLOT = Date.parse('2026-11-26T10:00:00Z');
/** A name with which somebody could send words to a stranger, if the desk repeated it. */
const person = { name: 'Win a prize at evil.example', email: 'amara@hairnova.example' };
const STAFF = 'hello@noughtline.example';

/** A desk with a clock that the test sets, and with mail. */
function deskWithClock(smtp: string) {
  const clock = { now: Date.parse('2026-11-23T10:00:00Z') };
  const desk = unservedDesk({ smtp, now: () => clock.now });
  const { outbox, store } = desk;
  if (!outbox) throw new Error('There is no outbox.');
  after(() => outbox.stop());
  const rows = () => store.all('SELECT kind, attempts, due_at, failed FROM mails ORDER BY due_at');
  const problems = async () => (await healthOf({ ...desk })).problems.mail;
  return { ...desk, outbox, desk, clock, rows, problems };
}

/** A mail with its calendar. */
function read({ text, to }: Delivered) {
  const base64 = /text\/calendar[\s\S]*?base64\r\n[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(text)?.[1];
  const plain = /(BEGIN:VCALENDAR[\s\S]*?END:VCALENDAR)/.exec(text)?.[1];
  const calendar = plain ?? Buffer.from(base64 ?? '', 'base64').toString();
  const component = calendar ? new ICAL.Component(ICAL.parse(calendar)) : undefined;
  const event = component?.getFirstSubcomponent('vevent');
  return {
    to,
    words: `${text}\n${calendar.replaceAll('\r\n ', '')}`,
    method: component?.getFirstPropertyValue('method'),
    sequence: event?.getFirstPropertyValue('sequence'),
    uid: event?.getFirstPropertyValue('uid'),
  };
}

test('an enquiry is mailed once, however often sending has failed before', async () => {
  let left = 2;
  const later = Object.assign(new Error('Later, a@b.example'), { responseCode: 451 });
  const { mails, url } = await mailServer(() => (left-- > 0 ? later : undefined));
  const lines = logged();
  const { enquiries, outbox, clock, rows } = deskWithClock(url);
  await enquiries.receive({ ...enquiry, surname: 'Oséi "x" <b@example.com>' });
  for (const pause of [30_000, 60_000]) {
    await outbox.run();
    expect(rows()).toMatchObject([{ due_at: clock.now + pause }]);
    await outbox.run();
    clock.now += pause;
  }
  expect(mails).toHaveLength(0);
  await outbox.run();
  await outbox.run();
  expect(rows()).toEqual([]);
  expect(mails).toHaveLength(1);
  const text = mails[0]?.text;
  expect(text).toMatch(/^Message-ID: <[\da-f]{32}@noughtline\.example>\r$/m);
  expect(text).toMatch(/^To: hello@noughtline\.example\r$/m);
  expect(text).toMatch(/^Reply-To: .*<amara@hairnova\.example>\r$/ms);
  expect(text).not.toMatch(/^(?:Bcc|Cc):/im);
  // The log is JSON, and repeats neither the server's words nor an address.
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['mail-failed', 'mail-failed']);
  expect(lines.join('')).not.toMatch(/@|Later/);
});

test('health reports mail that does not go out', async () => {
  logged();
  const gone = Object.assign(new Error('No such user'), { responseCode: 550 });
  const absent = deskWithClock('smtp://127.0.0.1:1');
  const refusing = deskWithClock((await mailServer(() => gone)).url);
  for (const { enquiries, outbox, clock } of [absent, refusing]) {
    await outbox.run();
    await enquiries.receive(enquiry);
    await outbox.run();
    clock.now += 24 * HOUR;
    await outbox.run();
  }
  expect(await absent.problems()).toEqual([
    expect.stringContaining('The mail server cannot be used'),
    'Email has not gone out for more than ten minutes: 1.',
  ]);
  expect(await refusing.problems()).toEqual(['Email was refused by the mail server for good: 1.']);
  // A mail that was refused for good is not tried again.
  expect(refusing.rows()).toMatchObject([{ attempts: 1, failed: 'refused' }]);
});

test('no mail is sent twice where the database cannot record that it was sent', async () => {
  const { mails, url } = await mailServer();
  const { enquiries, outbox, store, rows, clock } = deskWithClock(url);
  await enquiries.receive(enquiry);
  // A clock that was set back holds nothing back.
  clock.now -= 365 * 24 * HOUR;
  // The desk can store that it is about to send the mail, but not that it has sent it.
  store.database.exec(`CREATE TRIGGER full BEFORE DELETE ON mails
    BEGIN SELECT raise(ABORT, 'database or disk is full'); END`);
  await expect(outbox.run()).rejects.toThrow('disk is full');
  await expect(outbox.run()).rejects.toThrow('disk is full');
  store.database.exec('DROP TRIGGER full');
  await outbox.run();
  expect([mails.length, rows()]).toEqual([1, []]);
});

test('visitor and agency get mail about a booking from its confirmation to its end', async () => {
  const { mails, url } = await mailServer();
  const { consultations, outbox, store, clock } = deskWithClock(url);
  const { secret = '' } = (await consultations.book(SLOT, person)) as { secret?: string };
  await outbox.run();
  const [, code = ''] = /confirm=([\w-]{43})/.exec(mails[0]?.text ?? '') ?? [];
  expect(await consultations.confirm(secret, 'x'.repeat(43))).toBe(false);
  expect(await consultations.confirm(secret, code)).toBe(true);
  await outbox.run();
  const booking = consultations.bySecret(secret);
  if (!booking) throw new Error('There is no booking.');
  await consultations.move(booking, SLOT + 24 * HOUR, secret);
  await outbox.run();
  // A clock that is ahead for a while neither sends reminders late nor loses them.
  clock.now = SLOT + 25 * HOUR;
  await outbox.run();
  expect(mails).toHaveLength(5);
  for (const moment of [SLOT - HOUR, SLOT + MINUTE, SLOT + 23 * HOUR]) {
    clock.now = moment;
    await outbox.run();
  }
  await store.write(() => consultations.remove('id = ?', booking.id));
  await outbox.run();
  const told = mails.map(read);
  expect(told.map(({ to, method, sequence }) => [to, method, sequence])).toEqual([
    [person.email, undefined, undefined],
    [person.email, 'REQUEST', 0],
    [STAFF, 'REQUEST', 0],
    [person.email, 'REQUEST', 1],
    [STAFF, 'REQUEST', 1],
    [person.email, undefined, undefined],
    [person.email, undefined, undefined],
    [person.email, 'CANCEL', 2],
    [STAFF, 'CANCEL', 2],
  ]);
  expect(new Set(told.map(({ uid }) => uid).filter(Boolean)).size).toBe(1);
  expect(mails[0]?.text).toContain('Please confirm within the hour, or we will release it.');
  for (const { words } of told.filter(({ to, method }) => to !== STAFF && method !== 'CANCEL'))
    expect(words).toContain('Where: 1 Meridian Yard, Greenwich');
  expect(told[1]?.words).toContain('Thursday 26 November, 10:00 London time');
  expect(told[5]?.words).toContain('is tomorrow');
  expect(told[6]?.words).toContain('is in an hour');
  // Mail repeats what was typed to the agency alone.
  for (const { to, words } of told) expect(words.includes('evil.example')).toBe(to === STAFF);
});

test('a name reaches no header as an encoded word, which mail programs would decode', async () => {
  const { mails, url } = await mailServer();
  const { enquiries, outbox } = deskWithClock(url);
  await enquiries.receive({ ...enquiry, surname: '=?utf-8?q?Bcc:_x?=' });
  await outbox.run();
  const [headers = ''] = mails[0]?.text.split('\r\n\r\n') ?? [];
  expect(headers.match(/= \?utf-8\?q\?Bcc:_x\?=/g)).toHaveLength(2);
  expect(headers).not.toMatch(/=\?utf-8\?q\?Bcc/i);
});

test('a booking that is not confirmed within an hour is gone', async () => {
  logged();
  const { url } = await mailServer();
  for (const smtp of [url, 'smtp://127.0.0.1:1']) {
    const { desk, consultations, outbox, clock } = deskWithClock(smtp);
    const { secret = '' } = (await consultations.book(SLOT, person)) as { secret?: string };
    await outbox.run();
    const isFree = () => [...consultations.free().values()].flat().includes(SLOT);
    clock.now += 59 * MINUTE;
    await clean(desk);
    expect(isFree()).toBe(false);
    clock.now += 2 * MINUTE;
    await clean(desk);
    const isGone = consultations.bySecret(secret) === undefined;
    expect([isFree(), isGone]).toEqual([smtp === url, smtp === url]);
  }
});
