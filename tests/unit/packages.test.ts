import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  readonly version?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly allowScripts: Readonly<Record<string, boolean>>;
};
const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, about]) => ({ name: path.replace(/^.*node_modules\//, ''), ...about }));

/** Licences that let anybody use what is installed. What reaches a browser is held to fewer: see tests/build. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0'],
  ...['CC0-1.0', 'ISC', 'LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0'],
  ...['PSF-2.0', 'Zlib'],
]);

test('every package names licences that are allowed', () => {
  const refused = packages.filter(({ license = 'none' }) =>
    // Of licences to choose from, one will do.
    license
      .replace(/[()]/g, '')
      .split(' AND ')
      .some((choice) => !choice.split(' OR ').some((name) => ALLOWED.has(name))),
  );
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test('no package runs a script when it is installed but Node’s own, as CONTRIBUTING.md says', () => {
  const withScripts = packages.filter(({ hasInstallScript }) => hasInstallScript);
  expect(withScripts.filter(({ name }) => manifest.allowScripts[name] === undefined)).toEqual([]);
  const allowed = Object.entries(manifest.allowScripts).filter(([, isAllowed]) => isAllowed);
  expect(allowed.map(([name]) => name)).toEqual(['node']);
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain('npm rebuild node');
});
