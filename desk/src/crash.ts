import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { backUp, restore } from './backup.ts';

/** One process that was killed under load. */
export interface CrashRound {
  readonly acknowledged: number;
  /** Acknowledged enquiries that are not in the database. */
  readonly lost: number;
  /** Enquiries that are in it more than once. */
  readonly twice: number;
  /** What SQLite's `integrity_check` says. */
  readonly integrity: string;
  /** Milliseconds that the process needed to answer, from its start. */
  readonly started: number;
}

const SENDERS = 16;
const LONGEST_LIFE = 300;
/** As in the systemd unit. */
const MEMORY = ['--max-old-space-size=192', '--max-semi-space-size=8'];

/** Starts the desk in a process of its own. */
export async function spawnDesk(
  data: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; url: string; started: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...MEMORY, join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NOUGHTLINE_DESK_PORT: '0',
      NOUGHTLINE_DESK_DATA: data,
      // Each enquiry comes from an address of its own, so that the limit stops none.
      NOUGHTLINE_DESK_PROXY: '127.0.0.1',
      NOUGHTLINE_DESK_TOKEN: 'x'.repeat(32),
      NOUGHTLINE_DESK_CEILING: '9999999',
      ...env,
    },
  });
  const said = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'close'),
  ])) as unknown[];
  const url = /http:[^\s"]+/.exec(String(said[0]))?.[0];
  if (url === undefined) throw new Error('The desk did not start.');
  return { child, url, started: performance.now() - begun };
}

/** Sends one numbered enquiry; resolves with whether it was acknowledged. */
export async function sendEnquiry(url: string, number: number): Promise<boolean> {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const fields = { firstName: 'Load', surname: `Number ${number}`, email: 'load@example.com' };
  const answer = await fetch(`${url}/enquiry`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': address },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.status === 303;
}

/** Kills the desk at a random moment under load, again and again, on one database. */
export async function crashRounds(count: number, data: string): Promise<CrashRound[]> {
  const rounds: CrashRound[] = [];
  const all = new Set<number>();
  let number = 0;
  for (let round = 0; round < count; round += 1) {
    const { child, url, started } = await spawnDesk(data);
    const before = all.size;
    let isOver = false;
    const sender = async () => {
      while (!isOver) {
        const mine = ++number;
        if (await sendEnquiry(url, mine).catch(() => false)) all.add(mine);
      }
    };
    const senders = Array.from({ length: SENDERS }, sender);
    while (all.size === before) await delay(5);
    await delay(Math.random() * LONGEST_LIFE);
    child.kill('SIGKILL');
    isOver = true;
    await Promise.all([...senders, once(child, 'close')]);
    rounds.push({ acknowledged: all.size - before, started, ...look(data, all) });
  }
  return rounds;
}

/** One process that was killed after a backup, its folder deleted, and the backup restored. */
export interface RestoreRound {
  /** Enquiries that were acknowledged before the backup began, and are gone. */
  readonly lost: number;
  readonly integrity: string;
  /** Milliseconds that the process needed to answer after the restore. */
  readonly started: number;
}

/** Kills the desk under load, deletes its folder and restores the last backup, again and again. */
export async function restoreRounds(count: number, data: string): Promise<RestoreRound[]> {
  const rounds: RestoreRound[] = [];
  const file = `${data}-backup.sqlite`;
  const safe = new Set<number>();
  let number = 0;
  let desk = await spawnDesk(data);
  for (let round = 0; round < count; round += 1) {
    let isOver = false;
    const acknowledged: number[] = [];
    const sender = async () => {
      while (!isOver) {
        const mine = ++number;
        if (await sendEnquiry(desk.url, mine).catch(() => false)) acknowledged.push(mine);
      }
    };
    const senders = Array.from({ length: SENDERS }, sender);
    await delay(100 + Math.random() * LONGEST_LIFE);
    for (const mine of acknowledged) safe.add(mine);
    await backUp(data, file);
    await delay(Math.random() * LONGEST_LIFE);
    desk.child.kill('SIGKILL');
    isOver = true;
    await Promise.all([...senders, once(desk.child, 'close')]);
    rmSync(data, { recursive: true });
    restore(data, file, Date.now());
    desk = await spawnDesk(data);
    const { lost, integrity } = look(data, safe);
    rounds.push({ lost, integrity, started: desk.started });
  }
  desk.child.kill('SIGKILL');
  await once(desk.child, 'close');
  return rounds;
}

function look(data: string, acknowledged: ReadonlySet<number>) {
  const database = new DatabaseSync(join(data, 'desk.sqlite'));
  try {
    const rows = database
      .prepare('SELECT surname, count(*) AS n FROM enquiries GROUP BY surname')
      .all();
    const stored = new Map(rows.map(({ surname, n }) => [String(surname), Number(n)]));
    const integrity = String(database.prepare('PRAGMA integrity_check').get()?.integrity_check);
    return {
      lost: [...acknowledged].filter((number) => !stored.has(`Number ${number}`)).length,
      twice: [...stored.values()].filter((n) => n > 1).length,
      integrity,
    };
  } finally {
    database.close();
  }
}
