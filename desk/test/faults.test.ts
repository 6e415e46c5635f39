import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { configFrom } from '../src/config.ts';
import { crashRounds } from '../src/crash.ts';
import { openStore } from '../src/database.ts';
import { createDesk } from '../src/desk.ts';
import { startDesk } from '../src/server.ts';
import { after, desk, enquiry, folder, testConfig } from './desk.ts';

/** The app on a database that the test can spoil. */
function open() {
  const config = testConfig();
  const store = openStore(config.data);
  const { database } = store;
  after(() => database.close());
  const app = createApp(createDesk(config, store, () => 'http://127.0.0.1:1'));
  let address = 0;
  const send = (surname: string) =>
    app.request(
      'http://127.0.0.1:1/enquiry',
      {
        method: 'POST',
        headers: {
          host: '127.0.0.1:1',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ ...enquiry, surname }).toString(),
      },
      // From another address each time, so that the limit stops none.
      { incoming: { httpVersion: '1.1', socket: { remoteAddress: `203.0.113.${++address}` } } },
    );
  const count = () => Number(database.prepare('SELECT count(*) AS n FROM enquiries').get()?.n);
  return { config, database, send, count };
}

type Opened = ReturnType<typeof open>;

const faults: Readonly<Record<string, (opened: Opened) => () => void>> = {
  'a full disk': ({ database }) => {
    const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count);
    database.exec(`PRAGMA max_page_count = ${pages}`);
    return () => database.exec('PRAGMA max_page_count = 1000000');
  },
  'a locked database': ({ config }) => {
    const other = new DatabaseSync(join(config.data, 'desk.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    return () => other.close();
  },
  'a folder that can only be read': ({ database }) => {
    database.exec('PRAGMA query_only = 1');
    return () => database.exec('PRAGMA query_only = 0');
  },
};

test.each(Object.keys(faults))(
  '%s: 503 that says nothing was stored, and it recovers',
  async (name) => {
    const opened = open();
    const long = 'x'.repeat(200);
    expect((await opened.send('before')).status).toBe(303);
    const repair = faults[name]?.(opened);
    // A full disk still has room in its last page.
    let answer = await opened.send(`${long.slice(2)}00`);
    for (let i = 1; i < 60 && answer.status === 303; i += 1)
      answer = await opened.send(`${long.slice(2)}${`${i}`.padStart(2, '0')}`);
    const stored = opened.count();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    const body = await answer.text();
    expect(body).toContain('Nothing was stored');
    expect(body).toContain(`value="${enquiry.email}"`);
    repair?.();
    expect(opened.count()).toBe(stored);
    expect((await opened.send('after')).status).toBe(303);
    expect(opened.count()).toBe(stored + 1);
  },
);

test('a lock that ends within a second delays the answer and loses nothing', async () => {
  const opened = open();
  const release = faults['a locked database']?.(opened);
  const answer = opened.send('waiting');
  await delay(150);
  release?.();
  expect((await answer).status).toBe(303);
  expect(opened.count()).toBe(1);
});

test.each([
  [{ NOUGHTLINE_DESK_ORIGIN: 'https://desk.example.com' }, 'NOUGHTLINE_DESK_ORIGIN is public'],
  [{ NOUGHTLINE_DESK_PROXY: '127.0.0.1' }, 'NOUGHTLINE_DESK_PROXY names a proxy'],
  [{ NOUGHTLINE_DESK_HOST: '0.0.0.0' }, 'NOUGHTLINE_DESK_HOST listens to other machines'],
])('a desk that others reach does not start without a token: %j', (env, reason) => {
  expect(() => configFrom(env)).toThrow(
    `${reason}, so the inbox needs a token. Set, and keep: NOUGHTLINE_DESK_TOKEN="$(openssl rand -hex 32)"`,
  );
  const token = 'x'.repeat(32);
  expect(configFrom({ ...env, NOUGHTLINE_DESK_TOKEN: token }).token).toBe(token);
});

test('a desk on this machine needs no token', () => {
  expect(configFrom({ NOUGHTLINE_DESK_ORIGIN: 'http://localhost:3100' }).token).toBeUndefined();
});

test('a clock that was set back by years neither stops nor deletes anything', async () => {
  let now = Date.parse('2026-11-23T10:00:00Z');
  const { post, get } = await desk({ now: () => now });
  expect((await post('/enquiry', enquiry)).status).toBe(303);
  now = Date.parse('2001-01-01T10:00:00Z');
  expect((await post('/enquiry', { ...enquiry, surname: 'Later' })).status).toBe(303);
  const { body } = await get('/inbox');
  expect(body).toContain('Amara Osei');
  expect(body).toContain('Amara Later');
  expect((await get('/consultation')).status).toBe(200);
});

test('a data folder that cannot be used is named', () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  expect(() => openStore(file)).toThrow(`The desk cannot use its folder "${file}"`);
  const data = folder();
  mkdirSync(join(data, 'desk.sqlite'));
  expect(() => openStore(data)).toThrow('NOUGHTLINE_DESK_DATA names another');
});

test('a database of a newer version is left alone', () => {
  const data = folder();
  const { database } = openStore(data);
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openStore(data)).toThrow('newer than this desk');
});

test('wrong variables are all named at once, and no secret is shown', () => {
  const wrong = {
    NOUGHTLINE_DESK_PORT: '99999',
    NOUGHTLINE_DESK_ORIGIN: 'https://desk.example/path',
    NOUGHTLINE_DESK_PROXY: 'localhost',
    NOUGHTLINE_DESK_TOKEN: 'too-short',
    NOUGHTLINE_SMTP: 'smtp//desk:pa55word@mail.example.com',
  };
  expect(() => configFrom(wrong)).toThrow(
    new RegExp(
      Object.keys(wrong)
        .map((name) => `${name} is `)
        .join('[\\s\\S]*'),
    ),
  );
  expect(() => configFrom(wrong)).not.toThrow(/too-short|pa55word/);
});

test('npm run desk names a taken port, and npm start uses the next one', async () => {
  const { port } = await desk();
  await expect(startDesk(testConfig({ port }))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const env = { ...process.env, NOUGHTLINE_DESK_PORT: `${port}`, NOUGHTLINE_DESK_DATA: folder() };
  const child: ChildProcess = spawn(process.execPath, ['desk/src/main.ts'], { env });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise((done) => child.once('close', done));
  expect(code).toBe(1);
  expect(said).toBe(`Port ${port} is taken. NOUGHTLINE_DESK_PORT chooses another.\n`);
});

test('killed under load, it has lost nothing that it had acknowledged', async () => {
  const rounds = await crashRounds(5, folder());
  for (const { acknowledged, lost, twice, integrity } of rounds) {
    expect(acknowledged).toBeGreaterThan(0);
    expect([lost, twice, integrity]).toEqual([0, 0, 'ok']);
  }
}, 120_000);
