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
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { backUp, backupName, backupsIn, restore, rotate } from '../src/backup.ts';
import { clean } from '../src/cleaning.ts';
import { Clock } from '../src/clock.ts';
import { configFrom } from '../src/config.ts';
import { lockFolder, MIGRATIONS, openStore } from '../src/database.ts';
import { DAY, HOUR, MINUTE } from '../src/dates.ts';
import { healthOf, problemsOf } from '../src/health.ts';
import { run } from '../src/main.ts';
import { startDesk } from '../src/server.ts';
import { desk, enquiry, folder, logged, parts, SOON, testConfig } from './desk.ts';

/** Runs a command in this process. @returns what it prints */
async function command(data: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const said: string[] = [];
  const set = { NOUGHTLINE_DESK_DATA: data, ...env };
  await run(args, set, (text) => said.push(text));
  return said.join('\n');
}

/** The surnames in a database. */
function surnames(data: string): unknown[] {
  const database = new DatabaseSync(join(data, 'desk.sqlite'), { readOnly: true });
  const rows = database.prepare('SELECT surname FROM enquiries ORDER BY id').all();
  database.close();
  return rows.map(({ surname }) => surname);
}

const receive = async ({ enquiries }: ReturnType<typeof parts>, ...names: string[]) => {
  for (const surname of names) await enquiries.receive({ ...enquiry, surname });
};

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
  writeFileSync(join(data, 'deleted-and-sent.log'), `sent ${sent?.message_id}\n`, { flag: 'a' });
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
  rmSync(join(copy, '../deleted-and-sent.log'));
  const empty = folder();
  expect(() => restore(empty, copy, Date.now())).toThrow('With --revive --resend');
  expect(readdirSync(empty)).not.toContain('desk.sqlite');
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
  expect(existsSync(join(data, 'desk.sqlite-wal'))).toBe(true);
  const { kept = '' } = restore(data, copy, Date.now());
  expect([surnames(data), surnames(kept)]).toEqual([['One'], ['One', 'Two']]);
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
])('%s is no backup, and nothing is changed', (_, contents) => {
  const { config } = parts();
  const file = join(folder(), 'wrong.sqlite');
  writeFileSync(file, contents());
  const before = readFileSync(join(config.data, 'desk.sqlite'));
  expect(() => restore(config.data, file, Date.now())).toThrow('is no backup of a desk');
  expect(readFileSync(join(config.data, 'desk.sqlite'))).toEqual(before);
});

test('backups are made by themselves, and rotated: a day of hours, two weeks of days', async () => {
  const backups = folder();
  await desk({ backups });
  await vi.waitFor(() => expect(backupsIn(backups)).toHaveLength(1), SOON);
  const [made] = backupsIn(backups);
  const now = Date.now();
  for (let hours = 1; hours < 24 * 20; hours += 1) {
    const file = join(backups, backupName(now - hours * HOUR));
    cpSync(made?.file ?? '', file);
    utimesSync(file, (now - hours * HOUR) / 1000, (now - hours * HOUR) / 1000);
  }
  rotate(backups, now);
  const kept = backupsIn(backups).map(({ madeAt }) => now - madeAt);
  expect(kept.filter((age) => age < DAY - HOUR / 2)).toHaveLength(24);
  expect(kept.length).toBeGreaterThanOrEqual(24 + 12);
  expect(kept.length).toBeLessThanOrEqual(24 + 14);
  expect(Math.max(...kept)).toBeLessThan(14 * DAY);
});

test('a backup that cannot be written is in the health, in the inbox and in the check', async () => {
  logged();
  const data = folder();
  const backups = join(folder(), 'file');
  writeFileSync(backups, '');
  const running = await desk({ data, backups });
  const failed = expect.stringMatching(/^The last backup could not be made \(.+\)\.$/);
  await vi.waitFor(async () => {
    const { status, body } = await running.get('/health');
    expect([status, JSON.parse(body).problems.backup]).toEqual([503, [failed]]);
  }, SOON);
  expect((await running.inbox('/inbox')).body).toContain('The last backup could not be made');
  const checked = command(data, ['check'], { NOUGHTLINE_DESK_BACKUPS: backups });
  await expect(checked).rejects.toThrow('The last backup could not be made');
});

