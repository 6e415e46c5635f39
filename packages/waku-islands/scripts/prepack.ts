import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/*
 * `npm pack` runs this first, in the package's folder: it writes `dist`, and a manifest that names
 * those files. It takes out types and comments, and nothing else: each line of the JavaScript is
 * that of the source, so that no source maps are needed. After packing, `--undo` puts the manifest
 * of the sources back.
 */

const ROOT = resolve(import.meta.dirname, '..');
const MANIFEST = join(ROOT, 'package.json');
const KEPT = join(ROOT, '.package.json');
const SOURCE = join(ROOT, 'src');
const DIST = join(ROOT, 'dist');
/** The endings of imports between the package's own files. */
const OWN_IMPORT = /(?<=(?:from |import\()'\.[^']*)\.ts(?=')/g;

/** Removes declarations that those of the entries do not name. */
function removeInnerTypes(): void {
  const needed = new Set<string>();
  const visit = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const [name] of readFileSync(file, 'utf8').matchAll(/(?<=from ')\.[^']+(?=\.[tj]s')/g))
      visit(join(dirname(file), `${name}.d.ts`));
  };
  for (const entry of ['vite', 'critical-css', 'server', 'island'])
    visit(join(DIST, `${entry}.d.ts`));
  for (const file of globSync('**/*.d.ts', { cwd: DIST }))
    if (!needed.has(join(DIST, file))) rmSync(join(DIST, file));
}

/** The JavaScript of a file, line for line. */
function withoutTypes(source: string): string {
  const blanked = stripTypeScriptTypes(source);
  return blanked
    .replace(/ +/g, (spaces, at: number) => {
      const end = at + spaces.length;
      if (source.slice(at, end).trim() === '') return spaces;
      return /[,;()]/.test(blanked[end] ?? '') ? '' : ' ';
    })
    .replace(/^ *(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm, (comment) => comment.replace(/.+/g, ''))
    .replace(/[ \t]+$/gm, '');
}

function writeScripts(): void {
  for (const file of globSync('**/*.ts', { cwd: SOURCE })) {
    const target = join(DIST, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    const code = withoutTypes(readFileSync(join(SOURCE, file), 'utf8'));
    // A file of types alone is imported by nothing that runs.
    if (code.trim()) writeFileSync(target, code.replace(OWN_IMPORT, '.js'));
  }
}

function writeManifest(): void {
  const text = readFileSync(MANIFEST, 'utf8');
  const { devDependencies, scripts, exports, ...manifest } = JSON.parse(text);
  const built = Object.entries<string>(exports).map(([entry, file]) => {
    const name = /^\.\/src\/(.*)\.ts$/.exec(file)?.[1];
    return [entry, name ? { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` } : file];
  });
  renameSync(MANIFEST, KEPT);
  const packed = { ...manifest, exports: Object.fromEntries(built) };
  writeFileSync(MANIFEST, `${JSON.stringify(packed, null, 2)}\n`);
}

if (process.argv.includes('--undo')) {
  renameSync(KEPT, MANIFEST);
} else {
  rmSync(DIST, { recursive: true, force: true });
  execFileSync('tsc', ['--project', ROOT, '--outDir', DIST], { stdio: ['ignore', 2, 2] });
  removeInnerTypes();
  writeScripts();
  writeManifest();
}
