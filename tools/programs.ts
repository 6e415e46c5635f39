import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run-command.ts';

/** Whether this is root, who may install packages and for whom Chromium's sandbox does not work. */
export const isRoot: boolean = process.getuid?.() === 0;

/**
 * Installs packages where this is root on Debian; elsewhere it does nothing. The caller checks
 * whether they are there afterwards.
 */
export function installFromDebian(...packages: readonly string[]): void {
  if (!isRoot || !existsSync('/etc/debian_version')) return;
  // At run level 1 no package starts the service that it brings.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  run('apt-get', ['update', '-q'], env);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], env);
}

/** The path of the first of these programs that is on the PATH. */
export function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Whether there is a file of this path that can be run. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
