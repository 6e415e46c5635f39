import { mkdirSync, rmSync } from 'node:fs';
import { runInBackground } from './run-command.ts';
import { slowness } from './slowness.ts';
import { quick, rest, type Stages, type Suite, timed, usual } from './suites.ts';
import type { Result } from './test-reports.ts';

/*
 * Runs the suites, prints the output of each, then the failures and how to run each alone, and last
 * `N passed, N failed`. `--quick` runs the suites that need no built site, `--rest` those that CI
 * runs after `npm test`, `--full` all; names run only the named ones.
 */
const begun = performance.now();
const asked = process.argv.slice(2);
const kinds: Readonly<Record<string, Stages>> = {
  '--quick': quick,
  '--rest': rest,
  '--full': [...usual, ...rest, ...timed],
};
const stages = kinds[asked[0] ?? ''] ?? (asked.length > 0 ? named(asked) : usual);

rmSync('.cache/reports', { recursive: true, force: true });
mkdirSync('.cache/reports', { recursive: true });
say(`This machine is ${slowness.toFixed(1)} times slower than the reference; limits are scaled.`);

const results = new Map<string, Result>();
for (const lanes of stages) {
  // Only the first lane's output is shown as it comes, since parallel outputs would mix.
  await Promise.all(lanes.map((lane, index) => runLane(lane, index === 0)));
}

const all = [...results.values()];
const passed = all.reduce((sum, result) => sum + result.passed, 0);
const failed = all.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
for (const { failures } of all) for (const failure of failures) say(`\n${failure}`);
say(`\nAll suites: ${seconds(begun)}`);
say(`${passed} passed, ${failed} failed`);

function named(names: readonly string[]): Stages {
  const suites = [...usual, ...rest, ...timed].flat(2);
  return names.map((name) => {
    const suite = suites.find((candidate) => candidate.name === name);
    if (suite) return [[suite]];
    const known = suites.map((candidate) => candidate.name).join(', ');
    throw new Error(`There is no suite ${name}; there are ${known}.`);
  });
}

async function runLane(lane: readonly Suite[], isShownAtOnce: boolean): Promise<void> {
  for (const suite of lane) {
    const started = performance.now();
    const kept: string[] = [];
    const write = (text: string) => {
      if (isShownAtOnce) process.stdout.write(text);
      else kept.push(text);
    };
    write(`\n── ${suite.name}\n`);
    const result = await runSuite(suite, write);
    results.set(suite.name, result);
    write(`${suite.name}: ${result.passed} passed, ${result.failed} failed, ${seconds(started)}\n`);
    process.stdout.write(kept.join(''));
  }
}

/** Runs a suite; one that crashes, or that reports nothing, counts as a failure. */
async function runSuite(suite: Suite, write: (text: string) => void): Promise<Result> {
  const { name, command, args, environment = {}, needs, result } = suite;
  const broken = (why: string): Result => ({
    passed: 0,
    failed: 1,
    failures: [`FAILED ${name}: ${why}\n  Alone: npm test -- ${name}`],
  });
  if (needs && results.get(needs)?.failed) return broken(`not run, since "${needs}" failed`);
  try {
    const status = await runInBackground(command, args, environment, write);
    if (!result) {
      return status === 0 ? { passed: 1, failed: 0, failures: [] } : broken(`ended with ${status}`);
    }
    const found = result();
    if (status === 0 || found.failed > 0) return found;
    return { ...broken(`ended with ${status}`), passed: found.passed };
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
