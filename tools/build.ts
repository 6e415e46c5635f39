import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMany } from '../src/build/effort.ts';
import { dropUnused } from '../src/build/kept.ts';
import { withoutFonts } from '../src/runtime/build/late-sheet.ts';
import { environmentOf } from '../src/runtime/build/part.ts';
import { articleCount } from './article-count.ts';
import { writeHostFiles } from './host-files.ts';
import { precompress } from './precompress.ts';
import { run } from './run.ts';

/**
 * Inside the folder that is built into: moving a finished build is a few renames and no copy, also
 * where that folder is the only one that can be written to.
 */
const UNDER_WAY = '.new';
const BEFORE = '.before';
/** What the build makes on its way, and finds again the next time. */
const MADE = ['.cache', 'styled-system'] as const;

/**
 * Builds the site into a folder. It is built beside what is there and takes its place once it is
 * whole: a build that fails leaves what was there as it was. `NODE_ENV` is set here
 * and not taken over: with any other value, an empty one included, the build
 * would quietly ship development React.
 *
 * @param environment set in addition to what is there
 * @param output where what the build prints goes; see `run`
 * @returns the exit code of the build
 */
export async function build(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  output: 'output' | 'error' = 'output',
): Promise<number> {
  if (!isWritable(folder)) {
    say(`${folder} cannot be written to, and the site is built into it. Make it writable.`);
    return 1;
  }
  const parts = partsFor(articleCount());
  if (parts === undefined) return 1;
  const underWay = join(folder, UNDER_WAY);
  const before = join(folder, BEFORE);
  clear(underWay, before);
  const begun = Date.now();
  const all = { ...environment, NODE_ENV: 'production', NOUGHTLINE_DIST: underWay };
  const helper = prepareAside(all);
  const bundling = {
    ...all,
    // What the bundler's own memory no longer needs is given back at once.
    MIMALLOC_PURGE_DELAY: '0',
    ...heap(HEAP.bundling, SMALL_NURSERY),
    ...(parts > 1 ? environmentOf({ place: 0, count: 0 }) : {}),
  };
  const bundled = run('waku', ['build'], bundling, output);
  helper.kill();
  const status = bundled === 0 && parts > 1 ? await buildParts(parts, all, output) : bundled;
  if (status !== 0) {
    clear(underWay);
    const locked = MADE.filter((made) => !isWritable(made));
    if (locked.length > 0) {
      say(
        `${locked.join(' and ')} cannot be written to. The build makes its parts there: let them be written to, or bring them along from a build of the same sources.`,
      );
    }
    return status;
  }
  (output === 'error' ? process.stderr : process.stdout).write('Compressing what was built.\n');
  // The site is files: what Waku would serve it with is not part of it.
  clear(join(underWay, 'server'), join(underWay, 'serve-node.js'));
  finishSheets(join(underWay, 'public'));
  await precompress(join(underWay, 'public'));
  // Waku's own output, built to be compared, brings no headers.
  if (existsSync(join(underWay, 'public/_headers'))) {
    writeHostFiles(join(underWay, 'public'), join(underWay, 'deploy'));
  }
  const old = readdirSync(folder).filter((name) => name !== UNDER_WAY);
  mkdirSync(before);
  for (const name of old) renameSync(join(folder, name), join(before, name));
  for (const name of readdirSync(underWay)) renameSync(join(underWay, name), join(folder, name));
  clear(underWay, before);
  await dropUnused(begun);
  return 0;
}

/**
 * Begins, in a process of its own, with what Waku comes to only once Vite is
 * done: most of that time one of two processors is idle. What it makes goes
 * through the cache alone, so the build is the same without it, and whatever is
 * wrong is said by the build.
 */
