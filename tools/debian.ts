import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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

/** Runs a command with its output on standard error, where it does not mix with a report. */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): void {
  spawnSync(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });
}
