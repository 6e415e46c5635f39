import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

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

/** Starts the desk in a process of its own. */
export async function spawnDesk(
  data: string,
): Promise<{ child: ChildProcess; url: string; started: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NOUGHTLINE_DESK_PORT: '0',
      NOUGHTLINE_DESK_DATA: data,
      // Each enquiry comes from an address of its own, so that the limit stops none.
      NOUGHTLINE_DESK_PROXY: '127.0.0.1',
    },
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  const url = /http:\S+/.exec(chunk.toString())?.[0] ?? '';
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
