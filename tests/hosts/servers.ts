import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installFromDebian, isProgram, onPath } from '../../tools/programs.ts';
import { freePort } from '../support/start-program.ts';

/** A web server, and how it is started on the configuration that the build has written for it. */
interface Server {
  /** Debian's packages, or one of npm's with its version. */
  readonly packages: readonly string[];
  readonly program: string;
  readonly config: string;
  /** Adapts the written configuration to this machine: port and folder. */
  readonly adapt: (config: string, port: number, root: string, folder: string) => string;
  readonly args: (file: string, port: number) => readonly string[];
}

/** Cloudflare's own local server: no dependency of the site, and installed for this test alone. */
const WRANGLER = '.cache/wrangler';

const inFolder = (config: string, root: string) => config.replaceAll('/srv/noughtline', root);

/** The servers that are run, by their names. */
export const servers: Readonly<Record<string, Server>> = {
  nginx: {
    packages: ['nginx-light'],
    program: 'nginx',
    config: 'nginx.conf',
    // Debian's own nginx.conf includes the sites in the same way.
    adapt: (config, port, root, folder) => `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${inFolder(config, root).replace('listen 80;', `listen 127.0.0.1:${port};`)}
}`,
    args: (file) => ['-c', file],
  },
  Caddy: {
    packages: ['caddy'],
    program: 'caddy',
    config: 'Caddyfile',
    adapt: (config, port, root) =>
      `{\n  admin off\n}\n${inFolder(config, root).replace(/^\S+ \{$/m, `http://127.0.0.1:${port} {`)}`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
  Apache: {
    packages: ['apache2'],
    program: 'apache2',
    config: 'apache.conf',
    adapt: (config, port, root, folder) => `
ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
ServerName localhost
Listen 127.0.0.1:${port}
${['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers'].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
User www-data
Group www-data
${inFolder(config, root).replace('*:80', `127.0.0.1:${port}`)}`,
    args: (file) => ['-X', '-f', file],
  },
  'Cloudflare’s own server': {
    packages: ['wrangler@4.164.0'],
    program: resolve(WRANGLER, 'node_modules/.bin/wrangler'),
    config: 'wrangler.json',
    adapt: (config, _port, root) => config.replace('./dist/public', root),
    args: (file, port) => ['dev', '--config', file, '--port', `${port}`, '--ip', '127.0.0.1'],
  },
};

/**
 * Starts a web server from Debian on the configuration that the build has written.
 *
 * @param dist the build's folder
 * @param basePath where the site lies
 */
export async function startServer(name: string, dist: string, basePath: string) {
  const server = servers[name] as Server;
  if (!programOf(server)) {
    const [first = ''] = server.packages;
    if (first.includes('@')) {
      const args = ['install', '--prefix', WRANGLER, '--no-audit', '--no-fund', first];
      spawnSync('npm', args, { stdio: 'inherit' });
    } else installFromDebian(...server.packages);
  }
  const program = programOf(server);
  if (!program) throw new Error(`${name} is missing: install ${server.packages.join(', ')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const root = join(folder, 'root');
  cpSync(join(dist, 'public'), join(root, basePath), { recursive: true });
  // `_headers` and `_redirects` are at the top, even with a base path.
  for (const file of ['_headers', '_redirects'])
    renameSync(join(root, basePath, file), join(root, file));
  mkdirSync(join(folder, 'logs'));
  const port = await freePort();
  const file = join(folder, server.config);
  const written = readFileSync(join(dist, 'hosts', server.config), 'utf8');
  writeFileSync(file, server.adapt(written, port, root, folder));
  // The workers of a server run as another user, who has to read the files.
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const child: ChildProcess = spawn(program, server.args(file, port), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      WRANGLER_SEND_METRICS: 'false',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isUp()))
    if (child.exitCode !== null) throw new Error(`${name} has ended with ${child.exitCode}.`);
  return {
    url,
    close: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The path of a server. Debian installs some in a folder that is only on root's PATH. */
const programOf = ({ program }: Server) =>
  onPath(program) ?? [program, `/usr/sbin/${program}`].find(isProgram);
