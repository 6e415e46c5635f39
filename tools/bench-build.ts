import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { budgets, buildOver } from './budgets.ts';

const USAGE = `npm run bench:build -- 100 1000 5000
  Builds the site with that many articles each, in a temporary copy, and reports what it took.
  --again  builds each twice more: with nothing changed, and with one article changed
Times are of the clock and, beside it, of all processors together, which other work on the
machine does not lengthen. Nothing is kept from one number to the next but fonts and pictures.`;

const ARTICLES = 'src/content/articles';
/** Left out of the copy. The caches of fonts and pictures are copied: articles add none. */
const LEFT_OUT = /^(?:\.git|\.cache|dist|node_modules|styled-system|test-results)$/;
const CACHES = ['.cache/fonts', '.cache/pictures'];
const SAMPLE_EVERY = 250;
/** Clock ticks of the kernel in a second, as all Linux reports them. */
const TICKS = 100;

/** Lines that the build prints as each of its phases begins. */
const PHASES: readonly (readonly [beginsWith: RegExp, name: string])[] = [
  [/^\[1\/5\]/m, 'Vite'],
  [/^\[ssg\]/m, 'pages'],
  [/^Compressing/m, 'compression'],
];

/** What one build took. */
interface Measure {
  readonly articles: number;
  readonly seconds: number;
  /** Of all its processes together. */
  readonly processor: number | undefined;
  /** Seconds by the name of the part. */
  readonly phases: ReadonlyMap<string, number>;
  /** Of all its processes together, at their highest; nothing where the system does not tell. */
  readonly peak: number | undefined;
  readonly bytes: number;
  readonly files: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false } },
});
const counts = positionals.map(Number);
if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < 1)) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
try {
  copySources(folder);
  const measures: Measure[] = [];
  for (const count of counts) {
    writeArticles(folder, count);
    putAside(folder, '.cache/kept');
    const measure = await build(folder, count);
    report(measure, measures.at(-1));
    measures.push(measure);
    failWhereOver(measure, measures);
    if (!values.again) continue;
    process.stdout.write('Once more, with nothing changed:\n');
    report(await build(folder, count), undefined);
    const [first] = readdirSync(join(folder, ARTICLES));
    const file = join(folder, ARTICLES, String(first));
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\n/, '\n\nAnd again. '));
    process.stdout.write('Once more, with one article changed:\n');
    report(await build(folder, count), undefined);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function copySources(to: string): void {
  for (const name of readdirSync('.').filter((entry) => !LEFT_OUT.test(entry))) {
    cpSync(name, join(to, name), { recursive: true });
  }
  for (const cache of CACHES) cpSync(cache, join(to, cache), { recursive: true });
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'), 'junction');
}

/**
 * Moves a folder away instead of deleting it: for five minutes after a deletion ext4 checks each
 * freed inode before it creates a file, which makes a build right after deleting thousands of files
 * up to a third slower.
 */
function putAside(from: string, name: string): void {
  mkdirSync(join(from, '.aside'), { recursive: true });
  const aside = mkdtempSync(join(from, '.aside/'));
  if (existsSync(join(from, name))) renameSync(join(from, name), join(aside, basename(name)));
}

/** Fills the folder of articles with this many: the real ones, each time with other words and another name. */
function writeArticles(root: string, count: number): void {
  const to = join(root, ARTICLES);
  const originals = readdirSync(ARTICLES).filter((name) => name.endsWith('.mdx'));
  putAside(root, ARTICLES);
  mkdirSync(to);
  for (let number = 0; number < count; number += 1) {
    const original = originals[number % originals.length] ?? '';
    const source = readFileSync(join(ARTICLES, original), 'utf8');
    // The first of each stays as it is: pages link to it.
    const isFirst = number < originals.length;
    const slug = isFirst ? basename(original, '.mdx') : `article-${number}`;
    writeFileSync(join(to, `${slug}.mdx`), isFirst ? source : another(source, slug, number));
  }
}