test('a mail server that is not there fails the check, and an old backup does', async () => {
  const { config, store } = parts();
  await store.write(() => store.remember('a', 'b'));
  const backups = folder();
  const file = join(backups, backupName(0));
  writeFileSync(file, '');
  utimesSync(file, (Date.now() - 5 * HOUR) / 1000, (Date.now() - 5 * HOUR) / 1000);
  const env = { NOUGHTLINE_SMTP: 'smtp://127.0.0.1:1', NOUGHTLINE_DESK_BACKUPS: backups };
  await expect(command(config.data, ['check'], env)).rejects.toThrow(
    /The mail server cannot be used \(\w+\)\.\nThe last backup is 5 hours old\./,
  );
  expect(await command(config.data, ['check'])).toMatch(
    /^The inbox holds 0 enquiries\.\nThere is no backup\.\nSign in: http.*\/inbox\/sign-in\?token=[\w-]{43}\nAll is well\.$/,
  );
});

const faults: Readonly<Record<string, (opened: ReturnType<typeof parts>) => () => void>> = {
  'a full disk': ({ store: { database } }) => {
    database.exec(
      `PRAGMA max_page_count = ${database.prepare('PRAGMA page_count').get()?.page_count}`,
    );
    return () => database.exec('PRAGMA max_page_count = 1000000');
  },
  'a locked database': ({ store: { database }, config }) => {
    database.exec('PRAGMA busy_timeout = 1');
    const other = new DatabaseSync(join(config.data, 'desk.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    return () => other.close();
  },
  'a folder that can only be read': ({ store: { database } }) => {
    database.exec('PRAGMA query_only = 1');
    return () => database.exec('PRAGMA query_only = 0');
  },
};
test.each(Object.keys(faults))(
  '%s: nothing is acknowledged, it is said, and it recovers',
  async (name) => {
    const opened = parts();
    const { enquiries } = opened;
    const count = () => enquiries.count({ search: '', state: 'all' });
    await receive(opened, 'before');
    const repair = faults[name]?.(opened);
    // A full disk still has room in its last page.
    const many = Array.from({ length: 60 }, (_, i) => `${i}`.padEnd(200, 'x'));
    await expect(receive(opened, ...many)).rejects.toThrow();
    const stored = count();
    expect(problemsOf(await healthOf(opened))).toContain('The database cannot be written to.');
    repair?.();
    await receive(opened, 'after');
    expect(count()).toBe(stored + 1);
  },
);

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
    logged();
    const { post, get, data } = await desk();
    spoilt[name]?.(join(data, 'desk.sqlite'));
    const answer = await post('/enquiry', { ...enquiry, surname: 'Later' });
    expect([answer.status, answer.body]).toEqual([
      503,
      expect.stringContaining('Nothing was stored'),
    ]);
    expect(answer.body).toContain('value="Later"');
    const said = `The database file ${name}.`;
    expect([(await get('/consultation')).status, (await get('/consultation')).body]).toEqual([
      503,
      expect.stringContaining(said),
    ]);
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
  const bytes = readFileSync(file);
  for (let at = 4096 * 4; at + 4096 <= bytes.length; at += 8192) bytes.fill(0x41, at, at + 4096);
  writeFileSync(file, bytes);
  await expect(startDesk(testConfig({ data }))).rejects.toThrow(/is damaged|malformed/);
  await expect(command(data, ['check'])).rejects.toThrow(/is damaged|malformed/);
  lockFolder(data)();
});