function prepareAside(environment: Readonly<Record<string, string>>): ChildProcess {
  const tool = join(import.meta.dirname, 'prepare.ts');
  const helper = spawn(process.execPath, [...BRIEF, tool], {
    stdio: 'ignore',
    env: { ...process.env, ...environment, ...heap(HEAP.helper), ...FEW_THREADS },
  });
  return helper.on('error', () => {});
}

/**
 * In megabytes. Without a limit Node lets rubbish lie while the machine has
 * memory; with it a build takes half. With less the helper does nothing but
 * look for room: at 112 it drew a third of the images in the same time.
 */
const HEAP = { bundling: 500, helper: 190, part: 400, ofEachArticle: 0.05 } as const;

/** Room for what is new, in megabytes: half of Node's own, a hundred megabytes less in the end, in the same time. */
const SMALL_NURSERY = '--max-semi-space-size=8 ';

/** So much, and what all articles take; with what else is set for Node. */
function heap(megabytes: number, more = '') {
  const all = Math.ceil(megabytes + HEAP.ofEachArticle * articleCount());
  return { NODE_OPTIONS: `--max-old-space-size=${all} ${more}${process.env.NODE_OPTIONS ?? ''}` };
}

/** Each thread that draws or compresses keeps memory of its own, with glibc twice over. */
const FEW_THREADS = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' } as const;

/**
 * V8's settings for a process that is not to run for long; together they take a tenth off what the processors do.
 * Its last optimizing compiler takes longer than it saves in seconds. What lies outside of the heap (pixels,
 * compressed pages) has not all of the heap searched for rubbish, which costs fifty megabytes. Room for
 * what is new is there from the start and need not grow.
 */
const BRIEF = [
  '--no-turbofan',
  '--external-memory-accounted-in-global-limit',
  '--min-semi-space-size=16',
] as const;

/** More processes than this would take more memory than the time is worth. */
const MOST_PARTS = 4;

/**
 * In how many processes the pages are built: in the bundler's own, unless there
 * are very many. `NOUGHTLINE_PROCESSES` sets it, and changes no byte.
 *
 * @returns nothing, and says why, where that is no number from 1 to 99
 */
function partsFor(articles: number): number | undefined {
  const set = process.env.NOUGHTLINE_PROCESSES;
  if (set) {
    if (/^[1-9]\d?$/.test(set)) return Number(set);
    say(
      `NOUGHTLINE_PROCESSES is "${set}": expected how many processes build the pages, for example 2`,
    );
    return undefined;
  }
  return isMany(articles) ? Math.min(MOST_PARTS, availableParallelism()) : 1;
}

/**
 * Builds the pages side by side; should one part fail, the others end with it.
 *
 * @returns the exit code of the first that failed, or 0
 */
async function buildParts(
  count: number,
  environment: Readonly<Record<string, string>>,
  output: 'output' | 'error',
): Promise<number> {
  const tool = join(import.meta.dirname, 'build-part.ts');
  const all = Array.from({ length: count }, (_, place) =>
    spawn(process.execPath, [...BRIEF, tool], {
      stdio: ['ignore', output === 'error' ? 2 : 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...environment,
        ...heap(HEAP.part),
        ...FEW_THREADS,
        ...environmentOf({ place, count }),
      },
    }),
  );
  const codes = await Promise.all(
    all.map(async (part) => {
      const [code] = (await once(part, 'exit')) as [number | null];
      if (code !== 0) for (const other of all) other.kill();
      return code;
    }),
  );
  return codes.find((code) => code !== null && code !== 0) ?? (codes.includes(null) ? 1 : 0);
}

/** Only now, when every page has been built: pages take their fonts from the sheets. */
function finishSheets(root: string): void {
  for (const name of globSync('**/*.css', { cwd: root })) {
    const file = join(root, name);
    writeFileSync(file, withoutFonts(readFileSync(file, 'utf8')));
  }
}

/** Whether files can be made in a folder, or the folder itself where there is none. */
function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function clear(...folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

if (import.meta.main) process.exitCode = await build('dist');
