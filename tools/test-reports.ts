import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests of a suite passed and failed. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  /** For each test that failed: its file and name, what was expected, how to run it alone. */
  readonly failures: readonly string[];
}

/** How many lines of a failure are repeated at the end of a run. */
const LINES = 8;

// The parts of the two reports that are read here.
interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; flaky: number };
  errors: { message?: string }[];
}
interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** The result in Vitest's JSON report; a file that broke outside its tests is a failure. */
export function vitestResult(project: string, report: string): Result {
  const { numPassedTests, testResults } = read<VitestReport>(report);
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative('.', name);
    const alone = `npx vitest run --project ${project} ${file}`;
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(file, message, alone)];
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${file}: ${fullName}`, failureMessages?.[0], alone),
    );
  });
  return { passed: numPassedTests, failed: failures.length, failures };
}

/** The result in Playwright's JSON report; a test that passed at its second try has passed. */
export function playwrightResult(report: string): Result {
  const { suites, stats, errors } = read<PlaywrightReport>(report);
  const name = basename(report, '.json');
  const failures = [
    ...errors.map(({ message }) => failure(name, message, `npm run test:browser`)),
    ...suites.flatMap(playwrightFailures),
  ];
  return { passed: stats.expected + stats.flaky, failed: failures.length, failures };
}

function playwrightFailures({ file, specs, suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        failure(
          `${file}: ${title} (${projectName})`,
          results.find(({ error }) => error)?.error?.message,
          `npx playwright test --project=${projectName} ${file}`,
        ),
      ),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** A failed test as it is repeated at the end: its name, the first lines of why, how to run it. */
function failure(name: string, why = '', alone: string): string {
  const lines = stripVTControlCharacters(why).trim().split('\n').slice(0, LINES);
  return [`FAILED ${name}`, ...lines.map((line) => `  ${line}`), `  Alone: ${alone}`].join('\n');
}

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
