import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import { openStore } from '../src/database.ts';
import { HOUR, MINUTE } from '../src/dates.ts';
import { createDesk, type Desk } from '../src/desk.ts';
import { mailState, Outbox } from '../src/outbox.ts';
import { after, enquiry, folder, testConfig } from './desk.ts';
import { type Delivered, mailServer } from './mail-server.ts';

const SOON = { timeout: 10_000, interval: 10 };
const SLOT = Date.parse('2026-11-26T10:00:00Z');
const person = { name: 'Amara Osei', email: 'amara@hairnova.example', zone: 'America/New_York' };

/** The parts of a desk without its pages, with an outbox that looks often. */
function office(smtp: string, data = folder()) {
  const clock = { now: Date.parse('2026-11-23T10:00:00Z') };
  const config = testConfig({ data, smtp, now: () => clock.now });
  const store = openStore(data, { now: config.now });
  const desk = createDesk(config, store, () => 'https://desk.example');
  const outbox = new Outbox(store, { smtp, email: config.email, poll: 10 });
  outbox.start();
  after(async () => {
    await outbox.stop();
    store.database.close();
  });
  const rows = () => store.all('SELECT kind, attempts, due_at, failed FROM mails ORDER BY due_at');
  return { ...desk, clock, rows };
}

/** What the log says while a test runs. */
function logged(): string[] {
  const lines: string[] = [];
  const written = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  after(() => written.mockRestore());
  return lines;
}

/** The text of a mail, decoded, and its calendar. */
function read({ text }: Delivered) {
  const decoded = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const [, base64 = ''] =
    /text\/calendar[\s\S]*?base64\r\n[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(text) ?? [];
  const [, plain] = /(BEGIN:VCALENDAR[\s\S]*?END:VCALENDAR)/.exec(decoded) ?? [];
  const calendar = plain ?? Buffer.from(base64, 'base64').toString();
  const component = calendar ? new ICAL.Component(ICAL.parse(calendar)) : undefined;
  return {
    subject: /^Subject: (.*(?:\r\n .*)*)/m.exec(text)?.[1]?.replace(/\r\n/g, '') ?? '',
    decoded,
    method: component?.getFirstPropertyValue('method'),
    sequence: component?.getFirstSubcomponent('vevent')?.getFirstPropertyValue('sequence'),
    uid: component?.getFirstSubcomponent('vevent')?.getFirstPropertyValue('uid'),
  };
}

test('an enquiry is mailed once, and tried again after growing pauses, under one Message-ID', async () => {
  let left = 2;
  const ids: (string | undefined)[] = [];
  const { mails, url } = await mailServer(() => {
    left -= 1;
    return left >= 0
      ? Object.assign(new Error('Later, a@b.example'), { responseCode: 451 })
      : undefined;
  });
  const lines = logged();
  const { enquiries, clock, rows } = office(url);
  await enquiries.store({ ...enquiry, surname: 'Oséi "x" <b@example.com>' });
  const row = () => rows()[0];
  await vi.waitFor(
    () => expect(row()).toMatchObject({ attempts: 1, due_at: clock.now + 30_000 }),
    SOON,
  );
  clock.now += 30_000;
  await vi.waitFor(
    () => expect(row()).toMatchObject({ attempts: 2, due_at: clock.now + 60_000 }),
    SOON,
  );
  expect(mails).toHaveLength(0);
  clock.now += 60_000;
  await vi.waitFor(() => expect(row()).toBeUndefined(), SOON);
  expect(mails).toHaveLength(1);
  const [{ text } = { text: '' }] = mails;
  ids.push(/^Message-ID: (<[\da-f]{32}@noughtline\.example>)\r$/m.exec(text)?.[1]);
  expect(ids).toEqual([expect.any(String)]);
  expect(text).toMatch(/^To: hello@noughtline\.example\r$/m);
  expect(text).toMatch(/^Reply-To: .*<amara@hairnova\.example>\r$/ms);
  expect(text).not.toMatch(/^(?:Bcc|Cc):/im);
  // The log is JSON, and repeats neither the server's words nor an address.
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['mail-failed', 'mail-failed']);
  expect(lines.join('')).not.toMatch(/@|Later/);
});

