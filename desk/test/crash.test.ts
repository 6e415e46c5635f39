import { EventEmitter, once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { backUp, restore } from '../src/backup.ts';
import { lockFolder } from '../src/database.ts';
import { after, folder, start, surnames } from './test-desk.ts';

const ROUNDS = 5;
const SENDERS = 8;
/** The desk's program, with as much memory as the systemd unit gives it. */
const PROGRAM = ['--max-old-space-size=192', '--max-semi-space-size=8', 'desk/src/main.ts'];

/** Starts the desk in a process of its own, and sends numbered enquiries from 8 senders at once. */
async function underLoad(data: string, env: NodeJS.ProcessEnv = {}) {
  const settings = {
    NOUGHTLINE_DESK_PORT: '0',
    NOUGHTLINE_DESK_DATA: data,
    // Each enquiry comes from a network of its own, so that the limit stops none.
    NOUGHTLINE_DESK_PROXY: '127.0.0.1',
    ...env,
  };
  const { first: url, end } = await start(PROGRAM, settings, /(http:[^\s"]+)/);
  const acknowledged: string[] = [];
  const counted = new EventEmitter();
  const send = async () => {
    const surname = crypto.randomUUID();
    const address = [10, ...crypto.getRandomValues(new Uint8Array(3))].join('.');
    const answer = await fetch(`${url}/enquiry`, {
      method: 'POST',
      body: new URLSearchParams({ firstName: 'Load', surname, email: 'load@example.com' }),
      headers: { 'x-forwarded-for': address },
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    if (answer.status !== 303) return;
    acknowledged.push(surname);
    counted.emit('one');
  };
  let isOver = false;
  const senders = Array.from({ length: SENDERS }, async () => {
    while (!isOver) await send().catch(() => {});
  });
  return {
    acknowledged,
    /** Resolves once so many more were acknowledged. */
    more: async (count: number) => {
      const enough = acknowledged.length + count;
      while (acknowledged.length < enough) await once(counted, 'one');
    },
    end: async (signal: 'SIGKILL' | 'SIGTERM') => {
      const code = await end(signal);
      isOver = true;
      await Promise.all(senders);
      return code;
    },
  };
}

/** How many acknowledged enquiries a database has lost, and how many it holds twice. */
function compare(data: string, acknowledged: readonly string[]) {
  const database = new DatabaseSync(join(data, 'desk.sqlite'));
  const integrity = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
  database.close();
  const rows = surnames(data);
  const stored = new Set(rows);
  const lost = acknowledged.filter((surname) => !stored.has(surname)).length;
  return { lost, twice: rows.length - stored.size, integrity };
}

test(`a desk that is killed ${ROUNDS} times under load loses no enquiry that it has acknowledged`, async () => {
  const data = folder();
  const all: string[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { acknowledged, more, end } = await underLoad(data);
    await more(round * 3);
    await end('SIGKILL');
    all.push(...acknowledged);
    expect(compare(data, all)).toEqual({ lost: 0, twice: 0, integrity: 'ok' });
  }
  console.info(`${all.length} enquiries acknowledged over ${ROUNDS} kills: 0 lost, 0 stored twice`);
  // A killed desk leaves no lock.
  lockFolder(data)();
});

test('a desk that is killed, loses its folder and is restored has all that the backup held', async () => {
  const data = join(folder(), 'data');
  const copy = join(folder(), 'copy.sqlite');
  const { acknowledged, more, end } = await underLoad(data);
  await more(50);
  const safe = [...acknowledged];
  await backUp(data, copy);
  await more(20);
  await end('SIGKILL');
  rmSync(data, { recursive: true });
  restore(data, copy, Date.now());
  expect(compare(data, safe)).toEqual({ lost: 0, twice: 0, integrity: 'ok' });
});

test('a desk that is asked to end stores what it acknowledges, and ends while a mail is on its way', async () => {
  const mute = createServer(() => {});
  await new Promise<void>((ready) => mute.listen(0, '127.0.0.1', ready));
  after(() => mute.close());
  const { port } = mute.address() as AddressInfo;
  const connected = once(mute, 'connection');
  const data = folder();
  const smtp = `smtp://127.0.0.1:${port}`;
  const { acknowledged, end } = await underLoad(data, { NOUGHTLINE_SMTP: smtp });
  // A mail is on its way, and waits for a greeting.
  await connected;
  expect(await end('SIGTERM')).toBe(0);
  expect(compare(data, acknowledged)).toEqual({ lost: 0, twice: 0, integrity: 'ok' });
});
