import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const PROGRAMS = resolve('node_modules/.bin');

/**
 * Runs a command of the project's own packages in the foreground.
 *
 * @param environment set in addition to what is there
 * @param output where its standard output goes: to this program's own, or to
 *   standard error, where it does not mix with a report
 * @returns its exit code; 1 where a signal ended it
 * @throws when the command cannot be started
 */
export function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  output: 'output' | 'error' = 'output',
): number {
  const { status, error } = spawnSync(command, args, {
    stdio: ['inherit', output === 'error' ? 2 : 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${PROGRAMS}${delimiter}${process.env.PATH ?? ''}`,
      ...environment,
    },
  });
  if (error) throw error;
  return status ?? 1;
}
