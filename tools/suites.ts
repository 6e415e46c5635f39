import { type Count, playwrightCount, vitestCount } from './reports.ts';

/** One command of the whole: its name, how it runs, and what it needs to have run before. */
export interface Suite {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The suite without whose success this one cannot run. */
  readonly needs?: string;
  /** Reads what the command reported. Without it the command itself is the one test. */
  readonly count?: () => Count;
  /** What the command's environment holds in addition. */
  readonly environment?: () => Readonly<Record<string, string>>;
}

const REPORTS = '.cache/reports';

/** Every suite, in the order in which they run. */
export const suites: readonly Suite[] = [
  { name: 'generate', command: 'panda', args: ['codegen', '--silent'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'], needs: 'generate' },
  { name: 'lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  // Files, exports and packages that nothing uses.
  {
    name: 'unused',
    command: 'knip',
    args: ['--no-progress', '--treat-config-hints-as-errors'],
    needs: 'generate',
  },
  { ...vitest('unit'), needs: 'generate' },
  { name: 'site', command: 'node', args: ['tools/build.ts'] },
  vitest('desk'),
  vitest('adoption'),
  { ...vitest('build'), needs: 'site' },
  { ...vitest('hosts'), needs: 'site' },
  { ...vitest('reproducibility'), needs: 'site' },
  { ...playwright('browser', ['desktop', 'phone', 'visual']), needs: 'site' },
  { ...vitest('engines'), needs: 'site' },
  { ...playwright('timed', ['timed']), needs: 'site' },
  playwright('development', ['development']),
];

/** The suites that need no built site. */
export const quick: readonly string[] = ['generate', 'types', 'lint', 'unused', 'unit'];

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
    environment: () => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) }),
  };
}