test('two desks do not run on one folder or port, and a wrong folder or version is named', async () => {
  const { data, port } = await desk();
  await expect(startDesk(testConfig({ data }))).rejects.toThrow('Stop it first.');
  expect(() => restore(data, join(data, 'desk.sqlite'), 0)).toThrow('A desk is running');
  const env = { NOUGHTLINE_DESK_PORT: `${port}` };
  await expect(command(folder(), ['start'], env)).rejects.toThrow(`Port ${port} is taken.`);
  const missing = join(folder(), 'missing');
  for (const name of ['check', 'backup', 'person'])
    await expect(command(missing, [name])).rejects.toThrow(missing);
  expect(existsSync(missing)).toBe(false);
  const wrong = folder();
  mkdirSync(join(wrong, 'desk.sqlite'));
  expect(() => openStore(wrong)).toThrow('NOUGHTLINE_DESK_DATA names another');
  const { store, config } = parts();
  store.database.exec('PRAGMA user_version = 99');
  expect(() => openStore(config.data)).toThrow('newer than this desk');
  await expect(command(wrong, ['nonsense'])).rejects.toThrow('Usage: npm run desk -- COMMAND');
});

test('wrong variables are all named at once, and no value is shown', () => {
  const wrong = {
    NOUGHTLINE_DESK_PORT: '99999',
    NOUGHTLINE_DESK_ORIGIN: 'https://desk.example/path',
    NOUGHTLINE_DESK_PROXY: 'localhost',
    NOUGHTLINE_SMTP: 'smtp//desk:pa55word@mail.example.com',
  };
  expect(() => configFrom(wrong)).toThrow(`says: ${Object.keys(wrong).join(', ')}.`);
  expect(() => configFrom(wrong)).not.toThrow('pa55word');
  expect(configFrom({ NOUGHTLINE_DESK_PORT: '' })).toMatchObject({ port: 3100, host: '127.0.0.1' });
});

test('one person is printed and deleted, nothing stays on the disk, and the copies are named', async () => {
  const opened = parts();
  const { data } = opened.config;
  await receive(opened, 'One', 'Two');
  await opened.enquiries.receive({ ...enquiry, email: 'other@example.com' });
  const printed = JSON.parse(await command(data, ['person', enquiry.email.toUpperCase()]));
  expect(printed.enquiries).toHaveLength(2);
  const deleted = await command(data, ['person', enquiry.email, '--delete']);
  expect(deleted).toMatch(/^Deleted 2 entries\. What remains:[\s\S]*backups/);
  await expect(command(data, ['person', enquiry.email])).rejects.toThrow('holds nothing');
  for (const file of readdirSync(data))
    expect(readFileSync(join(data, file), 'latin1')).not.toContain(enquiry.email);
  expect(surnames(data)).toEqual([enquiry.surname]);
});

test.each([1, 2])(
  'a database of version %i is brought up to date with what is in it',
  (version) => {
    const data = folder();
    const old = new DatabaseSync(join(data, 'desk.sqlite'));
    old.function('fold', (text) => String(text).toLowerCase());
    for (const migration of MIGRATIONS.slice(0, 1)) old.exec(migration);
    const now = Date.now();
    old.exec(`INSERT INTO enquiries (id, received_at, fingerprint, first_name, surname, company_name, email, contact_number)
      VALUES (7, ${now}, 'f', 'Zoë', 'Osei', 'Hair Nova', 'zoe@example.com', '');
    INSERT INTO outbox (enquiry_id, attempts, due_at) VALUES (7, 2, 5);
    INSERT INTO consultations (id, slot, booked_at, secret_hash, sequence, name, email)
      VALUES (3, ${now + DAY}, ${now}, 's', 1, 'Łucja', 'l@example.com');`);
    if (version === 2)
      old.exec(
        `${MIGRATIONS[1]}; UPDATE enquiries SET in_review = 1, assignee = 'Bea', note = 'Soon'`,
      );
    old.exec(`PRAGMA user_version = ${version}`);
    old.close();
    const { enquiries, consultations, store } = parts({ data });
    const note = version === 1 ? '' : 'Looked after by Bea\nSoon';
    const [row] = enquiries.list({ search: 'OSEI', state: 'open' }, 1);
    expect(row).toMatchObject({ id: 7, firstName: 'Zoë', handledAt: null, note });
    expect(consultations.find(3)).toMatchObject({ isConfirmed: 1, sequence: 1, name: 'Łucja' });
    expect(store.all('SELECT enquiry_id, kind, attempts, due_at FROM mails')).toEqual([
      { enquiry_id: 7, kind: 'enquiry', attempts: 2, due_at: 5 },
    ]);
  },
);

