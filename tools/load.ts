import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgets } from './budgets.ts';
import { installFromDebian } from './debian.ts';
import { pathsOf } from './page-weight.ts';
import { startWebServer, webServers } from './web-servers.ts';

/**
 * Load test: wrk requests a page, an article and a hashed file of the built site from nginx, for
 * half a minute each, nginx on one core and wrk on another. `--json` prints for machines. Ends with
 * an error where fewer requests a second are answered than `tools/budgets.ts` asks for, or one
 * wrongly.
 */

const SITE = 'dist/public';
const ENCODING = 'br';
const CORES = { server: '0', asking: '1' } as const;

/** What one run of wrk has counted. */
export interface Load {
  readonly perSecond: number;
  readonly requests: number;
  /** Requests that got no answer, or another than 2xx and 3xx. */
  readonly errors: number;
  /** How long half of the answers took at most, and 99 of 100, as wrk writes it. */
  readonly half: string;
  readonly most: string;
}

/**
 * Reads what `wrk --latency` prints.
 *
 * @throws where it is not of that form
 * @see https://github.com/wg/wrk
 */
export function readLoad(printed: string): Load {
  const find = (pattern: RegExp) => {
    const found = pattern.exec(printed)?.[1];
    if (found === undefined) throw new Error(`wrk printed no ${pattern.source}:\n${printed}`);
    return found;
  };
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    printed,
  );
  const status = /Non-2xx or 3xx responses: (\d+)/.exec(printed);
  const errors = [...(socket?.slice(1) ?? []), status?.[1] ?? '0'];
  return {
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    requests: Number(find(/(\d+) requests in /)),
    errors: errors.reduce((sum, count) => sum + Number(count), 0),
    half: find(/50%\s+(\S+)/),
    most: find(/99%\s+(\S+)/),
  };
}

/** The largest script: what React is in. */
function largestScript(): string {
  const scripts = readdirSync(join(SITE, 'assets')).filter((name) => name.endsWith('.js'));
  const size = (name: string) => statSync(join(SITE, 'assets', name)).size;
  return `/assets/${scripts.toSorted((a, b) => size(b) - size(a))[0]}`;
}

/** @throws where the answer is not the file that the build has compressed */
async function assertReady(url: string): Promise<void> {
  const { status, headers } = await fetch(url, { headers: { 'accept-encoding': ENCODING } });
  const encoding = headers.get('content-encoding');
  if (status !== 200 || encoding !== ENCODING) {
    throw new Error(`${url} was answered with ${status}, encoded as ${encoding}.`);
  }
}

function ask(url: string): Load {
  const { connections, seconds } = budgets.load;
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
  const header = `Accept-Encoding: ${ENCODING}`;
  const { stdout, stderr, status } = spawnSync(
    'taskset',
    ['-c', CORES.asking, 'wrk', ...options, '-H', header, url],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`wrk failed: ${stderr}`);
  return readLoad(stdout);
}

function assertTools(): void {
  const has = (program: string) => spawnSync(program, ['-v']).error === undefined;
  if (!has('wrk')) installFromDebian('wrk');
  if (webServers().includes('nginx') && has('wrk') && has('taskset')) return;
  throw new Error(
    'This needs nginx with its brotli_static module, wrk and taskset. As root on Debian it installs them; else: sudo apt-get install nginx libnginx-mod-http-brotli-static wrk util-linux',
  );
}

async function main(): Promise<void> {
  assertTools();
  const json = process.argv.includes('--json');
  const article = pathsOf({ root: SITE, basePath: '/' }).find((path) => path.startsWith('/blog/'));
  const paths = ['/', ...(article ? [article] : []), largestScript()];
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const { url, close } = await startWebServer('nginx', SITE, join(folder, 'nginx'));
  const results: (Load & { readonly path: string })[] = [];
  try {
    const server = readFileSync(join(folder, 'nginx/pid'), 'utf8').trim();
    execFileSync('taskset', ['-cp', CORES.server, server], { stdio: 'ignore' });
    for (const path of paths) {
      await assertReady(url + path);
      const load = ask(url + path);
      results.push({ path, ...load });
      if (!json) {
        process.stdout.write(
          `${path}: ${Math.round(load.perSecond).toLocaleString('en-GB')} requests a second, ${load.errors} errors, half within ${load.half}, 99 of 100 within ${load.most}\n`,
        );
      }
    }
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
  const { perSecond } = budgets.load;
  const over = results.flatMap((result) => [
    ...(result.errors > 0 ? [`${result.path}: ${result.errors} errors`] : []),
    ...(result.perSecond < perSecond
      ? [`${result.path}: ${Math.round(result.perSecond)} requests a second, under ${perSecond}`]
      : []),
  ]);
  if (json) process.stdout.write(`${JSON.stringify({ results, over }, null, 2)}\n`);
  else process.stdout.write(over.length === 0 ? 'Within the budget.\n' : `${over.join('\n')}\n`);
  if (over.length > 0) process.exitCode = 1;
}

if (import.meta.main) await main();
