import { mkdirSync, rmSync } from 'node:fs';
import type { Count } from './reports.ts';
import { runInBackground } from './run.ts';
import { quick, type Suite, stages } from './suites.ts';

/**
 * Runs the suites, prints the output of each, and sums them up in the last
 * line: `N passed, N failed`. With `--quick`, only those that need no built
 * site; with names, only those.
 */
const begun = performance.now();
const known = stages.flat(2).map(({ name }) => name);
const asked = process.argv.slice(2);
const names = asked[0] === '--quick' ? quick : asked.length > 0 ? asked : known;
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  throw new Error(`There is no suite ${unknown.join(', ')}; there are ${known.join(', ')}.`);
}

rmSync('.cache/reports', { recursive: true, force: true });
mkdirSync('.cache/reports', { recursive: true });

const counts = new Map<string, Count>();
for (const lanes of stages) {
  const wanted = lanes
    .map((lane) => lane.filter(({ name }) => names.includes(name)))
    .filter((lane) => lane.length > 0);
  // Side by side, the output of two suites would mix: only that of the first lane is shown as it comes.
  await Promise.all(wanted.map((lane, index) => runLane(lane, index === 0)));
}

const passed = [...counts.values()].reduce((sum, count) => sum + count.passed, 0);
const failed = [...counts.values()].reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
// Repeated at the end: the suites' own output is thousands of lines.
for (const [name, { remarks = [] }] of counts) for (const line of remarks) say(`${name}: ${line}`);
say(`All suites: ${seconds(begun)}`);
say(`${passed} passed, ${failed} failed`);

async function runLane(lane: readonly Suite[], isShownAtOnce: boolean): Promise<void> {
  for (const suite of lane) {
    const begun = performance.now();
    const held: string[] = [];
    const write = (text: string) => {
      if (isShownAtOnce) process.stdout.write(text);
      else held.push(text);
    };
    write(`\n── ${suite.name}\n`);
    const count = await runSuite(suite, write);
    counts.set(suite.name, count);
    write(`${suite.name}: ${count.passed} passed, ${count.failed} failed, ${seconds(begun)}\n`);
    process.stdout.write(held.join(''));
  }
}

/** A suite that crashes, or that reports nothing, counts as a failure. */
async function runSuite(suite: Suite, write: (text: string) => void): Promise<Count> {
  const broken = (remark: string): Count => {
    write(`${remark}\n`);
    return { passed: 0, failed: 1, remarks: [remark] };
  };
  if (suite.needs && (counts.get(suite.needs)?.failed ?? 0) > 0) {
    return broken(`not run, since "${suite.needs}" failed`);
  }
  try {
    const { command, args, environment = {} } = suite;
    const status = await runInBackground(command, args, environment, write);
    const count = suite.count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
    const silent = status !== 0 && count.failed === 0;
    return silent ? { ...broken(`failed: it ended with ${status}`), passed: count.passed } : count;
  } catch (error) {
    return broken(`crashed: ${(error as Error).message}`);
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