test('what is too old is deleted, and nothing of it stays on the disk', async () => {
  let now = Date.parse('2026-11-23T10:00:00Z');
  const opened = parts({ now: () => now });
  await receive(opened, 'Long ago');
  now += 300 * DAY;
  await receive(opened, 'Later');
  now += 66 * DAY;
  await clean(opened);
  expect(surnames(opened.config.data)).toEqual(['Later']);
  for (const file of readdirSync(opened.config.data))
    expect(readFileSync(join(opened.config.data, file), 'latin1')).not.toContain('Long ago');
});

/** A clock that a test sets, beside one that it cannot. */
function clocks() {
  const time = { wall: Date.parse('2026-11-23T10:00:00Z'), steady: 0 };
  const opened = parts({ now: () => time.wall });
  const start = () => new Clock(opened.store, () => time.steady);
  const pass = (span: number) => {
    time.wall += span;
    time.steady += span;
  };
  return { ...opened, time, start, pass };
}

test('a clock that jumps deletes nothing, is said, and is believed again when it is set right', async () => {
  const { time, start, pass, ...opened } = clocks();
  const clock = start();
  await receive(opened, 'One');
  await clock.look();
  pass(MINUTE);
  time.wall += 500 * DAY;
  await clock.look();
  expect(clock.problem).toBe('The clock has jumped ahead by 500.0 days.');
  await clean({ ...opened, clock });
  expect(surnames(opened.config.data)).toEqual(['One']);
  expect((await healthOf({ ...opened, clock })).problems.clock).toHaveLength(1);
  // After a restart it is still in doubt.
  expect(start().problem).toBeDefined();
  pass(MINUTE);
  time.wall -= 500 * DAY;
  await clock.look();
  expect(clock.problem).toBeUndefined();
});

test('a clock that is set back is said until somebody says that it is right', async () => {
  const { time, start, pass } = clocks();
  const clock = start();
  await clock.look();
  time.wall -= 2 * DAY;
  pass(MINUTE);
  await clock.look();
  expect(clock.problem).toBe('The clock has jumped back by 2.0 days.');
  await clock.accept();
  pass(DAY);
  await clock.look();
  expect(clock.problem).toBeUndefined();
});

test('a desk that was switched off for a week has a good clock, for two months it is in doubt', async () => {
  const { start, pass } = clocks();
  await start().look();
  for (const [days, isDoubted] of [
    [7, false],
    [60, true],
  ] as const) {
    pass(days * DAY);
    const clock = start();
    await clock.look();
    expect(clock.problem !== undefined).toBe(isDoubted);
  }
});

test('the first start makes a token and keeps it; one that is too short opens nothing', async () => {
  const config = testConfig();
  const first = await startDesk(config);
  expect(first.signIn).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/inbox\/sign-in\?token=[\w-]{43}$/);
  await first.close();
  const again = await startDesk({ ...config, port: first.port });
  await again.close();
  expect([first.isNew, again.isNew, again.signIn]).toEqual([true, false, first.signIn]);
  writeFileSync(join(config.data, 'token'), 'short');
  await expect(startDesk(config)).rejects.toThrow('holds no token');
});
