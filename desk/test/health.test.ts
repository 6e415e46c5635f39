import './stated-hours.ts';

import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { tokenOf } from '../src/access.ts';
import { backupName, restore } from '../src/backup.ts';
import { believeClock, clean } from '../src/cleaning.ts';
import { configFrom } from '../src/config.ts';
import { lockFolder, openStore } from '../src/database.ts';
import { DAY, HOUR } from '../src/dates.ts';
import { healthOf, problemsOf } from '../src/health.ts';
import { startDesk } from '../src/server.ts';
import {
  after,
  command,
  enquiry,
  folder,
  logged,
  receive,
  SOON,
  servedDesk,
  start,
  surnames,
  testConfig,
  unservedDesk,
} from './test-desk.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');

test('health, inbox and check say that a backup could not be written', async () => {
  logged();
  const data = folder();
  const backups = join(folder(), 'file');
  fs.writeFileSync(backups, '');
  const running = await servedDesk({ data, backups });
  const failed = expect.stringMatching(/^The last backup could not be made \(.+\)\.$/);
  await vi.waitFor(async () => {
    const { status, body } = await running.get('/health');
    expect([status, JSON.parse(body).problems.backup]).toEqual([503, [failed]]);
  }, SOON);
  expect((await running.inbox('/inbox')).body).toContain('The last backup could not be made');
  const checked = command(data, ['check'], { NOUGHTLINE_DESK_BACKUPS: backups });
  await expect(checked).rejects.toThrow('The last backup could not be made');
});

test('the check fails where the mail server is not there or the backup is old', async () => {
  const { data } = unservedDesk().config;
  const backups = folder();
  const file = join(backups, backupName(0));
  fs.writeFileSync(file, '');
  fs.utimesSync(file, (Date.now() - 5 * HOUR) / 1000, (Date.now() - 5 * HOUR) / 1000);
  const env = { NOUGHTLINE_SMTP: 'smtp://127.0.0.1:1', NOUGHTLINE_DESK_BACKUPS: backups };
  await expect(command(data, ['check'], env)).rejects.toThrow(
    /The mail server cannot be used \(\w+\)\.\nThe last backup is 5 hours old\./,
  );
  expect(await command(data, ['check'])).toMatch(
    /^The inbox holds 0 enquiries\.\nThere is no backup\.\nSign in to the inbox, once .*\?code=[\w-]{43}\nLater, .*\nAll is well\.$/,
  );
});

test.each([
  // The connection that causes the fault (the desk's own or another), the fault, and its repair.
  ['a full disk', 'own', 'PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 1000000'],
  ['a locked database', 'other', 'BEGIN IMMEDIATE', 'ROLLBACK'],
  ['a folder that can only be read', 'own', 'PRAGMA query_only = 1', 'PRAGMA query_only = 0'],
] as const)(
  '%s: nothing is acknowledged, health says so, and the desk recovers',
  async (_, who, fault, repair) => {
    const opened = unservedDesk();
    const { store, config } = opened;
    const other = new DatabaseSync(join(config.data, 'desk.sqlite'));
    const connection = who === 'own' ? store.database : other;
    await receive(opened, 'before');
    connection.exec(fault);
    // A full disk still has room in its last page.
    const many = Array.from({ length: 60 }, (_, i) => `${i}`.padEnd(200, 'x'));
    await expect(receive(opened, ...many)).rejects.toThrow();
    const before = surnames(config.data);
    expect(problemsOf(await healthOf(opened))).toContain('The database cannot be written to.');
    connection.exec(repair);
    other.close();
    await receive(opened, 'after');
    expect(surnames(config.data)).toEqual([...before, 'after']);
  },
);

