import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';

const PROGRAMS = resolve('node_modules/.bin');

/**
 * Runs a command in the foreground; programs of the project's packages come first on the PATH.
 *
 * @param environment variables in addition to the current ones
 * @returns its exit code; 1 where a signal ended it
 * @throws when the command cannot be started
 */
export function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): number {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: withPrograms(environment),
  });
  if (error) throw error;
  return status ?? 1;
}

/**
 * Runs a command as `run` does, but in the background.
 *
 * @param write called with each piece of what the command prints
 * @returns its exit code; 1 where a signal ended it
 * @throws when the command cannot be started
 */
export async function runInBackground(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  write: (output: string) => void,
): Promise<number> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: withPrograms(environment),
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
  const [status] = await once(child, 'close');
  return status ?? 1;
}

function withPrograms(environment: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const path = `${PROGRAMS}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, ...environment };
}
