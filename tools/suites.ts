import { playwrightResult, type Result, vitestResult } from './test-reports.ts';

/** A suite: its command, and the suite that has to pass before it. */
export interface Suite {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The suite without whose success this one cannot run. */
  readonly needs?: string;
  /** Reads the command's report; without this, the command counts as one test. */
  readonly result?: () => Result;
  /** Further environment variables of the command. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Stages run in order, the lanes of a stage side by side, the suites of a lane in order. */
export type Stages = readonly (readonly (readonly Suite[])[])[];

/** TypeScript's result of the last run, with which the next takes 2 s instead of 12. */
const TYPES = '.cache/types.tsbuildinfo';
const generate = program('generate', 'panda', 'codegen', '--silent');
const types = program('types', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', TYPES);
const lint = program('lint', 'biome', 'check', '--error-on-warnings', '.');
/** Which folder may import which. */
const directions = program('directions', 'node', 'tools/directions.ts');
/** Files, exports and packages that nothing uses. */
const unused = program('unused', 'knip', '--no-progress', '--treat-config-hints-as-errors');
const site = program('site', 'node', 'tools/build.ts');
/** The variables of a build with Preact in the browser, in a folder of its own. */
const PREACT = { NOUGHTLINE_CLIENT: 'preact', NOUGHTLINE_DIST: '.cache/preact' };
const preactSite: Suite = {
  ...program('site-preact', 'node', 'tools/build.ts', PREACT.NOUGHTLINE_DIST),
  environment: PREACT,
};
/** Browser tests in which islands take part; for all others the HTML is the same. */
export const OF_ISLANDS = [
  ...['accessibility-tree', 'alignment', 'articles', 'calculators', 'carousel', 'clock'],
  ...['contrast-and-print', 'enquire-now', 'enquiry', 'faq', 'islands', 'keyboard', 'marquee'],
  ...['policy', 'tooltips', 'visits'],
].map((name) => `${name}.spec`);
const browsers = ['desktop', 'phone', 'desktop-full', 'phone-full', 'visits'];
/** Tests of the package that depend on the client. */
export const OF_CLIENTS = ['adoption.test', 'client', 'libraries', 'matrix', 'shapes'];
const inPreact = { environment: { ISLANDS_CLIENT: 'preact' } };
const onPreact = { needs: 'site-preact', environment: { ...PREACT, ISLANDS_CLIENT: 'preact' } };

/** `npm run check`: the suites that need no built site. */
export const quick: Stages = [[[generate]], [[types, lint, directions, unused], [vitest('unit')]]];

/** `npm test`: everything that a change can break for a visitor, in Chromium. */
export const usual: Stages = [
  ...quick,
  [[site]],
  [[vitest('build', { needs: 'site' })]],
  [[playwright('browser', ['desktop', 'phone', 'visual'], { needs: 'site' })], [vitest('desk')]],
];

/** The suites that CI runs after `npm test`, on the same build and two cores. */
export const rest: Stages = [
  [[vitest('adoption')], [vitest('reproducibility'), vitest('desk-full')]],
  [[preactSite]],
  [[vitest('build', { ...onPreact, name: 'build-preact' })]],
  [[playwright('browser-preact', browsers, { ...onPreact, files: OF_ISLANDS })]],
  [[vitest('adoption', { ...inPreact, name: 'adoption-preact', files: OF_CLIENTS })]],
  [[vitest('hosts')]],
  [[vitest('guides')]],
  // Browsers of other engines never run beside others.
  [[vitest('engines')]],
  [[playwright('browser-full', ['desktop-full', 'phone-full', 'visual-full'])]],
  [[playwright('development', ['development'])]],
  [[playwright('visits', ['visits'])]],
];

/** Tests of time: on a shared machine their results depend as much on it as on a change. */
export const timed: Stages = [[[playwright('timed', ['timed'])]]];

function program(name: string, command: string, ...args: string[]): Suite {
  return { name, command, args };
}

/** The tests of a project of Vitest. */
function vitest(project: string, { name = project, files = [], ...suite }: Options = {}): Suite {
  const report = `.cache/reports/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    ...program(name, 'vitest', 'run', '--project', project, ...reporters, ...files),
    ...suite,
    result: () => vitestResult(project, report),
  };
}

/** The browser tests of some projects of Playwright. */
function playwright(
  name: string,
  projects: readonly string[],
  { files = [], environment = {}, ...suite }: Options = {},
): Suite {
  const report = `.cache/reports/${name}.json`;
  const selected = projects.map((project) => `--project=${project}`);
  return {
    ...program(name, 'playwright', 'test', ...selected, ...files),
    ...suite,
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    result: () => playwrightResult(report),
  };
}

interface Options extends Pick<Suite, 'needs' | 'environment'> {
  /** The name of the suite, if it differs from the project's. */
  readonly name?: string;
  /** The names of the test files to run; without any, all of them. */
  readonly files?: readonly string[];
}
