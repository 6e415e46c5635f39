import { mkdirSync, rmSync } from 'node:fs';
import type { Count } from './reports.ts';
import { run } from './run.ts';
import { quick, type Suite, suites } from './suites.ts';

/**
 * Runs the suites one after another, shows what they print, and sums them up in
 * the last line: `N passed, N failed`. With `--quick`, only those that need no
 * built site; with names, only those.
 */
const asked = process.argv.slice(2);
const names = asked[0] === '--quick' ? quick : asked;
const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  throw new Error(
    `There is no suite ${unknown.join(', ')}; there are ${suites.map(({ name }) => name).join(', ')}.`,
  );
}

rmSync('.cache/reports', { recursive: true, force: true });
mkdirSync('.cache/reports', { recursive: true });

const counts = new Map<string, Count>();
for (const suite of suites) {
  if (names.length > 0 && !names.includes(suite.name)) continue;
  const begun = performance.now();
  const count = runSuite(suite);
  counts.set(suite.name, count);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(`${suite.name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
}

const passed = [...counts.values()].reduce((sum, count) => sum + count.passed, 0);
const failed = [...counts.values()].reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
// Once more at the end: the suites' own output is thousands of lines.
for (const [name, { remarks = [] }] of counts) for (const line of remarks) say(`${name}: ${line}`);
say(`${passed} passed, ${failed} failed`);

/** A suite that crashes, or that reports nothing, counts as a failure. */
function runSuite(suite: Suite): Count {
  say(`\n── ${suite.name}`);
  if (suite.needs && (counts.get(suite.needs)?.failed ?? 0) > 0) {
    return broken(`not run, since "${suite.needs}" failed`);
  }
  try {
    const status = run(suite.command, suite.args, suite.environment?.());
    const count = suite.count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
    const silent = status !== 0 && count.failed === 0;
    return silent ? { ...broken(`failed: it ended with ${status}`), passed: count.passed } : count;
  } catch (error) {
    return broken(`crashed: ${(error as Error).message}`);
  }
}

/** A failure that is not one test's. */
function broken(remark: string): Count {
  say(remark);
  return { passed: 0, failed: 1, remarks: [remark] };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