test('what the server refuses for good is not tried again, and is reported', async () => {
  const { url, mails } = await mailServer(() =>
    Object.assign(new Error('No such user'), { responseCode: 550 }),
  );
  logged();
  const { enquiries, clock, rows, store } = office(url);
  await enquiries.store(enquiry);
  await vi.waitFor(() => expect(rows()[0]?.failed).toBe('refused'), SOON);
  clock.now += 24 * HOUR;
  await delay(100);
  expect(rows()[0]?.attempts).toBe(1);
  expect(mails).toEqual([]);
  expect(mailState(store)).toEqual({ waiting: 0, late: 0, refused: 1 });
});

test('mail that has waited for ten minutes is reported, whatever was tried in between', async () => {
  logged();
  const { enquiries, clock, store } = office('smtp://127.0.0.1:1');
  await enquiries.store(enquiry);
  clock.now += 9 * MINUTE;
  expect(mailState(store).late).toBe(0);
  await vi.waitFor(
    () => expect(store.get('SELECT attempts FROM mails')?.attempts).toBeGreaterThan(0),
    SOON,
  );
  clock.now += MINUTE;
  expect(mailState(store)).toEqual({ waiting: 1, late: 1, refused: 0 });
});

test('a database that cannot be written to sends nothing twice', async () => {
  const data = folder();
  const { mails, url } = await mailServer();
  logged();
  const { enquiries, rows } = office(url, data);
  const other = new DatabaseSync(join(data, 'desk.sqlite'));
  // Locked from the moment at which the mail is taken: it cannot be noted.
  let isLocked = false;
  const lock = setInterval(() => {
    if (mails.length === 0 || isLocked) return;
    isLocked = true;
    try {
      other.exec('BEGIN IMMEDIATE');
    } catch {
      isLocked = false;
    }
  });
  await enquiries.store(enquiry);
  await vi.waitFor(() => expect(mails).toHaveLength(1), SOON);
  clearInterval(lock);
  await delay(1_500);
  if (other.isTransaction) other.exec('ROLLBACK');
  other.close();
  await vi.waitFor(() => expect(rows()).toEqual([]), SOON);
  expect(mails).toHaveLength(1);
});

test('without a mail server nothing waits, and deleting an enquiry deletes its mail', async () => {
  const store = openStore(folder());
  after(() => store.database.close());
  const waiting = () => store.get('SELECT count(*) AS n FROM mails')?.n;
  const without = createDesk(testConfig(), store, () => 'http://localhost');
  await without.enquiries.store(enquiry);
  expect(waiting()).toBe(0);
  const desk = createDesk(
    testConfig({ smtp: 'smtp://127.0.0.1:1' }),
    store,
    () => 'http://localhost',
  );
  await desk.enquiries.store({ ...enquiry, surname: 'Other' });
  expect(waiting()).toBe(1);
  desk.entries.remove([{ kind: 'enquiry', id: 2 }]);
  expect(waiting()).toBe(0);
});

test('an enquiry for review is mailed once somebody takes it to the others', async () => {
  const { mails, url } = await mailServer();
  const { enquiries } = office(url);
  await enquiries.store(enquiry, { inReview: true });
  await delay(100);
  expect(mails).toHaveLength(0);
  await enquiries.accept(1);
  await vi.waitFor(() => expect(mails).toHaveLength(1), SOON);
});

/** Books and follows the link in the mail. */
async function booked({ consultations }: Desk, mails: readonly Delivered[]) {
  const { secret = '' } = (await consultations.book(SLOT, person, '')) as { secret?: string };
  await vi.waitFor(() => expect(mails).toHaveLength(1), SOON);
  const [first] = mails;
  const code =
    first && /confirm=([\w-]{43})/.exec(read(first).decoded.replace('confirm=3D', 'confirm='))?.[1];
  return { secret, code: code ?? '' };
}

