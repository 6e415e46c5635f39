import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashRounds, spawnDesk } from './crash.ts';

/**
 * Measures the desk: enquiries a second, the disk's sync alone, answers beside idle connections,
 * and what is left after it was killed under load. Ends with an error when anything was lost.
 * Options: `--seconds 10 --connections 64 --idle 10000 --kills 50`.
 */
const options = new Map(
  process.argv
    .slice(2)
    .flatMap((name, place, all) =>
      name.startsWith('--') ? [[name.slice(2), Number(all[place + 1])] as const] : [],
    ),
);
const { seconds, connections, idle, kills } = {
  seconds: options.get('seconds') ?? 10,
  connections: options.get('connections') ?? 64,
  idle: options.get('idle') ?? 10_000,
  kills: options.get('kills') ?? 50,
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const ms = (time: number) => `${time.toFixed(1)} ms`;
const share = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

/** Posts one numbered enquiry on a keep-alive connection; `true` when it was acknowledged. */
function post(url: string, agent: Agent, number: number): Promise<boolean> {
  const body = `firstName=Load&surname=Number+${number}&email=load%40example.com`;
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
    // An address of its own, so that the limit stops none.
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
  return new Promise((done, fail) => {
    request(`${url}/enquiry`, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => done(response.statusCode === 303));
    })
      .on('error', fail)
      .end(body);
  });
}

async function throughput(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let number = 0;
  let refused = 0;
  const begun = performance.now();
  const sender = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const sent = performance.now();
      if (await post(url, agent, ++number)) times.push(performance.now() - sent);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  agent.destroy();
  const perSecond = Math.round((times.length / (performance.now() - begun)) * 1000);
  say(
    `Enquiries: ${perSecond} acknowledged a second over ${connections} connections, median ${ms(share(times, 0.5))}, 99th percentile ${ms(share(times, 0.99))}, ${refused} refused`,
  );
  if (refused > 0) process.exitCode = 1;
}

/** How often the disk alone takes a page and confirms it. */
function syncs(folder: string): void {
  const file = openSync(join(folder, 'sync'), 'w');
  const page = Buffer.alloc(4096, 1);
  const times: number[] = [];
  const begun = performance.now();
  while (performance.now() - begun < 3_000) {
    const from = performance.now();
    writeSync(file, page);
    fsyncSync(file);
    times.push(performance.now() - from);
  }
  closeSync(file);
  say(
    `The disk's sync alone: ${Math.round(times.length / 3)} a second, median ${ms(share(times, 0.5))}, 99th percentile ${ms(share(times, 0.99))}`,
  );
}

async function answers(url: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 100; i += 1) {
    const begun = performance.now();
    await (await fetch(`${url}/thank-you`, { headers: { connection: 'close' } })).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return share(times, 0.99);
}

/** Answers beside connections that say nothing, half a request, or a body that never ends. */
async function besideIdle(url: string): Promise<void> {
  const before = await answers(url);
  const { port, host } = new URL(url);
  const starts = [
    '',
    'GET /consul',
    `POST /enquiry HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 900\r\n\r\nfirst`,
  ];
  const sockets: Socket[] = [];
  for (let i = 0; i < idle; i += 1) {
    const socket = createConnection(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    sockets.push(socket);
    await new Promise<void>((done) => socket.once('connect', done).once('close', () => done()));
    socket.write(starts[i % 3] ?? '');
  }
  const open = sockets.filter((socket) => !socket.destroyed).length;
  const beside = await answers(url);
  for (const socket of sockets) socket.destroy();
  say(
    `Answers: 99 of 100 within ${ms(before)}, and within ${ms(beside)} beside ${open} idle or half-sent connections`,
  );
  if (beside - before > 100) process.exitCode = 1;
}

async function crashes(folder: string): Promise<void> {
  const rounds = await crashRounds(kills, folder);
  const sum = (of: (round: (typeof rounds)[number]) => number) =>
    rounds.reduce((total, round) => total + of(round), 0);
  // Each round looks at all enquiries so far.
  const lost = Math.max(...rounds.map((round) => round.lost));
  const twice = Math.max(...rounds.map((round) => round.twice));
  const damaged = rounds.filter(({ integrity }) => integrity !== 'ok').length;
  const slowest = Math.max(...rounds.map(({ started }) => started));
  say(
    `Killed ${kills} times: ${sum((round) => round.acknowledged)} acknowledged, ${lost} lost, ${twice} stored twice, ${damaged} databases damaged, slowest start ${ms(slowest)}`,
  );
  if (lost + twice + damaged > 0) process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'desk-load-'));
try {
  syncs(folder);
  const { child, url } = await spawnDesk(join(folder, 'load'));
  await throughput(url);
  await besideIdle(url);
  child.kill();
  await crashes(join(folder, 'crash'));
} finally {
  rmSync(folder, { recursive: true });
}
