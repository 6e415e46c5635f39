import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * Which folder of `src` may import which, types included: each row imports itself and the rows above it.
 * `src/routes.ts` and `src/store.ts` belong to all: every folder may import them, and they may import any.
 * Biome finds cycles between files.
 */
const ROWS = [
  'build-helpers',
  'site theme',
  'content',
  'parts',
  'articles calculator carousel charts dashboards enquiry map marquee questions',
  'about contact home layout legal not-found press proposals services specimen work',
  'seo',
  'build pages',
];
/** The one file of each package that may import from `src`: of `waku-islands` none. */
const OUTSIDE = { desk: 'desk/src/site.ts', 'packages/waku-islands': '' };
/** Files that may be under 15 lines, since Waku, TypeScript or npm needs them by name. */
const BY_NAME = /^(?:src\/(?:pages\/|waku\.server)|tools\/prepare)|\.d\.ts$/;

const rowOf = new Map(ROWS.flatMap((row, at) => row.split(' ').map((folder) => [folder, at])));
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']*)'/g;
const problems: string[] = [];

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(IMPORT)].map(([, to = '']) => join(dirname(file), to));
}

for (const file of globSync('src/*/**/*.{ts,tsx}').sort()) {
  if (file.includes('.test.')) continue;
  const [, folder = ''] = file.split('/');
  const own = rowOf.get(folder);
  if (own === undefined)
    problems.push(`${file}: src/${folder} is in no row of tools/directions.ts`);
  for (const to of importsOf(file)) {
    const [top, other = ''] = to.split('/');
    const row = rowOf.get(other);
    if (top !== 'src' || row === undefined || own === undefined || row <= own) continue;
    problems.push(`${file} imports ${to}: src/${folder} may not import src/${other}`);
  }
}
for (const [folder, only] of Object.entries(OUTSIDE)) {
  for (const file of globSync(`${folder}/src/**/*.ts`)) {
    for (const to of importsOf(file))
      if (to.startsWith('src/') && file !== only)
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
