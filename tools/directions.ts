import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * Holds the README's table of `src`: a row's folders and files import their own row and those above
 * it, types included. Of the desk one file imports from `src`, of `waku-islands` none. A file has
 * 15 lines or more. Biome finds circles between files.
 */
const [, TABLE = ''] =
  /\n\| In `src`.*\n\| --- .*\n((?:\|.*\n)+)/.exec(readFileSync('README.md', 'utf8')) ?? [];
const ROWS = TABLE.trim()
  .split('\n')
  .map((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name),
  );
/** The one file of the desk that may import from `src`; no file of `waku-islands` may. */
const OUTSIDE = { desk: 'desk/src/site.ts', 'packages/waku-islands': '' };
/** Files that may be under 15 lines, since a tool or a setting needs them by name. */
const BY_NAME = /^(?:src\/(?:pages\/|waku\.server|.*-script\.ts$)|tools\/prepare)|\.d\.ts$/;

const withoutEnding = (name: string) => name.replace(/\.tsx?$/, '');
const rowOf = new Map(ROWS.flatMap((row, at) => row.map((name) => [withoutEnding(name), at])));
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']*)'/g;
const problems: string[] = [];

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(IMPORT)].map(([, to = '']) => join(dirname(file), to));
}

/** The row of a path: that of its folder in `src`, or of a file that stands in none. */
function rowAt(path: string): number | undefined {
  const [, name = ''] = path.split('/');
  return rowOf.get(withoutEnding(name));
}

for (const file of globSync('src/**/*.{ts,tsx}').sort()) {
  if (file.includes('.test.')) continue;
  const own = rowAt(file);
  if (own === undefined) problems.push(`${file} is in no row of the README's table of src`);
  for (const to of importsOf(file)) {
    const row = to.startsWith('src/') ? rowAt(to) : undefined;
    if (row === undefined || own === undefined || row <= own) continue;
    problems.push(
      `${file} imports ${to}, which stands in a row below in the README's table of src`,
    );
  }
}
for (const [folder, importer] of Object.entries(OUTSIDE)) {
  for (const file of globSync(`${folder}/src/**/*.ts`)) {
    for (const to of importsOf(file))
      if (to.startsWith('src/') && file !== importer)
        problems.push(`${file} imports ${to}: only the file named in OUTSIDE may`);
  }
}
for (const file of globSync('{src,tests,tools,{desk,packages/*}/{src,test,scripts}}/**/*.ts*')) {
  const lines = readFileSync(file, 'utf8').split('\n').length - 1;
  if (lines < 15 && !BY_NAME.test(file))
    problems.push(`${file} has only ${lines} lines: join it with a file that uses it`);
}
if (problems.length > 0) {
  process.stderr.write(`Against the rules of tools/directions.ts:\n  ${problems.join('\n  ')}\n`);
  process.exitCode = 1;
}
