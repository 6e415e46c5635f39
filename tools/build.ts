import '../src/node/settings.ts';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dropUnused } from '../src/node/disk-cache.ts';
import { listPlaceholders, placeholders } from './placeholders.ts';
import { precompress } from './precompress.ts';
import { run } from './run.ts';

/** Inside the output folder, so that swapping the builds is a rename on one file system. */
const NEXT = '.new';
const PREVIOUS = '.before';

/**
 * Builds the site into a folder. The new build replaces the previous one when it is complete: a
 * failed build changes nothing. `NODE_ENV` is always set to production: with any other value the
 * build would ship development React.
 *
 * @param environment set in addition to the current environment
 * @param output where the build's output goes; see `run`
 * @returns the exit code of the build
 */
export async function build(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  output: 'output' | 'error' = 'output',
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const next = join(folder, NEXT);
  const previous = join(folder, PREVIOUS);
  clear(next, previous);
  const all = { ...environment, NODE_ENV: 'production', NOUGHTLINE_DIST: next };
  const status = run('waku', ['build'], all, output);
  if (status !== 0) {
    clear(next);
    return status;
  }
  (output === 'error' ? process.stderr : process.stdout).write('Compressing files.\n');
  // A static site needs no server.
  clear(join(next, 'server'), join(next, 'serve-node.js'));
  await precompress(join(next, 'public'));
  const old = readdirSync(folder).filter((name) => name !== NEXT);
  mkdirSync(previous);
  for (const name of old) renameSync(join(folder, name), join(previous, name));
  for (const name of readdirSync(next)) renameSync(join(next, name), join(folder, name));
  clear(next, previous);
  await dropUnused();
  return 0;
}

function clear(...folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

if (import.meta.main) {
  const missing = process.env.NOUGHTLINE_STRICT === '1' ? placeholders() : [];
  if (missing.length > 0) {
    process.stderr.write(`NOUGHTLINE_STRICT forbids placeholders:\n  ${missing.join('\n  ')}\n`);
    process.exit(1);
  }
  process.exitCode = await build(process.argv[2] ?? 'dist');
  if (process.exitCode === 0) listPlaceholders();
}
