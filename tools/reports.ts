import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests of a suite passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** A line for each test that failed, and for each that passed at its second try only. */
  readonly remarks?: readonly string[];
}

/** How much of the first line of a failure is repeated, in characters. */
const LONGEST = 200;

// The parts of the two reports that are read here.
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}
interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly errors: readonly { readonly message?: string }[];
}

/**
 * What Vitest's JSON report says. A file that broke before or between its tests
 * counts as a failure of its own.
 *
 * @param file the report
 */
export function vitestCount(file: string): Count {
  const { numPassedTests, numFailedTests, testResults } = read<VitestReport>(file);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    remarks: [
      ...broken.map(({ name, message }) => remark('failed', basename(name), message)),
      ...failed.map(({ fullName, failureMessages }) =>
        remark('failed', fullName, failureMessages?.[0]),
      ),
    ],
  };
}

/**
 * What Playwright's JSON report says. What passed at its second try has passed.
 *
 * @param file the report
 */
export function playwrightCount(file: string): Count {
  const { suites, stats, errors } = read<PlaywrightReport>(file);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    remarks: [
      ...errors.map(({ message }) => remark('failed', basename(file, '.json'), message)),
      ...suites.flatMap((suite) => playwrightRemarks(suite, [])),
    ],
  };
}

function playwrightRemarks(suite: PlaywrightSuite, above: readonly string[]): readonly string[] {
  const path = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) =>
        remark(
          status === 'flaky' ? 'flaky' : 'failed',
          [projectName, ...path, title].join(' › '),
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((below) => playwrightRemarks(below, path))];
}

/** What became of a test, its name, and the first line of why. */
function remark(became: 'failed' | 'flaky', name: string, why = ''): string {
  const [first = ''] = stripVTControlCharacters(why).trim().split('\n');
  return `${became}: ${name}${first && `: ${first.slice(0, LONGEST)}`}`;
}

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