test('a write waits while another process writes, and is stored', async () => {
  const opened = unservedDesk();
  const other = new DatabaseSync(join(opened.config.data, 'desk.sqlite'));
  after(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  expect(opened.store.get('PRAGMA busy_timeout')).toEqual({ timeout: 0 });
  // The call comes back while the database is locked, so it has stopped nobody.
  const waiting = receive(opened, 'Waiting');
  expect(surnames(opened.config.data)).toEqual([]);
  other.exec('ROLLBACK');
  await waiting;
  expect(surnames(opened.config.data)).toEqual(['Waiting']);
});

test('only the user who runs the desk can read its files, however it is started', async () => {
  const open = (folder: string) =>
    fs.readdirSync(folder).filter((name) => fs.statSync(join(folder, name)).mode & 0o077);
  // Files of an earlier version, which all could read, in a folder that all may enter.
  const { store, config } = unservedDesk();
  const { data } = config;
  store.database.close();
  for (const path of [data, join(data, 'desk.sqlite')]) fs.chmodSync(path, 0o755);
  const env = { NOUGHTLINE_DESK_DATA: data, NOUGHTLINE_DESK_PORT: '0' };
  const { end } = await start(['desk/src/main.ts'], env, /"url":"(http[^"]+)"/);
  const copies = folder();
  const backup = ['desk/src/main.ts', 'backup', join(copies, 'copy.sqlite')];
  await (await start(backup, env, /Copied (to)/)).end('SIGTERM');
  expect([open(data), open(copies)]).toEqual([[], []]);
  expect(fs.readdirSync(data)).toContain('desk.sqlite-wal');
  await end('SIGTERM');
  // Started beside the site too: the site's build fails here, but by then the desk has written its
  // files.
  const local = folder();
  fs.chmodSync(local, 0o755);
  const wrong = { ...process.env, ...env, NOUGHTLINE_DESK_DATA: local, NOUGHTLINE_FORM: 'none' };
  spawnSync(process.execPath, ['tools/start.ts'], { env: wrong });
  expect(fs.readdirSync(local)).toContain('desk.sqlite');
  expect(open(local)).toEqual([]);
});

test.each(['is gone', 'was replaced'])(
  'where the database file %s, answers have status 503, say so, and keep what was typed',
  async (fate) => {
    logged();
    const { post, get, data } = await servedDesk({ now: () => NOW });
    const file = join(data, 'desk.sqlite');
    fs.renameSync(file, `${file}.old`);
    if (fate === 'was replaced') fs.cpSync(`${file}.old`, file);
    const slot = '2026-11-24T10:00:00.000Z';
    const enquired = await post('/enquiry', enquiry);
    const booked = await post('/consultation', { ...enquiry, name: 'Zoë', slot, shown: '1' });
    for (const { status, body } of [enquired, booked]) {
      expect([status, body]).toEqual([503, expect.stringContaining('Nothing was stored')]);
      expect(body).toContain(`value="${enquiry.email}"`);
    }
    expect(booked.body).toContain(`value="${slot}" checked`);
    const said = `The database file ${fate}.`;
    const read = await get('/consultation');
    expect([read.status, read.body]).toEqual([503, expect.stringContaining(said)]);
    const health = await get('/health');
    expect([health.status, JSON.parse(health.body).problems.database]).toEqual([503, [said]]);
  },
);

test('a damaged database does not start, and fails the check', async () => {
  const opened = unservedDesk();
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

test('a command that cannot run says why: a folder or port in use, no desk, a newer database', async () => {
  const { data, port } = await servedDesk();
  await expect(startDesk(testConfig({ data }))).rejects.toThrow('Stop it first.');
  expect(() => restore(data, join(data, 'desk.sqlite'), 0)).toThrow('A desk is running');
  const env = { NOUGHTLINE_DESK_PORT: `${port}` };
  await expect(command(folder(), ['start'], env)).rejects.toThrow(`Port ${port} is taken.`);
  const missing = join(folder(), 'missing');
  for (const name of ['check', 'backup'])
    await expect(command(missing, [name])).rejects.toThrow(missing);
  expect(fs.existsSync(missing)).toBe(false);
  const wrong = folder();
  fs.mkdirSync(join(wrong, 'desk.sqlite'));
  expect(() => openStore(wrong)).toThrow('NOUGHTLINE_DESK_DATA names another');
  const { store, config } = unservedDesk();
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

test('the first start makes a token and keeps it', async () => {
  const { data } = unservedDesk().config;
  const { token } = tokenOf(data);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(tokenOf(data)).toEqual({ token, isNew: false });
  fs.writeFileSync(join(data, 'token'), 'short');
  await expect(startDesk(testConfig({ data }))).rejects.toThrow('holds no token');
});

test.each([
  [500, ['The clock has jumped ahead by 500 days. Nothing old is deleted.'], []],
  [-40, ['The clock has jumped back by 40 days. Nothing old is deleted.'], ['One']],
  [7, [], ['One']],
] as const)(
  'with a clock that jumps by %i days health says %j until it is set or said to be right',
  async (days, said, left) => {
    let now = NOW;
    const opened = unservedDesk({ now: () => now });
    const problems = async () => (await healthOf({ ...opened })).problems.clock;
    await receive(opened, 'One');
    await clean(opened);
    now += days * DAY;
    await clean(opened);
    expect([await problems(), surnames(opened.config.data)]).toEqual([said, ['One']]);
    now -= days * DAY;
    expect(await problems()).toEqual([]);
    now += days * DAY;
    await opened.store.write(() => believeClock(opened.store));
    await clean(opened);
    expect([await problems(), surnames(opened.config.data)]).toEqual([[], left]);
  },
);
