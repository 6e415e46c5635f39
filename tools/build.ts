import '../src/build-helpers/settings.ts';
import { globSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dropUnused } from '../src/build-helpers/disk-cache.ts';
import { basePath } from '../src/site/environment.ts';
import { site } from '../src/site/site.ts';
import { writeFlatPages, writeHostConfigs } from './hosts/host-configs.ts';
import { placeholders, printPlaceholders } from './placeholders.ts';
import { precompress } from './precompress.ts';
import { run } from './run-command.ts';

/**
 * The folders of the new and of the previous build while they change places: inside the output
 * folder, so that each move is a rename on one file system.
 */
const NEXT = '.new';
const PREVIOUS = '.before';

/**
 * Builds the site into a folder. The new build replaces the previous one when it is complete: a
 * failed build changes nothing. `NODE_ENV` is always set to production: with any other value the
 * build would ship development React.
 *
 * @param environment variables in addition to the current ones
 * @returns the exit code of the build
 */
export async function build(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const next = join(folder, NEXT);
  const previous = join(folder, PREVIOUS);
  clear(next, previous);
  const all = { ...environment, NODE_ENV: 'production', NOUGHTLINE_DIST: next };
  const status = await step('Building pages', () => run('waku', ['build'], all));
  if (status !== 0) {
    clear(next);
    return status;
  }
  // A static site needs no server.
  clear(join(next, 'server'), join(next, 'serve-node.js'));
  const root = join(next, 'public');
  await step('Writing what hosts read', async () => {
    await writeFlatPages(root);
    writeHostConfigs(root, join(next, 'hosts'), site.origin, basePath());
  });
  await step('Compressing files', () => precompress(root));
  const old = readdirSync(folder).filter((name) => name !== NEXT);
  mkdirSync(previous);
  for (const name of old) renameSync(join(folder, name), join(previous, name));
  for (const name of readdirSync(next)) renameSync(join(next, name), join(folder, name));
  clear(next, previous);
  await dropUnused();
  return 0;
}

/** Does a step of a build, and says how long it took: `Compressing files: 1.2 s`. */
async function step<T>(label: string, work: () => T | Promise<T>): Promise<T> {
  const begun = performance.now();
  process.stdout.write(`${label} …\n`);
  const result = await work();
  process.stdout.write(`${label}: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  return result;
}

/** Prints the number of pages, the largest page as it is sent, and the folder of the files. */
function summarise(folder: string): void {
  const root = join(folder, 'public');
  const pages = globSync('**/index.html', { cwd: root }).map((file) => ({
    path: `/${file.replace(/\/?index\.html$/, '')}`,
    bytes: statSync(join(root, `${file}.br`)).size,
  }));
  const [largest] = pages.sort((one, other) => other.bytes - one.bytes);
  if (!largest) return;
  const kilobytes = (largest.bytes / 1000).toFixed(1);
  process.stdout.write(
    `${pages.length} pages are in ${root}, what hosts read is in ${join(folder, 'hosts')}. ` +
      `The largest is ${largest.path}: ${kilobytes} KB as it is sent (brotli, without pictures and fonts).\n`,
  );
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
  const folder = relative('', process.argv[2] ?? 'dist');
  if (folder === '' || folder.startsWith('..')) {
    process.stderr.write(`Write a folder below the project, such as "dist": ${process.argv[2]}\n`);
    process.exit(1);
  }
  process.exitCode = await build(folder);
  if (process.exitCode === 0) {
    summarise(folder);
    printPlaceholders();
  }
}
