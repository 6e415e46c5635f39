import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { freePort, programOf, type WebServer, webServers } from '../../tools/web-servers.ts';
import { ask } from './ask.ts';
import { after, desk, enquiry, folder } from './desk.ts';

let installed: readonly WebServer[] = [];
beforeAll(() => {
  installed = webServers();
}, 300_000);

const configurations = {
  nginx: (block: string, port: number, at: string) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      join(at, 'main.conf'),
      `daemon off;\nmaster_process off;\npid ${at}/pid;\nerror_log ${at}/log;\nevents {}\nhttp {\n${temporary.map((kind) => `${kind}_temp_path ${at}/${kind};`).join('\n')}\n${block.replace('listen 80;', `listen 127.0.0.1:${port};`)}}\n`,
    );
    return ['-e', join(at, 'log'), '-c', join(at, 'main.conf')];
  },
  caddy: (block: string, port: number, at: string) => {
    writeFileSync(
      join(at, 'main'),
      `{\n\tadmin off\n}\n${block.replace(/^desk\.example\.com/m, `http://desk.example.com:${port}`)}`,
    );
    return ['run', '--config', join(at, 'main'), '--adapter', 'caddyfile'];
  },
};

test.for([
  ['nginx', 'desk/deploy/nginx.conf'],
  ['caddy', 'desk/deploy/Caddyfile'],
] as const)(
  'behind %s each visitor is counted by their own address',
  async ([name, file], { skip }) => {
    skip(!installed.includes(name), `${name} is not installed on this machine.`);
    const running = await desk({
      origin: 'https://desk.example.com',
      proxies: ['127.0.0.1'],
      token: 'x'.repeat(32),
    });
    const at = folder();
    const port = await freePort();
    const block = readFileSync(file, 'utf8').replace('127.0.0.1:3100', `127.0.0.1:${running.port}`);
    const child = spawn(programOf(name) ?? name, configurations[name](block, port, at), {
      stdio: 'ignore',
      env: { ...process.env, HOME: at, XDG_DATA_HOME: at, XDG_CONFIG_HOME: at },
    });
    after(async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    });
    const url = `http://127.0.0.1:${port}`;
    const host = 'desk.example.com';
    const send = (surname: string, forged: string) =>
      ask(url, '/enquiry', {
        method: 'POST',
        headers: {
          host,
          'x-forwarded-for': forged,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ ...enquiry, surname }).toString(),
      });
    while (
      (await ask(url, '/thank-you', { headers: { host } }).catch(() => undefined))?.status !== 200
    ) {
      await delay(50);
    }
    // A forged header changes nothing: all of them are of one visitor.
    const statuses: number[] = [];
    for (let i = 1; i <= 37; i += 1) statuses.push((await send(`S${i}`, `203.0.113.${i}`)).status);
    expect(statuses).toEqual([...Array<number>(36).fill(303), 429]);
    const inbox = await ask(url, '/inbox', { headers: { host } });
    expect([inbox.status, inbox.headers.location]).toEqual([303, '/inbox/sign-in']);
    const large = { host, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await ask(url, '/enquiry', {
      method: 'POST',
      headers: large,
      body: `firstName=${'x'.repeat(20_000)}`,
    });
    expect(answer.status).toBe(413);
  },
);

test('the unit starts the file that is there, on the port that the proxies ask', () => {
  const unit = readFileSync('desk/deploy/noughtline-desk.service', 'utf8');
  expect(unit).toContain('desk/src/main.ts');
  expect(unit).toContain('Environment=NOUGHTLINE_DESK_DATA=/var/lib/noughtline-desk');
  for (const file of ['desk/deploy/nginx.conf', 'deploy/desk-Caddyfile']) {
    expect(readFileSync(file, 'utf8')).toContain('127.0.0.1:3100');
  }
});

const ANALYZE = '/usr/bin/systemd-analyze';

test.runIf(existsSync(ANALYZE))('systemd accepts the unit, and rates its sandbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  const file = join(folder, 'noughtline-desk.service');
  const unit = readFileSync('desk/deploy/noughtline-desk.service', 'utf8');
  writeFileSync(file, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  try {
    const verify = spawnSync(ANALYZE, ['verify', file], { encoding: 'utf8' });
    // It may complain of a machine's other units.
    const complaints = verify.stderr.split('\n').filter((line) => line.includes('noughtline'));
    expect(complaints).toEqual([]);
    // From 0 (safest) to 10; the result is an error above the threshold, in tenths.
    const security = ['security', '--offline=true', '--threshold=20', '--no-pager', file];
    expect(spawnSync(ANALYZE, security).status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
