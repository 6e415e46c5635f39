import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installFromDebian } from './debian.ts';
import { writeHostFiles } from './host-files.ts';

/** A web server that serves the built site: nginx or Caddy. */
export type WebServer = 'nginx' | 'caddy';

/** One that runs. */
export interface Running {
  /** Of the home page, without the trailing slash. */
  readonly url: string;
  /** Ends it. */
  readonly close: () => Promise<void>;
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
} as const;
/** Another process may take the port before it is used. */
const ATTEMPTS = 3;
const PATIENCE = 20_000;

/** Those of the servers that are on this machine; what is missing is installed first where that can be. */
export function webServers(): readonly WebServer[] {
  const all = Object.keys(PACKAGES) as WebServer[];
  const missing = all.filter((name) => !isInstalled(name));
  if (missing.length > 0) installFromDebian(...missing.flatMap((name) => PACKAGES[name]));
  return all.filter(isInstalled);
}

function isInstalled(name: WebServer): boolean {
  return programOf(name) !== undefined && (name !== 'nginx' || existsSync(BROTLI));
}

/** Where a server is installed, if it is. */
export function programOf(name: WebServer): string | undefined {
  // Debian keeps servers where only root's path leads.
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/**
 * Starts a server with its configuration from `deploy/`, on a free port of this machine.
 *
 * @param site the folder of the built site
 * @param folder an empty one, for whatever the server writes
 * @throws with what the server said when it does not come up
 */
export async function startWebServer(
  name: WebServer,
  site: string,
  folder: string,
): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    try {
      return await start(name, resolve(site), resolve(folder));
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function start(name: WebServer, site: string, folder: string): Promise<Running> {
  const port = await freePort();
  const listen = `127.0.0.1:${port}`;
  writeHostFiles(site, folder, { root: site, listen });
  const log = join(folder, 'log');
  const { args, env } = name === 'nginx' ? nginx(folder) : caddy(folder, listen);
  const child = spawn(programOf(name) ?? name, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  }
  const failed = new Promise<string>((done) => child.once('error', ({ message }) => done(message)));
  const ended = new Promise<string>((done) => child.once('exit', () => done('it ended')));
  const url = `http://${listen}`;
  const why = await Promise.race([failed, ended, answering(url)]);
  if (why) {
    await end(child);
    const written = existsSync(log) ? readFileSync(log, 'utf8') : '';
    throw new Error(`${name} does not serve the site (${why}):\n${said.join('')}${written}`);
  }
  return { url, close: () => end(child) };
}

/** Debian's configuration around the site's, without a daemon and with nothing outside the folder. */
function nginx(folder: string) {
  const main = [
    `load_module ${BROTLI};`,
    'daemon off;',
    // One process, of the current user: a worker of another user may not be able to read the site.
    'master_process off;',
    `pid ${folder}/pid;`,
    `error_log ${folder}/log;`,
    'events {}',
    'http {',
    '  access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
    ),
    `  include ${folder}/nginx.conf;`,
    '}',
  ];
  writeFileSync(join(folder, 'main.conf'), main.join('\n'));
  return { args: ['-e', join(folder, 'log'), '-c', join(folder, 'main.conf')], env: {} };
}

function caddy(folder: string, listen: string) {
  const main = join(folder, 'Main.caddyfile');
  writeFileSync(main, `{\n\tadmin off\n}\nimport ${folder}/Caddyfile\n`);
  return {
    args: ['run', '--config', main, '--adapter', 'caddyfile'],
    env: {
      NOUGHTLINE_ADDRESS: `http://${listen}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      HOME: folder,
    },
  };
}

/** Undefined once the address answers, else why waiting ended. */
async function answering(url: string): Promise<string | undefined> {
  const until = performance.now() + PATIENCE;
  while (performance.now() < until) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return undefined;
    await delay(50);
  }
  return `it did not answer within ${PATIENCE / 1000} s`;
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') done(address.port);
        else fail(new Error('No port is free.'));
      });
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve();
  }
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });
}
