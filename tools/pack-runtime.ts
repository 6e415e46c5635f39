import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from './run.ts';

const SOURCE = 'src/runtime';
const OUT = '.cache/runtime';

/**
 * Compiles `src/runtime` and packs it as `npm publish` would. Nothing is published.
 *
 * @param out where it is compiled and packed
 * @returns the absolute path of the tarball
 */
export function packRuntime(out = OUT): string {
  const folder = join(out, 'package');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (run('tsc', ['--project', SOURCE, '--outDir', join(folder, 'dist')], {}, 'error') !== 0)
    throw new Error('tsc failed.');
  const {
    private: _,
    devDependencies,
    ...manifest
  } = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(SOURCE, 'README.md'), join(folder, 'README.md'));
  copyFileSync('LICENSE', join(folder, 'LICENSE'));
  const report = execFileSync('npm', ['pack', '--json', '--pack-destination', '..'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const packed = JSON.parse(report);
  const [{ filename }] = Array.isArray(packed) ? packed : Object.values(packed);
  return resolve(out, filename);
}

if (import.meta.main) process.stdout.write(`${packRuntime()}\n`);
