import { type Count, playwrightCount, vitestCount } from './reports.ts';

/** One suite: its command, and the suite that has to pass before. */
export interface Suite {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The suite without whose success this one cannot run. */
  readonly needs?: string;
  /** Reads what the command reported. Without it the command itself is the one test. */
  readonly count?: () => Count;
  /** What the command's environment holds in addition. */
  readonly environment?: Readonly<Record<string, string>>;
}

const REPORTS = '.cache/reports';

const generate: Suite = { name: 'generate', command: 'panda', args: ['codegen', '--silent'] };
const types: Suite = {
  name: 'types',
  command: 'tsc',
  args: ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  needs: 'generate',
};
const lint: Suite = { name: 'lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] };
/** Which folder may import which. */
const directions: Suite = { name: 'directions', command: 'node', args: ['tools/directions.ts'] };
/** Files, exports and packages that nothing uses. */
const unused: Suite = {
  name: 'unused',
  command: 'knip',
  args: ['--no-progress', '--treat-config-hints-as-errors'],
  needs: 'generate',
};
const unit: Suite = { ...vitest('unit'), needs: 'generate' };
const site: Suite = { name: 'site', command: 'node', args: ['tools/build.ts'] };

/**
 * Every suite. Stages run one after another; the lanes of a stage side by side, since most tests in
 * a browser wait more than they compute; and the suites of a lane one after another.
 */
export const stages: readonly (readonly (readonly Suite[])[])[] = [
  [[generate]],
  [[types, lint, directions, unused], [unit]],
  [[site]],
  [
    [{ ...playwright('browser', ['desktop', 'phone', 'visual']), needs: 'site' }],
    [
      { ...vitest('build'), needs: 'site' },
      vitest('desk'),
      vitest('adoption'),
      { ...vitest('engines'), needs: 'site' },
      { ...vitest('reproducibility'), needs: 'site' },
      playwright('development', ['development']),
    ],
  ],
  // Measured without other load.
  [[{ ...playwright('timed', ['timed']), needs: 'site' }]],
];

/** The suites that need no built site. */
export const quick: readonly string[] = [
  'generate',
  'types',
  'lint',
  'directions',
  'unused',
  'unit',
];

function report(name: string): string {
  return `${REPORTS}/${name}.json`;
}

function vitest(project: string): Suite {
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(project)}`,
  ];
  return {
    name: project,
    command: 'vitest',
    args: ['run', '--project', project, ...reporters],
    count: () => vitestCount(report(project)),
  };
}

function playwright(name: string, projects: readonly string[]): Suite {
  return {
    name,
    command: 'playwright',
    args: ['test', ...projects.map((project) => `--project=${project}`)],
    count: () => playwrightCount(report(name)),
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
  };
}
