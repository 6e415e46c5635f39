import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', 'desk/README.md', ...globSync('docs/*.md')];

test('the commands of the README are there, each of them', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = [...readme.matchAll(/\bnpm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(5);
  const known = [...Object.keys(scripts), 'ci', 'install'];
  expect(commands.filter((name) => !known.includes(name))).toEqual([]);
});

test('it begins with the commands that show the site, change it and test it', () => {
  const blocks = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text?.trim());
  const commands = ['npm ci && npm start', 'npm run dev', 'npm ci && npm test'];
  expect(blocks.slice(0, 3)).toEqual(commands);
  // Five visits of all those in docs/visits.md, as they stand there.
  const visits = readFileSync('docs/visits.md', 'utf8');
  const rows = readme.match(/^\|.* KB \|$/gm) ?? [];
  expect(rows).toHaveLength(5);
  expect(rows.filter((row) => !visits.includes(row))).toEqual([]);
});

test.each(documents)('%s names and runs tests that are there', (file) => {
  const text = readFileSync(file, 'utf8');
  const named = [...text.matchAll(/`(tests\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
  const runs = [...text.matchAll(/npm run test:([a-z]+) -- ([\w -]+)/g)];
  if (file === 'docs/guarantees.md') expect(runs.length).toBeGreaterThan(5);
  for (const [run, suite = '', names = ''] of runs) {
    for (const name of names.replace(/--.*/, '').trim().split(' ')) {
      const files = globSync(`{tests/${suite},${suite}/test}/*${name}*.{spec,test}.ts`);
      expect(files.length, `${run}: no test of ${suite} is called ${name}`).toBeGreaterThan(0);
    }
  }
});
