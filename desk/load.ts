import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { Agent, request } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpApart } from './backup.ts';
import { crashRounds, restoreRounds, spawnDesk } from './crash.ts';

/**
 * Measures the desk: enquiries a second beside the disk's sync in the same run, the booking page,
 * writes while backups are made, memory, answers beside idle connections, and what is left after it
 * was killed under load, or killed, deleted and restored. Ends with an error when anything was lost.
 * Options: `--seconds 10 --connections 64 --idle 10000 --kills 50 --restores 50 --soak 3600`.
 */
const options = new Map(
  process.argv
    .slice(2)
    .flatMap((name, place, all) =>
      name.startsWith('--') ? [[name.slice(2), Number(all[place + 1])] as const] : [],
    ),
);
const option = (name: string, otherwise: number) => options.get(name) ?? otherwise;
const seconds = option('seconds', 10);
const connections = option('connections', 64);
const idle = option('idle', 10_000);

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

let sent = 0;

/** Sends enquiries for some seconds. @returns how many were acknowledged a second, and how long each took */
async function acknowledged(url: string, lasting: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let refused = 0;
  const begun = performance.now();
  const sender = async () => {
    while (performance.now() - begun < lasting * 1000) {
      const from = performance.now();
      if (await post(url, agent, ++sent)) times.push(performance.now() - from);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  agent.destroy();
  if (refused > 0) process.exitCode = 1;
  return { times, refused, perSecond: (times.length / (performance.now() - begun)) * 1000 };
}

async function throughput(url: string): Promise<void> {
  const { times, refused, perSecond } = await acknowledged(url, seconds);
  say(
    `Enquiries: ${Math.round(perSecond)} acknowledged a second over ${connections} connections, median ${ms(share(times, 0.5))}, 99th percentile ${ms(share(times, 0.99))}, ${refused} refused`,
  );
}

/** The booking page, as often as it is answered. */
async function reading(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let count = 0;
  const begun = performance.now();
  const reader = async () => {
    while (performance.now() - begun < seconds * 500) {
      await new Promise((done) =>
        request(`${url}/consultation`, { agent }, (page) => page.resume().on('end', done)).end(),
      );
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, reader));
  agent.destroy();
  const perSecond = Math.round((count / (performance.now() - begun)) * 1000);
  say(`The booking page: ${perSecond} a second over ${connections} connections`);
}

/** Writes with a backup every second, and without, in turns: the medians. */
async function besideBackups(url: string, data: string): Promise<void> {
  const [without, during]: [number[], number[]] = [[], []];
  let backups = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    without.push((await acknowledged(url, 1)).perSecond);
    const [{ perSecond }] = await Promise.all([
      acknowledged(url, 1),
      backUpApart(data, `${data}-backup.sqlite`),
    ]);
    backups += 1;
    during.push(perSecond);
  }
  const [alone, beside] = [share(without, 0.5), share(during, 0.5)];
  say(
    `Backups: ${backups} made while enquiries arrived, ${Math.round(alone)} a second without and ${Math.round(beside)} in the second of a backup (${Math.round((1 - beside / alone) * 100)} % fewer)`,
  );
}

/** The memory of a process now and at most, in megabytes; nothing where there is no /proc. */
function memory(pid: number | undefined): string {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 'unknown';
  const text = readFileSync(status, 'utf8');
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1024);
  return `${read('VmRSS')} MB, at most ${read('VmHWM')} MB`;
}

/** Enquiries for a long time: the memory settles. */
async function soak(url: string, pid: number | undefined, lasting: number): Promise<void> {
  for (let part = 1; part <= 4; part += 1) {
    const { perSecond } = await acknowledged(url, lasting / 4);
    say(
      `Memory after ${Math.round((lasting / 4) * part)} s of ${Math.round(perSecond)} a second: ${memory(pid)}`,
    );
  }
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

async function crashes(folder: string, count: number): Promise<void> {
  const rounds = await crashRounds(count, folder);
  const sum = rounds.reduce((total, round) => total + round.acknowledged, 0);
  // Each round looks at all enquiries so far.
  const lost = Math.max(...rounds.map((round) => round.lost));
  const twice = Math.max(...rounds.map((round) => round.twice));
  const damaged = rounds.filter(({ integrity }) => integrity !== 'ok').length;
  const slowest = Math.max(...rounds.map(({ started }) => started));
  say(
    `Killed ${count} times: ${sum} acknowledged, ${lost} lost, ${twice} stored twice, ${damaged} databases damaged, slowest start ${ms(slowest)}`,
  );
  if (lost + twice + damaged > 0) process.exitCode = 1;
}

async function restores(folder: string, count: number): Promise<void> {
  const rounds = await restoreRounds(count, folder);
  const lost = Math.max(...rounds.map((round) => round.lost));
  const damaged = rounds.filter(({ integrity }) => integrity !== 'ok').length;
  const slowest = Math.max(...rounds.map(({ started }) => started));
  say(
    `Killed, deleted and restored ${count} times: ${lost} lost that were older than the backup, ${damaged} databases damaged, slowest start ${ms(slowest)}`,
  );
  if (lost + damaged > 0 || slowest > 5_000) process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'desk-load-'));
try {
  syncs(folder);
  const data = join(folder, 'load');
  const { child, url } = await spawnDesk(data);
  await throughput(url);
  syncs(folder);
  await reading(url);
  await besideBackups(url, data);
  await besideIdle(url);
  const lasting = option('soak', 0);
  if (lasting > 0) await soak(url, child.pid, lasting);
  say(`Memory: ${memory(child.pid)}`);
  child.kill();
  await crashes(join(folder, 'crash'), option('kills', 50));
  await restores(join(folder, 'restore'), option('restores', 50));
} finally {
  rmSync(folder, { recursive: true });
}
