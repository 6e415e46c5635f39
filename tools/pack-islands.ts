import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { run } from './run.ts';

const SOURCE = 'src/runtime';
const OUT = '.cache/runtime';
/** The endings of imports between the package's own files. */
const OWN_IMPORT = /(?<=(?:from |import\()'\.[^']*)\.ts(?=')/g;

/**
 * Packs `src/runtime` as `npm publish` would. Types and documentation are blanked, and nothing else:
 * each line and column of the JavaScript is that of the source, so it needs no source maps. Nothing is
 * published.
 *
 * @param out where it is packed
 * @returns the absolute path of the tarball
 */
export function packIslands(out = OUT): string {
  const folder = join(out, 'package');
  rmSync(out, { recursive: true, force: true });
  const dist = join(folder, 'dist');
  if (run('tsc', ['--project', SOURCE, '--outDir', dist], {}, 'error') !== 0)
    throw new Error('tsc failed.');
  removeInnerTypes(dist);
  for (const file of globSync(['*.ts', '{browser,html,rsc,ssr}/*.ts'], { cwd: SOURCE })) {
    const target = join(dist, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    const code = stripTypeScriptTypes(readFileSync(join(SOURCE, file), 'utf8'))
      .replace(/^ *\/\*\*[\s\S]*?\*\//gm, (comment) => comment.replace(/.+/g, ''))
      .replace(/[ \t]+$/gm, '');
    writeFileSync(target, code.replace(OWN_IMPORT, '.js'));
  }
  const text = readFileSync(join(SOURCE, 'package.json'), 'utf8');
  const { private: _, devDependencies, ...manifest } = JSON.parse(text);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE'])
    copyFileSync(join(SOURCE, file), join(folder, file));
  const report = execFileSync('npm', ['pack', '--json', '--pack-destination', '..'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const packed = JSON.parse(report);
  const [{ filename }] = Array.isArray(packed) ? packed : Object.values(packed);
  return resolve(out, filename);
}

/** Removes declarations that those of the entries do not name. */
function removeInnerTypes(dist: string): void {
  const needed = new Set<string>();
  const visit = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const [name] of readFileSync(file, 'utf8').matchAll(/(?<=from ')\.[^']+(?=\.[tj]s')/g))
      visit(join(dirname(file), `${name}.d.ts`));
  };
  for (const entry of ['vite', 'critical-css', 'server']) visit(join(dist, `${entry}.d.ts`));
  for (const file of globSync('**/*.d.ts', { cwd: dist }))
    if (!needed.has(join(dist, file))) rmSync(join(dist, file));
}

if (import.meta.main) process.stdout.write(`${packIslands()}\n`);
