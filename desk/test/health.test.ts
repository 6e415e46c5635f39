import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { backupName, restore } from '../src/backup.ts';
import { configFrom } from '../src/config.ts';
import { openStore } from '../src/database.ts';
import { HOUR } from '../src/dates.ts';
import { healthOf, problemsOf } from '../src/health.ts';
import { startDesk } from '../src/server.ts';
import { command, desk, folder, logged, parts, receive, SOON, testConfig } from './desk.ts';

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
