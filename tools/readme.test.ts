import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', 'desk/README.md', ...globSync('docs/**/*.md')];
const files = globSync('{src,tests,tools,docs,packages,desk,public,schemas,.github}/**', {
  exclude: ['**/node_modules'],
});

test('each command that the README names is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = [...readme.matchAll(/\bnpm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(5);
  const known = [...Object.keys(scripts), 'ci', 'install'];
  expect(commands.filter((name) => !known.includes(name))).toEqual([]);
});

test('the README begins with the commands that show the site, change it and test it', () => {
  const blocks = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text?.trim());
  const commands = ['npm ci && npm start', 'npm run dev', 'npm ci && npm test'];
  expect(blocks.slice(0, 3)).toEqual(commands);
  // The table has five rows of docs/visits.md, as they stand there.
  const visits = readFileSync('docs/visits.md', 'utf8');
  const rows = readme.match(/^\|.* KB \|$/gm) ?? [];
  expect(rows).toHaveLength(5);
  expect(rows.filter((row) => !visits.includes(row))).toEqual([]);
});

/** The rows of the table whose first column has this heading, each as its cells. */
function tableIn(text: string, heading: string): string[][] {
  const [, rows = ''] =
    new RegExp(`\\| ${heading} \\|.*\n\\| --- .*\n((?:\\|.*\n)+)`).exec(text) ?? [];
  return rows
    .trim()
    .split('\n')
    .map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
}

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');

test('the table of islands lists each, with what wakes it', () => {
  const islands = globSync('src/**/*.tsx')
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => text.startsWith("'use client'"))
    // The guide to islands adds one to a copy.
    .filter(([file]) => !contributing.includes(`\`\`\`tsx ${file}`))
    .map(([file, text]) => [`\`${file}\``, `\`${/export const wake = '(.*)'/.exec(text)?.[1]}\``]);
  const listed = tableIn(contributing, 'Island').map(([file, wake]) => [file, wake]);
  expect(listed.toSorted()).toEqual(islands.toSorted());
});

test('the table of beginnings lists what of src each file imports', () => {
  const beginnings = tableIn(contributing, 'File');
  expect(beginnings).toHaveLength(3);
  for (const [file = '', , imports = ''] of beginnings) {
    const text = readFileSync(file.replaceAll('`', ''), 'utf8');
    const found = [...text.matchAll(/'(?:\.\/|(?:\.\.\/)+)(src\/[\w./-]+)'/g)].map(
      ([, path = '']) => `\`${path.replace(/\.ts$/, '')}.ts\``,
    );
    expect(imports.split(', ').toSorted(), file).toEqual([...new Set(found)].toSorted());
  }
});

/** A file's name, or a path below one of the folders; `*` and `{client}` stand for any name. */
const PATH =
  /`((?:src|tests|tools|docs|packages|desk|public|schemas)\/[\w./*{}-]+|[\w.*{][\w./*{}-]*\.(?:tsx?|ya?ml|mdx?|json|css|csv|svg|webp))`/g;
const LINK = /\]\((?!https?:|#|\/)([^)#]+)/g;

test.each(documents)('%s names files and folders that are there', (file) => {
  const text = readFileSync(file, 'utf8');
  const isThere = (path: string) => {
    const pattern = path.replaceAll('.', '\\.').replace(/\*|\{\w+\}/g, '[^/]*');
    const known = new RegExp(`(?:^|/)${pattern.replace(/\/$/, '')}(?:/|$)`);
    return existsSync(path) || files.some((one) => known.test(one));
  };
  const named = [...text.matchAll(PATH)].map(([, path = '']) => path);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
  const linked = [...text.matchAll(LINK)].map(([, path = '']) => path);
  expect(linked.filter((path) => !existsSync(join(dirname(file), path)))).toEqual([]);
});

test.each(documents)('%s runs tests that are there', (file) => {
  const text = readFileSync(file, 'utf8');
  const runs = [...text.matchAll(/npm run test:([a-z]+) -- ([\w -]+)/g)];
  if (file === 'docs/guarantees.md') expect(runs.length).toBeGreaterThan(5);
  for (const [run, suite = '', names = ''] of runs) {
    for (const name of names.replace(/--.*/, '').trim().split(' ')) {
      const files = globSync(`{tests/${suite},${suite}/test}/*${name}*.{spec,test}.ts`);
      expect(files.length, `${run}: no test of ${suite} is called ${name}`).toBeGreaterThan(0);
    }
  }
});
