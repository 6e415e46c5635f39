import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { freePort, programOf } from '../../tools/web-servers.ts';
import { ask } from './ask.ts';
import { after, desk, enquiry, folder, SOON, URLENCODED } from './desk.ts';

const UNIT = 'desk/deploy/noughtline-desk.service';
const CONFIGURATIONS = { nginx: 'desk/deploy/nginx.conf', caddy: 'desk/deploy/Caddyfile' } as const;

/** What starts each server with the configuration of `deploy` on a port of the test. */
const starts = {
  nginx: (block: string, port: number, at: string) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((kind) => `${kind}_temp_path ${at}/${kind};`).join('\n');
    const own = block.replace('listen 80;', `listen 127.0.0.1:${port};`);
    const head = `daemon off;\nmaster_process off;\npid ${at}/pid;\nerror_log ${at}/log;`;
    writeFileSync(join(at, 'main'), `${head}\nevents {}\nhttp {\n${paths}\n${own}}\n`);
    return ['-e', join(at, 'log'), '-c', join(at, 'main')];
  },
  caddy: (block: string, port: number, at: string) => {
    const own = block.replace(/^desk\.example\.com/m, `http://desk.example.com:${port}`);
    writeFileSync(join(at, 'main'), `{\n\tadmin off\n}\n${own}`);
    return ['run', '--config', join(at, 'main'), '--adapter', 'caddyfile'];
  },
};
const installed = (['nginx', 'caddy'] as const).filter((name) => programOf(name));

test.each(installed)('behind %s each visitor is counted by their own address', async (name) => {
  const running = await desk({ origin: 'https://desk.example.com', proxies: ['127.0.0.1'] });
  const at = folder();
  const port = await freePort();
  const file = readFileSync(CONFIGURATIONS[name], 'utf8');
  const block = file.replace('127.0.0.1:3100', `127.0.0.1:${running.port}`);
  const child = spawn(programOf(name) ?? name, starts[name](block, port, at), {
    stdio: 'ignore',
    env: { ...process.env, HOME: at, XDG_DATA_HOME: at, XDG_CONFIG_HOME: at },
  });
  const ended = once(child, 'exit');
  after(() => {
    child.kill('SIGKILL');
    return ended;
  });
  const url = `http://127.0.0.1:${port}`;
  const host = 'desk.example.com';
  const get = async (path: string) => (await ask(url, path, { headers: { host } })).status;
  await vi.waitFor(async () => expect(await get('/thank-you')).toBe(200), SOON);
  const send = async (surname: string, forged: string) => {
    const body = new URLSearchParams({ ...enquiry, surname }).toString();
    const headers = { host, 'x-forwarded-for': forged, 'content-type': URLENCODED };
    return (await ask(url, '/enquiry', { method: 'POST', headers, body })).status;
  };
  // A forged header changes nothing: all of them are of one visitor.
  const statuses: number[] = [];
  for (let i = 1; i <= 11; i += 1) statuses.push(await send(`S${i}`, `203.0.113.${i}`));
  expect(statuses).toEqual([...Array<number>(10).fill(303), 429]);
  expect(await get('/inbox')).toBe(303);
  expect(await send('x'.repeat(20_000), '203.0.113.1')).toBe(413);
});

test('the unit starts the file that is there, on the port that the proxies ask', () => {
  const unit = readFileSync(UNIT, 'utf8');
  expect(existsSync(/ (desk\/\S+\.ts)$/m.exec(unit)?.[1] ?? '')).toBe(true);
  for (const file of Object.values(CONFIGURATIONS))
    expect(readFileSync(file, 'utf8')).toContain('127.0.0.1:3100');
});

const ANALYZE = '/usr/bin/systemd-analyze';

test.runIf(existsSync(ANALYZE))('systemd accepts the unit, and rates its sandbox', () => {
  const file = join(folder(), 'noughtline-desk.service');
  const unit = readFileSync(UNIT, 'utf8');
  writeFileSync(file, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  const verify = spawnSync(ANALYZE, ['verify', file], { encoding: 'utf8' });
  // It may complain of a machine's other units.
  const complaints = verify.stderr.split('\n').filter((line) => line.includes('noughtline'));
  expect(complaints).toEqual([]);
  // From 0 (safest) to 10; the result is an error above the threshold, in tenths.
  const security = ['security', '--offline=true', '--threshold=20', '--no-pager', file];
  expect(spawnSync(ANALYZE, security).status).toBe(0);
});
