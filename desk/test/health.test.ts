import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { backUp, backupName, backupsIn, restore, rotate } from '../src/backup.ts';
import { sendEnquiry, spawnDesk } from '../src/crash.ts';
import { lockFolder, openStore } from '../src/database.ts';
import { DAY, HOUR } from '../src/dates.ts';
import { createDesk } from '../src/desk.ts';
import { MIGRATIONS } from '../src/schema.ts';
import { startDesk } from '../src/server.ts';
import { after, desk, enquiry, folder, testConfig } from './desk.ts';

/** What can be read of a database: the surnames in it. */
function surnames(data: string): string[] {
  const database = new DatabaseSync(join(data, 'desk.sqlite'));
  try {
    return database
      .prepare('SELECT surname FROM enquiries ORDER BY id')
      .all()
      .map(({ surname }) => String(surname));
  } finally {
    database.close();
  }
}

/** Keeps the log of a test quiet. */
function quiet(): void {
  const written = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  after(() => written.mockRestore());
}

async function ended(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

const command = (data: string, ...args: string[]) =>
  spawnSync(process.execPath, ['desk/src/main.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NOUGHTLINE_DESK_DATA: data },
  });

test('killed, its folder deleted, restored: nothing older than the backup is lost', async () => {
  const data = join(folder(), 'data');
  const file = join(folder(), 'copy.sqlite');
  let number = 0;
  for (let round = 0; round < 2; round += 1) {
    const { child, url } = await spawnDesk(data);
    for (let i = 0; i < 5; i += 1) expect(await sendEnquiry(url, ++number)).toBe(true);
    const before = surnames(data);
    expect(before).toHaveLength(5 * (round + 1));
    expect(command(data, 'backup', file)).toMatchObject({
      status: 0,
      stdout: `Copied to ${file}\n`,
    });
    expect(command(data, 'restore', file).stderr).toContain('A desk is running on the folder');
    await ended(child);
    rmSync(data, { recursive: true });
    expect(command(data, 'restore', file).stdout).toBe(`Restored ${file}.\n`);
    expect(surnames(data)).toEqual(before);
  }
});

test('a restore replays no log of another database, and keeps what was there', async () => {
  const data = folder();
  const file = join(folder(), 'copy.sqlite');
  const first = await spawnDesk(data);
  await sendEnquiry(first.url, 1);
  await backUp(data, file);
  await sendEnquiry(first.url, 2);
  await ended(first.child);
  expect(existsSync(join(data, 'desk.sqlite-wal'))).toBe(true);
  const kept = restore(data, file, Date.now()) ?? '';
  expect(surnames(data)).toEqual(['Number 1']);
  expect(surnames(kept)).toEqual(['Number 1', 'Number 2']);
});

test.each([
  ['a text', () => Buffer.from('no database')],
  [
    'another database',
    () => {
      const at = join(folder(), 'other.sqlite');
      new DatabaseSync(at).close();
      return readFileSync(at);
    },
  ],
])('%s is no backup, and nothing is changed', async (_, contents) => {
  const data = folder();
  openStore(data).database.close();
  const file = join(folder(), 'wrong.sqlite');
  writeFileSync(file, contents());
  const before = readFileSync(join(data, 'desk.sqlite'));
  expect(() => restore(data, file, Date.now())).toThrow('is no backup of a desk');
  expect(readFileSync(join(data, 'desk.sqlite'))).toEqual(before);
});

test('a backup that is made while the desk writes is whole', async () => {
  const running = await desk({ proxies: ['127.0.0.1'] });
  let isOver = false;
  let number = 0;
  const writer = (async () => {
    while (!isOver) if (await sendEnquiry(running.origin, number + 1)) number += 1;
  })();
  const files = folder();
  for (let i = 0; i < 5; i += 1) {
    mkdirSync(join(files, `${i}`));
    const before = number;
    await backUp(running.data, join(files, `${i}/desk.sqlite`));
    expect(readdirSync(join(files, `${i}`))).toEqual(['desk.sqlite']);
    expect(surnames(join(files, `${i}`)).length).toBeGreaterThanOrEqual(before);
    await delay(20);
  }
  isOver = true;
  await writer;
  expect(number).toBeGreaterThan(5);
});

test('backups are made by themselves, and rotated: a day of hours, two weeks of days', async () => {
  const backups = folder();
  await desk({ backups });
  await vi.waitFor(() => expect(backupsIn(backups)).toHaveLength(1), 5_000);
  const [made] = backupsIn(backups);
  const now = Date.now();
  for (let hours = 1; hours < 24 * 20; hours += 1) {
    const file = join(backups, backupName(now - hours * HOUR));
    cpSync(made?.file ?? '', file);
    utimesSync(file, (now - hours * HOUR) / 1000, (now - hours * HOUR) / 1000);
  }
  rotate(backups, now);
  const kept = backupsIn(backups);
  expect(kept.filter(({ madeAt }) => now - madeAt < DAY - HOUR / 2)).toHaveLength(24);
  expect(kept.length).toBeGreaterThanOrEqual(24 + 12);
  expect(kept.length).toBeLessThanOrEqual(24 + 14);
  expect(Math.max(...kept.map(({ madeAt }) => now - madeAt))).toBeLessThan(14 * DAY);
});

test('two desks do not run on one folder, and a killed one leaves no lock', async () => {
  const data = folder();
  const { child } = await spawnDesk(data);
  expect(() => lockFolder(data)).toThrow(`A desk is running on the folder "${data}"`);
  expect(command(data)).toMatchObject({
    status: 1,
    stderr: `A desk is running on the folder "${data}". Stop it first.\n`,
  });
  await ended(child);
  lockFolder(data)();
});

const spoiltPage = Buffer.alloc(4096, 0x41);
const spoilt: Readonly<Record<string, (file: string) => void>> = {
  'is gone': (file) => rmSync(file),
  'was replaced': (file) => {
    renameSync(file, `${file}.old`);
    cpSync(`${file}.old`, file);
  },
};
test.each(Object.keys(spoilt))(
  'a database file that %s is noticed: 503, and it says so',
  async (name) => {
    quiet();
    const { post, get, data } = await desk();
    expect((await post('/enquiry', enquiry)).status).toBe(303);
    spoilt[name]?.(join(data, 'desk.sqlite'));
    const answer = await post('/enquiry', { ...enquiry, surname: 'Later' });
    expect([answer.status, answer.body]).toEqual([
      503,
      expect.stringContaining('Nothing was stored'),
    ]);
    expect(answer.body).toContain('value="Later"');
    const page = await get('/consultation');
    expect([page.status, page.body]).toEqual([
      503,
      expect.stringContaining(`The database file ${name}.`),
    ]);
    const health = await get('/health');
    expect(health.status).toBe(503);
    expect(JSON.parse(health.body)).toMatchObject({
      status: 'failing',
      problems: [`The database file ${name}.`],
    });
  },
);

test('a damaged database does not start, is found by the check, and is told from a whole one', async () => {
  const data = folder();
  const { enquiries, store } = createDesk(
    testConfig({ data }),
    openStore(data),
    () => 'http://localhost',
  );
  for (let i = 0; i < 200; i += 1)
    await enquiries.store({ ...enquiry, surname: `${i}`.repeat(50) });
  store.database.close();
  expect(command(data, 'check').stdout).toContain('The database is whole: 200 enquiries');
  const file = join(data, 'desk.sqlite');
  const bytes = readFileSync(file);
  for (let at = 4096 * 4; at + 4096 <= bytes.length; at += 4096 * 2) spoiltPage.copy(bytes, at);
  writeFileSync(file, bytes);
  expect(() => openStore(data)).toThrow(/is damaged|malformed/);
  await expect(startDesk(testConfig({ data }))).rejects.toThrow(/is damaged|malformed/);
  expect(command(data, 'check').status).toBe(1);
  // The lock was given back.
  lockFolder(data)();
});

test('a database that turns out to be damaged while it runs stops acknowledging', async () => {
  quiet();
  const { get, post, data } = await desk();
  for (let i = 0; i < 30; i += 1)
    await post('/enquiry', { ...enquiry, surname: `${i}`.repeat(90) });
  const file = join(data, 'desk.sqlite');
  const other = new DatabaseSync(file);
  other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  other.close();
  const bytes = readFileSync(file);
  for (let at = 4096; at + 4096 <= bytes.length; at += 4096) spoiltPage.copy(bytes, at);
  writeFileSync(file, bytes);
  // Another process has written: the pages in memory no longer count.
  await vi.waitFor(async () => expect((await get('/health')).status).toBe(503), 10_000);
  expect((await post('/enquiry', { ...enquiry, surname: 'Later' })).status).toBe(503);
});

test('asked to end, it answers what was asked and is gone within five seconds, whatever the mail server does', async () => {
  const mute = createServer(() => {});
  await new Promise<void>((ready) => mute.listen(0, '127.0.0.1', ready));
  after(() => mute.close());
  const address = mute.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { child, url } = await spawnDesk(folder(), { NOUGHTLINE_SMTP: `smtp://127.0.0.1:${port}` });
  const connected = once(mute, 'connection');
  for (let i = 0; i < 5; i += 1) await sendEnquiry(url, i);
  // A mail is on its way, and waits for a greeting.
  await connected;
  const last = sendEnquiry(url, 99);
  await delay(5);
  const begun = performance.now();
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(await last).toBe(true);
});

test('the health check writes, reads, and says how mail and backups are', async () => {
  const { get, data, post } = await desk({ smtp: 'smtp://127.0.0.1:1', backups: folder() });
  await vi.waitFor(async () => {
    const { body, status } = await get('/health');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({
      status: 'ok',
      database: 'ok',
      mail: 'ok',
      backup: '0 minutes old',
      problems: [],
    });
  }, 5_000);
  quiet();
  await post('/enquiry', enquiry);
  const other = new DatabaseSync(join(data, 'desk.sqlite'), { timeout: 2_000 });
  other.exec('UPDATE mails SET since = since - 700000');
  other.close();
  await vi.waitFor(async () => {
    const health = JSON.parse((await get('/health')).body);
    expect(health).toMatchObject({
      status: 'ok',
      mail: 'failing',
      problems: ['One mail has not gone out for more than ten minutes.'],
    });
  }, 5_000);
  expect((await get('/inbox')).body).toContain('has not gone out for more than ten minutes');
});

test.each(MIGRATIONS.slice(0, -1).map((_, index) => index + 1))(
  'a database of version %i is brought up to date with what is in it',
  async (version) => {
    const data = folder();
    const old = new DatabaseSync(join(data, 'desk.sqlite'));
    for (const migration of MIGRATIONS.slice(0, version)) old.exec(migration);
    old.exec(`PRAGMA user_version = ${version};
      INSERT INTO enquiries (id, received_at, fingerprint, first_name, surname, company_name, email, contact_number)
        VALUES (7, ${Date.now()}, 'f', 'Zoë', 'Osei', 'Hair Nova', 'zoe@example.com', '');
      INSERT INTO outbox (enquiry_id, attempts, due_at) VALUES (7, 2, 5);
      INSERT INTO consultations (id, slot, booked_at, secret_hash, sequence, name, email)
        VALUES (3, ${Date.now() + DAY}, ${Date.now()}, 's', 1, 'Łucja', 'l@example.com');`);
    old.close();
    const store = openStore(data);
    after(() => store.database.close());
    const { enquiries, consultations } = createDesk(testConfig(), store, () => 'http://localhost');
    expect(enquiries.list({ search: 'zoe OSEI', state: 'open', page: 1 }).rows).toMatchObject([
      { id: 7, firstName: 'Zoë', inReview: false, handledAt: undefined },
    ]);
    expect(consultations.list('coming', { search: 'lucja' })).toMatchObject([
      { id: 3, isConfirmed: true, sequence: 1 },
    ]);
    expect(store.all('SELECT enquiry_id, kind, attempts, due_at FROM mails')).toEqual([
      { enquiry_id: 7, kind: 'enquiry', attempts: 2, due_at: 5 },
    ]);
  },
);

/** A desk's cleaning, with entries of these ages in days. */
async function aged(ages: readonly number[]) {
  const clock = { now: Date.parse('2026-11-23T10:00:00Z') };
  const data = folder();
  const store = openStore(data, { now: () => clock.now });
  after(() => store.database.close());
  const parts = createDesk(testConfig({ data }), store, () => 'http://localhost');
  const today = clock.now;
  for (const age of ages) {
    clock.now = today - age * DAY;
    await parts.enquiries.store({ ...enquiry, surname: `Old ${age}` });
  }
  clock.now = today;
  return { ...parts, clock, left: () => parts.enquiries.counts().all };
}

test('what is too old is deleted, and nothing of it stays on the disk', async () => {
  const { cleaning, left, config } = await aged([400, ...Array.from({ length: 20 }, (_, i) => i)]);
  expect(await cleaning.old()).toBe(1);
  expect([left(), cleaning.held]).toEqual([20, undefined]);
  for (const file of readdirSync(config.data))
    expect(readFileSync(join(config.data, file), 'latin1')).not.toContain('Old 400');
});

test('more than a tenth at once waits until somebody confirms', async () => {
  const { cleaning, left } = await aged([...Array.from({ length: 6 }, (_, i) => 400 + i), 1, 2]);
  expect(await cleaning.old()).toBe(0);
  expect([left(), cleaning.held]).toEqual([8, '6 of 8 entries are older than 365 days.']);
  expect(await cleaning.old(true)).toBe(6);
  expect([left(), cleaning.held]).toEqual([2, undefined]);
});

test('a clock that jumps deletes nothing, at the start or later, and is said', async () => {
  const { cleaning, left, clock, config, store } = await aged([0, 1, 2]);
  await cleaning.old();
  clock.now = Date.parse('2038-01-19T00:00:00Z');
  expect(await cleaning.old()).toBe(0);
  await cleaning.recent();
  expect(left()).toBe(3);
  expect(cleaning.held).toContain('days ahead of the last time that the desk ran');
  store.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const restarted = await desk({ data: config.data, now: () => clock.now });
  await vi.waitFor(async () => {
    expect((await restarted.get('/inbox')).body).toContain('clean --confirm');
  }, 5_000);
  expect((await restarted.get('/inbox')).body).toContain('All (3)');
  // The clock is set right again: all is as before.
  clock.now = Date.parse('2026-11-23T12:00:00Z');
  await cleaning.old();
  expect([left(), cleaning.held]).toEqual([3, undefined]);
});
