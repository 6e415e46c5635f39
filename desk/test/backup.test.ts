import * as fs from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { backUp, backupName, backupsIn, restore, rotate } from '../src/backup.ts';
import { lockFolder } from '../src/database.ts';
import { DAY, HOUR } from '../src/dates.ts';
import { startDesk } from '../src/server.ts';
import {
  command,
  desk,
  enquiry,
  folder,
  logged,
  parts,
  receive,
  SOON,
  surnames,
  testConfig,
} from './desk.ts';

test('a backup leaves out, when it is restored, what was deleted and sent since, and says so', async () => {
  const now = Date.parse('2026-11-23T10:00:00Z');
  const first = parts({ smtp: 'smtp://127.0.0.1:1', now: () => now });
  const { store, enquiries, consultations, clock, config } = first;
  const { data } = config;
  const copy = join(folder(), 'copy.sqlite');
  await clock.accept();
  await receive(first, 'Kept', 'Hidden', 'Undone', 'Deleted');
  await consultations.book(now + DAY, { name: 'Gone', email: 'gone@example.com' }, '', true);
  await backUp(data, copy);
  await enquiries.hide([2]);
  await store.write(() => enquiries.remove('id = ?', 4));
  await store.write(() => consultations.remove('id = ?', 1));
  await enquiries.hide([3]);
  await enquiries.show(now);
  await enquiries.hide([2]);
  const [sent] = store.all('SELECT message_id FROM mails WHERE enquiry_id = 1');
  fs.writeFileSync(join(data, 'deleted-and-sent.log'), `sent ${sent?.message_id}\n`, { flag: 'a' });
  store.database.close();

  expect(await command(data, ['restore', copy])).toMatch(
    /^Restored .*\n.*delete it when all is well\.\n3 entries were deleted since: they are left out\.\n1 mails were sent since: they are left out\.$/,
  );
  expect(surnames(data)).toEqual(['Kept', 'Undone']);
  const left = () => {
    const database = new DatabaseSync(join(data, 'desk.sqlite'));
    const [mails, booked] = ['mails', 'consultations'].map(
      (table) => database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n,
    );
    database.close();
    return [mails, booked];
  };
  expect(left()).toEqual([1, 0]);
  expect(await command(data, ['restore', copy, '--revive', '--resend'])).toMatch(
    /3 .*they are back\.\n1 .*they are sent again\.$/,
  );
  expect(surnames(data)).toEqual(['Kept', 'Hidden', 'Undone', 'Deleted']);
  expect(left()).toEqual([7, 1]);
});

test('where nothing says what was deleted since, a restore asks first; beside backups it is said', async () => {
  const first = parts();
  await first.clock.accept();
  await receive(first, 'One');
  const copy = join(folder(), 'copy.sqlite');
  await backUp(first.config.data, copy);
  const other = folder();
  expect(restore(other, copy, Date.now())).toMatchObject({ deleted: 0, sent: 0 });
  fs.rmSync(join(copy, '../deleted-and-sent.log'));
  const empty = folder();
  expect(() => restore(empty, copy, Date.now())).toThrow('With --revive --resend');
  expect(fs.readdirSync(empty)).not.toContain('desk.sqlite');
  restore(empty, copy, Date.now(), { revive: true, resend: true });
  expect(surnames(empty)).toEqual(['One']);
});

test('a restore replays no log of another database, and keeps what was there', async () => {
  const first = parts();
  const { data } = first.config;
  await first.clock.accept();
  const copy = join(folder(), 'copy.sqlite');
  await receive(first, 'One');
  await backUp(data, copy);
  await receive(first, 'Two');
  expect(fs.existsSync(join(data, 'desk.sqlite-wal'))).toBe(true);
  const { kept = '' } = restore(data, copy, Date.now());
  expect([surnames(data), surnames(kept)]).toEqual([['One'], ['One', 'Two']]);
});

test('a text or another database is no backup, and nothing is changed', () => {
  const { config } = parts();
  const file = join(config.data, 'desk.sqlite');
  const other = join(folder(), 'other.sqlite');
  new DatabaseSync(other).close();
  for (const contents of ['no database', fs.readFileSync(other)]) {
    const wrong = join(folder(), 'wrong.sqlite');
    fs.writeFileSync(wrong, contents);
    const before = fs.readFileSync(file);
    expect(() => restore(config.data, wrong, Date.now())).toThrow('is no backup of a desk');
    expect(fs.readFileSync(file)).toEqual(before);
  }
});

test('backups are made by themselves, and rotated: a day of hours, two weeks of days', async () => {
  const backups = folder();
  await desk({ backups });
  await vi.waitFor(() => expect(backupsIn(backups)).toHaveLength(1), SOON);
  const [made] = backupsIn(backups);
  const now = Date.now();
  for (let hours = 1; hours < 24 * 20; hours += 1) {
    const file = join(backups, backupName(now - hours * HOUR));
    fs.cpSync(made?.file ?? '', file);
    fs.utimesSync(file, (now - hours * HOUR) / 1000, (now - hours * HOUR) / 1000);
  }
  rotate(backups, now);
  const kept = backupsIn(backups).map(({ madeAt }) => now - madeAt);
  expect(kept.filter((age) => age < DAY - HOUR / 2)).toHaveLength(24);
  expect(kept.length).toBeGreaterThanOrEqual(24 + 12);
  expect(kept.length).toBeLessThanOrEqual(24 + 14);
  expect(Math.max(...kept)).toBeLessThan(14 * DAY);
});

const spoilt: Readonly<Record<string, (file: string) => void>> = {
  'is gone': (file) => fs.rmSync(file),
  'was replaced': (file) => {
    fs.renameSync(file, `${file}.old`);
    fs.cpSync(`${file}.old`, file);
  },
};
test.each(Object.keys(spoilt))(
  'a database file that %s is noticed: 503, and it says so',
  async (name) => {
    logged();
    const { post, get, data } = await desk();
    spoilt[name]?.(join(data, 'desk.sqlite'));
    const answer = await post('/enquiry', { ...enquiry, surname: 'Later' });
    expect([answer.status, answer.body]).toEqual([503, expect.stringContaining('value="Later"')]);
    expect(answer.body).toContain('Nothing was stored');
    const said = `The database file ${name}.`;
    const read = await get('/consultation');
    expect([read.status, read.body]).toEqual([503, expect.stringContaining(said)]);
    const health = await get('/health');
    expect([health.status, JSON.parse(health.body).problems.database]).toEqual([503, [said]]);
  },
);

test('a damaged database does not start, and fails the check; the folder is free again', async () => {
  const opened = parts();
  const { data } = opened.config;
  await receive(opened, ...Array.from({ length: 200 }, (_, i) => `${i}`.repeat(50)));
  opened.store.database.close();
  const file = join(data, 'desk.sqlite');
  const bytes = fs.readFileSync(file);
  for (let at = 4096 * 4; at + 4096 <= bytes.length; at += 8192) bytes.fill(0x41, at, at + 4096);
  fs.writeFileSync(file, bytes);
  await expect(startDesk(testConfig({ data }))).rejects.toThrow(/is damaged|malformed/);
  await expect(command(data, ['check'])).rejects.toThrow(/is damaged|malformed/);
  lockFolder(data)();
});
