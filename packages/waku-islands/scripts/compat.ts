import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * This command tries releases of Waku: those that are named, as in `npm run compat -- waku@next`,
 * or each that the registry has from 1.0.0-rc.0 on. It copies the checkout to a temporary folder,
 * installs the release there, runs the package's tests, builds the site, and says at which step
 * that fails.
 */
const named = process.argv.slice(2);

/** The releases from the first candidate on, as npm lists them: in the order of their numbers. */
function released(): string[] {
  const versions = JSON.parse(
    execFileSync('npm', ['view', 'waku', 'versions', '--json'], { encoding: 'utf8' }),
  ) as string[];
  return versions.slice(versions.indexOf('1.0.0-rc.0')).map((version) => `waku@${version}`);
}

for (const release of named.length > 0 ? named : released()) tryRelease(release);

function tryRelease(release: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'compat-'));
  const list = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard']);
  const files = list.toString().split('\0').filter(Boolean);
  for (const file of files) cpSync(file, join(folder, file), { force: true });
  cpSync('node_modules', join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });

  // Npm installs also a release that the peer dependencies exclude: its errors are what is wanted.
  const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
    ['install', 'npm', 'install', '--save-exact', '--legacy-peer-deps', '--no-audit', release],
    ['unit tests', 'npx', 'vitest', 'run', '--project', 'unit', 'packages'],
    ['adoption tests', 'npx', 'vitest', 'run', '--project', 'adoption'],
    ['build', 'npm', 'run', 'build'],
  ];

  const [failed] =
    steps.find(([name, command, ...args]) => {
      process.stdout.write(`\n── ${name}\n`);
      return spawnSync(command, args, { cwd: folder, stdio: 'inherit' }).status !== 0;
    }) ?? [];
  process.stdout.write(`\n${release}: ${failed ? `fails at "${failed}"` : 'works'}.\n`);
  rmSync(folder, { recursive: true, force: true });
  if (failed) process.exitCode = 1;
}
