import { execFileSync, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { publint } from 'publint';
import { beforeAll, expect, test } from 'vitest';
import { packRuntime } from '../../tools/pack-runtime';

let tarball: string;
beforeAll(() => {
  tarball = packRuntime('.cache/runtime-package');
});

test('the tarball holds compiled files, types, README and licence, and no sources', () => {
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
  for (const name of ['README.md', 'LICENSE', 'package.json', 'dist/vite.js', 'dist/vite.d.ts'])
    expect(files).toContain(`package/${name}`);
  const entries = ['client', 'server', 'vite', 'browser/hydrate', 'ssr/island'];
  for (const entry of entries) expect(files).toContain(`package/dist/${entry}.js`);
  expect(files.filter((file) => /(?<!\.d)\.tsx?$|tests/.test(file))).toEqual([]);
});

test('publint has no complaint', async () => {
  const { messages } = await publint({ pkgDir: '.cache/runtime-package/package', strict: true });
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
  expect(Object.keys(analysis.entrypoints).length).toBe(4);
  // The package is ESM only: it does not promise the other two kinds.
  const kinds = analysis.problems.map(({ resolutionKind }) => resolutionKind);
  expect(kinds.filter((kind) => kind !== 'node10' && kind !== 'node16-cjs')).toEqual([]);
  expect(status).toBe(0);
});