test('a booking is confirmed by mail, and visitor and staff get an invitation that calendars know', async () => {
  const { mails, url } = await mailServer();
  const parts = office(url);
  const { consultations, clock } = parts;
  const { secret, code } = await booked(parts, mails);
  expect(mails[0]?.to).toEqual([person.email]);
  expect(mails[0]?.text).not.toContain('VCALENDAR');
  expect(await consultations.confirm(secret, 'x'.repeat(43))).toBe(false);
  expect(await consultations.confirm(secret, code)).toBe(true);
  await vi.waitFor(() => expect(mails).toHaveLength(3), SOON);
  expect(mails.slice(1).map(({ to }) => to[0])).toEqual([person.email, 'hello@noughtline.example']);
  for (const mail of mails.slice(1)) {
    const { method, sequence, decoded } = read(mail);
    expect([method, sequence]).toEqual(['REQUEST', 0]);
    expect(mail.text).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
    expect(decoded).toContain('Thursday 26 November, 10:00 London time (05:00 in New York)');
  }
  const uid = read(mails[1] as Delivered).uid;

  const booking = consultations.find(secret);
  if (!booking) throw new Error('There is no booking.');
  await consultations.move(booking, SLOT + 24 * HOUR, secret);
  await vi.waitFor(() => expect(mails).toHaveLength(5), SOON);
  expect(read(mails[3] as Delivered)).toMatchObject({ method: 'REQUEST', sequence: 1, uid });
  expect(mails[3]?.text).toContain('Subject: Moved');

  // A day and an hour before the new time, and not before the old one.
  clock.now = SLOT - HOUR;
  await delay(100);
  expect(mails).toHaveLength(5);
  clock.now = SLOT + MINUTE;
  await vi.waitFor(() => expect(mails).toHaveLength(6), SOON);
  expect(read(mails[5] as Delivered).decoded).toContain('is tomorrow');
  clock.now = SLOT + 23 * HOUR;
  await vi.waitFor(() => expect(mails).toHaveLength(7), SOON);
  expect(read(mails[6] as Delivered).decoded).toContain('is in an hour');

  const moved = consultations.find(secret);
  if (!moved) throw new Error('There is no booking.');
  await consultations.cancel(moved);
  await vi.waitFor(() => expect(mails).toHaveLength(9), SOON);
  expect(mails.slice(7).map(({ to }) => to[0])).toEqual([person.email, 'hello@noughtline.example']);
  expect(read(mails[7] as Delivered)).toMatchObject({ method: 'CANCEL', sequence: 2, uid });
  expect(consultations.find(secret)).toBeUndefined();
});

test('a booking that is not confirmed within an hour is gone, and its time is free', async () => {
  const { mails, url } = await mailServer();
  const parts = office(url);
  const { secret } = await booked(parts, mails);
  const free = () => [...parts.consultations.free().values()].flat().includes(SLOT);
  parts.clock.now += 59 * MINUTE;
  await parts.cleaning.recent();
  expect(free()).toBe(false);
  parts.clock.now += 2 * MINUTE;
  await parts.cleaning.recent();
  expect(free()).toBe(true);
  expect(parts.consultations.find(secret)).toBeUndefined();
  expect(mails).toHaveLength(1);
});

test('a booking whose mail cannot go out is not given to somebody else', async () => {
  logged();
  const { consultations, cleaning, clock } = office('smtp://127.0.0.1:1');
  const { secret = '' } = (await consultations.book(SLOT, person, '')) as { secret?: string };
  clock.now += 2 * HOUR;
  await cleaning.recent();
  expect(consultations.find(secret)).toBeDefined();
});

test('a reminder that could not be sent in time is not sent late', async () => {
  const { mails, url } = await mailServer();
  const parts = office(url);
  const { secret, code } = await booked(parts, mails);
  await parts.consultations.confirm(secret, code);
  await vi.waitFor(() => expect(mails).toHaveLength(3), SOON);
  parts.clock.now = SLOT + MINUTE;
  await vi.waitFor(() => expect(parts.rows()).toEqual([]), SOON);
  expect(mails).toHaveLength(3);
});