function another(source: string, slug: string, number: number): string {
  const day = new Date(Date.UTC(2025, 0, 1) - number * 6 * 60 * 60 * 1000).toISOString();
  const [, front = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const changed = front
    .replace(/^title: .*$/m, `title: "Article ${number}: what to do first in one more trade"`)
    .replace(/^metaTitle: .*$/m, `metaTitle: "Article ${number}: what to do first of all"`)
    .replace(/^slug: .*$/m, `slug: ${slug}`)
    .replace(/^order: .*\n/m, '')
    .replace(/^(date|modified): .*$/gm, `$1: ${day.slice(0, 10)}`);
  const words = text.replace(/\b(?:London|week|street)\b/g, `$& ${number}`);
  return `---\n${changed}\n---\n${words}`;
}

async function build(cwd: string, articles: number): Promise<Measure> {
  putAside(cwd, 'dist');
  const begun = performance.now();
  const child = spawn(process.execPath, ['tools/build.ts'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const phases = new Map<string, number>();
  let phase = 'settings';
  let phaseBegun = begun;
  const begin = (next: string) => {
    const now = performance.now();
    phases.set(phase, (now - phaseBegun) / 1000);
    [phase, phaseBegun] = [next, now];
  };
  child.stdout.on('data', (text: Buffer) => {
    for (const [beginsWith, name] of PHASES) if (beginsWith.test(String(text))) begin(name);
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let running = true;
  let peak: number | undefined;
  let processor: number | undefined;
  const sampling = (async () => {
    while (running) {
      const now = usedBy(child.pid ?? 0);
      if (now) {
        peak = Math.max(peak ?? 0, now.memory);
        processor = Math.max(processor ?? 0, now.processor);
      }
      await sleep(SAMPLE_EVERY);
    }
  })();
  const code = await ended;
  begin('');
  const seconds = (performance.now() - begun) / 1000;
  running = false;
  await sampling;
  if (code !== 0) throw new Error(`The build of ${articles} articles failed.`);
  const sizes = readdirSync(join(cwd, 'dist/public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { articles, seconds, processor, phases, peak, bytes, files: sizes.length };
}

/**
 * The memory (bytes) and CPU time (seconds) of a process and its descendants, from `/proc`.
 */
function usedBy(root: number): { memory: number; processor: number } | undefined {
  const all = new Map<number, { parent: number; memory: number; processor: number }>();
  try {
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      const status = readOf(name, 'status');
      // Fields after the name: state, parent, …; 11 to 14 are its own CPU time and that of its
      // finished children.
      const stat = readOf(name, 'stat')
        .replace(/^.*\) /, '')
        .split(' ');
      const ticks = stat.slice(11, 15).reduce((sum, count) => sum + Number(count), 0);
      all.set(Number(name), {
        parent: Number(stat[1] ?? 0),
        memory: 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0),
        processor: ticks / TICKS,
      });
    }
  } catch {
    // No `/proc`.
    return undefined;
  }
  const isBelow = (id: number): boolean =>
    id === root || (id > 1 && isBelow(all.get(id)?.parent ?? 0));
  const sum = { memory: 0, processor: 0 };
  for (const [id, { memory, processor }] of all) {
    if (!isBelow(id)) continue;
    sum.memory += memory;
    sum.processor += processor;
  }
  return sum;
}

/** Nothing where the process has ended meanwhile. */
function readOf(id: string, file: 'status' | 'stat'): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Reports which budgets a build exceeds, and sets the exit code. */
function failWhereOver(measure: Measure, measures: readonly Measure[]): void {
  const reference = measures.find(({ articles }) => articles === budgets.build.articles);
  for (const line of buildOver(measure, reference)) {
    process.stdout.write(`${line}\n`);
    process.exitCode = 1;
  }
}

/** One line; with the slope from the count before, where there was one. */
function report(measure: Measure, before: Measure | undefined): void {
  const { articles, seconds, processor, phases, peak, bytes, files } = measure;
  const parts = [
    `${articles} articles: ${seconds.toFixed(1)} s (${[...phases].map(([name, part]) => `${name} ${part.toFixed(1)}`).join(', ')})`,
    ...(processor === undefined ? [] : [`${processor.toFixed(1)} s of processor`]),
    `${((1000 * seconds) / articles).toFixed(1)} ms each`,
    `${peak === undefined ? 'memory unknown' : `${(peak / 1e9).toFixed(2)} GB at most`}`,
    `${(bytes / 1e6).toFixed(1)} MB in ${files} files`,
  ];
  if (before && before.articles !== articles) {
    const more = articles - before.articles;
    parts.push(
      `slope ${((1000 * (seconds - before.seconds)) / more).toFixed(1)} ms and ${((bytes - before.bytes) / 1000 / more).toFixed(0)} KB for each more`,
    );
  }
  process.stdout.write(`${parts.join(', ')}\n`);
}
