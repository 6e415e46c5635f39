import { playwrightResult, type Result, vitestResult } from './reports.ts';

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

/** Stages run one after another, the lanes of a stage side by side, the suites of a lane in order. */
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
/** The same with Preact in the browser, in a folder of its own. */
const PREACT = { NOUGHTLINE_CLIENT: 'preact', NOUGHTLINE_DIST: '.cache/preact' };
const preactSite: Suite = {
  ...program('site-preact', 'node', 'tools/build.ts', PREACT.NOUGHTLINE_DIST),
  environment: PREACT,
};
/** Browser tests in which islands take part; for all others the HTML is the same. */
const OF_ISLANDS = [
  ...['accessibility-tree', 'articles', 'calculators', 'carousel', 'clock', 'edges', 'enquire-now'],
  ...['enquiry', 'faq', 'hints', 'islands', 'keyboard', 'marquee', 'policy', 'states', 'visits'],
].map((name) => `${name}.spec`);
const browsers = ['desktop', 'phone', 'desktop-full', 'phone-full', 'visits'];

/** `npm run check`: the suites that need no built site. */
export const quick: Stages = [[[generate]], [[types, lint, directions, unused], [vitest('unit')]]];

/** `npm test`: everything that a change can break for a visitor, in Chromium. */
export const usual: Stages = [
  ...quick,
  [[site]],
  [[vitest('build', 'site')]],
  [[playwright('browser', ['desktop', 'phone', 'visual'], 'site')], [vitest('desk')]],
];

/** What CI runs after `npm test`, on its build, with no more busy processes than two cores. */
export const rest: Stages = [
  [[vitest('adoption')], [vitest('reproducibility'), vitest('desk-full')]],
  [[preactSite]],
  [[withPreact(vitest('build', 'site-preact'))]],
  [[withPreact(playwright('browser', browsers, 'site-preact'), ...OF_ISLANDS)]],
  [
    [
      withPreact(
        vitest('adoption'),
        ...['adoption.test', 'client', 'libraries', 'matrix', 'shapes'],
      ),
    ],
  ],
  [[vitest('hosts')]],
  [[vitest('guides')]],
  // Browsers of other engines never run beside others.
  [[vitest('engines')]],
  [[playwright('browser-full', ['desktop-full', 'phone-full', 'visual-full'])]],
  [[playwright('development', ['development'])]],
  [[playwright('visits', ['visits'])]],
];

/** Tests of time, whose results on a shared machine depend as much on the machine as on a change. */
export const timed: Stages = [[[playwright('timed', ['timed'])]]];

function program(name: string, command: string, ...args: string[]): Suite {
  return { name, command, args };
}

function vitest(name: string, needs?: string): Suite {
  const report = `.cache/reports/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    ...program(name, 'vitest', 'run', '--project', name, ...reporters),
    result: () => vitestResult(name, report),
    ...(needs ? { needs } : {}),
  };
}

function playwright(name: string, projects: readonly string[], needs?: string): Suite {
  const report = `.cache/reports/${name}.json`;
  return {
    ...program(name, 'playwright', 'test', ...projects.map((project) => `--project=${project}`)),
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    result: () => playwrightResult(report),
    ...(needs ? { needs } : {}),
  };
}

/** The same suite with Preact: for the site, on the build in Preact's folder. */
function withPreact(suite: Suite, ...files: readonly string[]): Suite {
  const name = `${suite.name}-preact`;
  const report = `.cache/reports/${name}.json`;
  const result = () =>
    suite.command === 'playwright' ? playwrightResult(report) : vitestResult(suite.name, report);
  return {
    ...suite,
    name,
    result,
    args: [...suite.args.map((one) => one.replace(`${suite.name}.json`, `${name}.json`)), ...files],
    environment: { ...PREACT, ISLANDS_CLIENT: 'preact', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
}
