import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe('the commands', () => {
  const commands = [...readme.matchAll(/\bnpm (?:run )?([a-z:]+)/g)].map(([, name]) => name ?? '');

  test('are there, each of them', () => {
    expect(commands.length).toBeGreaterThan(5);
    const ofNpmItself = ['ci', 'install'];
    expect(
      commands.filter((name) => !(name in manifest.scripts) && !ofNpmItself.includes(name)),
    ).toEqual([]);
  });

  test('begin with the one that shows the site and the one that tests it', () => {
    const blocks = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text?.trim());
    expect(blocks.slice(0, 2)).toEqual(['npm ci && npm start', 'npm ci && npm test']);
  });
});

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'desk/README.md',
  ...globSync('docs/*.md').sort(),
];
describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('names tests that are there', () => {
    const missing = [...text.matchAll(/`(tests\/[\w./-]+)`/g)].flatMap(([, path = '']) =>
      existsSync(path) ? [] : [path],
    );
    expect(missing).toEqual([]);
  });

  test('runs tests that are there', () => {
    const runs = [...text.matchAll(/npm run test:([a-z]+) -- ([\w -]+)/g)];
    const missing = runs.flatMap(([run, suite = '', names = '']) =>
      names
        .replace(/--.*/, '')
        .trim()
        .split(' ')
        .filter(
          (name) =>
            globSync(`{tests/${suite},${suite}/test}/*${name}*.{spec,test}.ts`).length === 0,
        )
        .map((name) => `${run}: no test of ${suite} is called ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

test('the documents name tests', () => {
  expect(
    readFileSync('docs/guarantees.md', 'utf8').match(/npm run test:[a-z]+ -- \w/g)?.length,
  ).toBeGreaterThan(5);
});
