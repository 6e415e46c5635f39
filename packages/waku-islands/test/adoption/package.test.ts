import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { publint } from 'publint';
import { beforeAll, expect, test } from 'vitest';
import { packIslands } from '../pack';

const UNPACKED = '.cache/islands-package/unpacked';
let tarball: string;
beforeAll(() => {
  tarball = packIslands('islands-package');
  mkdirSync(UNPACKED, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', UNPACKED]);
});

test('the tarball holds compiled files, types, README and licence, and no sources, in 48 KB', () => {
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
  for (const name of ['README.md', 'CHANGELOG.md', 'LICENSE', 'package.json', 'dist/vite.d.ts'])
    expect(files).toContain(`package/${name}`);
  expect(files.filter((file) => /(?<!\.d)\.tsx?$|tests/.test(file))).toEqual([]);
  expect(statSync(tarball).size).toBeLessThan(48_000);
});

test('the package holds nothing of this site, and no helper of a compiler', () => {
  for (const file of globSync(`${UNPACKED}/package/**/*.*`)) {
    const text = readFileSync(file, 'utf8');
    expect(/noughtline|__rewriteRelativeImportExtension/i.exec(text)?.[0], file).toBeUndefined();
  }
});

test('publint has no complaint', async () => {
  const { messages } = await publint({ pkgDir: `${UNPACKED}/package`, strict: true });
  expect(messages).toEqual([]);
});

test('types resolve for bundlers and for ESM in Node', () => {
  const { status, stdout } = spawnSync(
    resolve('node_modules/.bin/attw'),
    [tarball, '--profile', 'esm-only', '--format', 'json'],
    { encoding: 'utf8' },
  );
  const { analysis } = JSON.parse(stdout) as {
    analysis: { entrypoints: object; problems: { resolutionKind: string }[] };
  };
  expect(Object.keys(analysis.entrypoints).length).toBe(6);
  // The package is ESM only: it does not promise the other two kinds.
  const kinds = analysis.problems.map(({ resolutionKind }) => resolutionKind);
  expect(kinds.filter((kind) => kind !== 'node10' && kind !== 'node16-cjs')).toEqual([]);
  expect(status).toBe(0);
});

test('npm would publish it', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['publish', '--dry-run', tarball], {
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout + stderr).toMatch(/\+ waku-islands@\d+\.\d+\.\d+/);
});
