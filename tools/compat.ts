import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/*
 * Tries another release of Waku: copies the checkout to a temporary folder, installs that release
 * there, builds the site and runs the tests of how React arrives. Says at which step it fails.
 *
 * npm run compat -- waku@0.27.5
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean', default: false } },
});
const [release] = positionals;
if (!release || !/^waku@[\w.-]+$/.test(release)) {
  console.error('Name a release of Waku, for example: npm run compat -- waku@1.0.0');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'compat-'));
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\0')
  .filter(Boolean);
for (const file of files) cpSync(file, join(folder, file), { force: true });
cpSync('node_modules', join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });

/** Peer dependencies of the release are not enforced: the error that it then gives is what is asked for. */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['install', 'npm', 'install', '--save-exact', '--legacy-peer-deps', '--no-audit', release],
  ['unit tests', 'npx', 'vitest', 'run', '--project', 'unit', 'src/runtime'],
  ['build', 'npm', 'run', 'build'],
  ['arrival tests', 'npx', 'playwright', 'test', 'arrival', '--project=desktop', '--workers=1'],
];

let failed: string | undefined;
for (const [name, command, ...args] of steps) {
  process.stdout.write(`\n── ${name}\n`);
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) {
    failed = name;
    break;
  }
}
process.stdout.write(
  `\n${release}: ${failed ? `fails at "${failed}"` : 'builds, and the arrival tests pass'}.\n`,
);
if (values.keep) process.stdout.write(`The copy is in ${folder}.\n`);
else rmSync(folder, { recursive: true, force: true });
process.exitCode = failed ? 1 : 0;
