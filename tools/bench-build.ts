import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const USAGE = `npm run bench:build -- 100 1000 5000
  Builds the site with that many articles each, in a temporary copy, and reports what it took.
  --again  builds each a second time with one article changed, to see what is kept`;

const ARTICLES = 'src/content/articles';
/** What is left out of the copy. The caches of fonts and pictures go along: articles add none. */
const LEFT_OUT = /^(?:\.git|\.cache|dist|node_modules|styled-system|test-results)$/;
const CACHES = ['.cache/fonts', '.cache/pictures'];
const SAMPLE_EVERY = 250;

/** What one build took. */
interface Measure {
  readonly articles: number;
  readonly seconds: number;
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
    writeArticles(join(folder, ARTICLES), count);
    rmSync(join(folder, '.cache/og'), { recursive: true, force: true });
    const measure = await build(folder, count);
    report(measure, measures.at(-1));
    measures.push(measure);
    if (!values.again) continue;
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

/** Fills a folder with this many articles: the real ones, each time with other words and another name. */
function writeArticles(to: string, count: number): void {
  const originals = readdirSync(ARTICLES).filter((name) => name.endsWith('.mdx'));
  rmSync(to, { recursive: true });
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
  rmSync(join(cwd, 'dist'), { recursive: true, force: true });
  const begun = performance.now();
  const child = spawn(process.execPath, ['tools/build.ts'], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let running = true;
  let peak: number | undefined;
  const sampling = (async () => {
    while (running) {
      const now = memoryOf(child.pid ?? 0);
      if (now !== undefined) peak = Math.max(peak ?? 0, now);
      await sleep(SAMPLE_EVERY);
    }
  })();
  const code = await ended;
  const seconds = (performance.now() - begun) / 1000;
  running = false;
  await sampling;
  if (code !== 0) throw new Error(`The build of ${articles} articles failed.`);
  const sizes = readdirSync(join(cwd, 'dist/public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { articles, seconds, peak, bytes, files: sizes.length };
}

/** Resident memory of a process and all below it, in bytes, where the system tells it in `/proc`. */
function memoryOf(root: number): number | undefined {
  try {
    const parents = new Map<number, number>();
    const resident = new Map<number, number>();
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      const status = readStatus(name);
      if (!status) continue;
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
      resident.set(Number(name), 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    }
    const isBelow = (id: number): boolean =>
      id === root || (id > 1 && isBelow(parents.get(id) ?? 0));
    return [...resident].reduce((sum, [id, bytes]) => (isBelow(id) ? sum + bytes : sum), 0);
  } catch {
    return undefined;
  }
}

/** Nothing where the process has ended meanwhile. */
function readStatus(id: string): string | undefined {
  try {
    return readFileSync(`/proc/${id}/status`, 'utf8');
  } catch {
    return undefined;
  }
}

/** One line; with the slope from the count before, where there was one. */
function report(measure: Measure, before: Measure | undefined): void {
  const { articles, seconds, peak, bytes, files } = measure;
  const parts = [
    `${articles} articles: ${seconds.toFixed(1)} s`,
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
