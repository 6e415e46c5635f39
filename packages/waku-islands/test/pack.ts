import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PACKAGE = resolve(import.meta.dirname, '..');

/**
 * Packs a copy of the package with `npm pack`, so that several tests can pack it at the same time.
 *
 * @param name of the folder of the copy, below `.cache`
 * @returns the absolute path of the tarball
 */
export function packIslands(name: string): string {
  // Inside the checkout, so that it finds the compiler.
  const folder = resolve(PACKAGE, '../../.cache', name);
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['src', 'scripts', 'README.md', 'CHANGELOG.md', 'LICENSE', 'package.json'])
    cpSync(join(PACKAGE, part), join(folder, part), { recursive: true });
  const config = JSON.parse(readFileSync(join(PACKAGE, 'tsconfig.json'), 'utf8'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const said = execFileSync('npm', ['pack', '--json'], { cwd: folder, encoding: 'utf8' });
  const packed = JSON.parse(said.slice(said.search(/^[[{]/m)));
  const [{ filename }] = Array.isArray(packed) ? packed : Object.values(packed);
  return join(folder, filename);
}
