import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import mutations from './mutations.json' with { type: 'json' };
import { playwrightResult, vitestResult } from './reports.ts';
import { runInBackground } from './run.ts';

/**
 * Breaks the site on purpose, with one mutation of `mutations.json` after another, and prints which
 * test catches each. A tool for reviews: each mutation is built, so all of them take half an hour.
 * With words as arguments, only mutations whose description holds them are made.
 */
const REPORT = '.cache/reports/mutation.json';
const words = process.argv.slice(2).join(' ');
const chosen = mutations.filter(({ what }) => what.includes(words));
let caught = 0;

mkdirSync('.cache/reports', { recursive: true });
process.once('SIGINT', () => process.exit(130));
for (const mutation of chosen) {
  const test = await caughtBy(mutation);
  if (test) caught += 1;
  process.stdout.write(`${test ? 'caught' : 'NOT CAUGHT'}: ${mutation.what}\n  ${test ?? ''}\n`);
}
process.stdout.write(`\n${caught} of ${chosen.length} breaks are caught\n`);
process.exitCode = caught === chosen.length ? 0 : 1;

/** The first test that fails while a mutation is in its file. */
async function caughtBy(mutation: (typeof mutations)[number]): Promise<string | undefined> {
  const { file, from, to, what, suite } = mutation;
  const whole = readFileSync(file, 'utf8');
  if (whole.split(from).length !== 2)
    throw new Error(`"${what}": ${file} does not hold "${from}" exactly once.`);
  const restore = () => writeFileSync(file, whole);
  process.once('exit', restore);
  writeFileSync(
    file,
    whole.replace(from, () => to),
  );
  try {
    if (suite !== 'unit' && (await quietly('node', ['tools/build.ts'])) !== 0)
      return 'the build stops';
    return await failing(mutation);
  } finally {
    restore();
    process.off('exit', restore);
  }
}

async function failing({ suite, test, name }: (typeof mutations)[number]) {
  rmSync(REPORT, { force: true });
  const isBrowser = suite === 'desktop' || suite === 'phone';
  const files = test.split('|');
  if (isBrowser) {
    const named = name ? ['-g', name] : [];
    await quietly('playwright', ['test', `--project=${suite}`, ...files, ...named], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
    });
  } else {
    const reporter = ['--reporter=json', `--outputFile.json=${REPORT}`];
    await quietly('vitest', ['run', '--project', suite, ...files, ...reporter]);
  }
  const { failures } = isBrowser ? playwrightResult(REPORT) : vitestResult(suite, REPORT);
  return failures[0]?.split('\n')[0]?.replace(`FAILED ${basename(REPORT, '.json')}`, 'FAILED');
}

/** Runs a command without its output. */
function quietly(command: string, args: readonly string[], environment = {}): Promise<number> {
  return runInBackground(command, args, environment, () => {});
}
