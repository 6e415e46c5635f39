import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
  Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>> &
    Record<'allowScripts', Readonly<Record<string, boolean>>>
>;
const packages = Object.entries(lock.packages)
  // Only what is installed: neither this project nor its workspaces.
  .filter(([path, { link }]) => path.includes('node_modules') && !link)
  .map(([path, about]) => ({ name: path.replace(/^.*node_modules\//, ''), ...about }));
const installed = new Set(packages.map(({ name }) => name));

/** Licences of what may be installed; `tests/build` allows fewer to reach a browser. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0'],
  ...['CC0-1.0', 'ISC', 'LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0'],
  ...['PSF-2.0', 'Zlib'],
]);

test('each package that is asked for is pinned to one version', () => {
  const asked = { ...manifest.dependencies, ...manifest.devDependencies };
  const loose = Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version));
  expect(loose).toEqual([]);
});

test("the package panda-css, which is not Panda's, is not installed", () => {
  expect(installed.size).toBeGreaterThan(100);
  expect(installed).not.toContain('panda-css');
});

test('the lock file knows the binaries of every platform, or npm ci refuses on the others', () => {
  const missing = packages.flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !installed.has(name)),
  );
  expect(missing).toEqual([]);
});

/** Packages that bring their licence as a file and name none in `package.json`. */
const IN_A_FILE: Readonly<Record<string, string>> = { 'create-waku': 'MIT' };

test('every package names licences that are allowed', () => {
  const refused = packages.filter(({ name, license = IN_A_FILE[name] ?? 'none' }) =>
    // Where a package offers several licences, one that is allowed is enough.
    license
      .replace(/[()]/g, '')
      .split(' AND ')
      .some((choice) => !choice.split(' OR ').some((name) => ALLOWED.has(name))),
  );
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test('no package but Node’s own runs a script when it is installed', () => {
  const withScripts = packages.filter(({ hasInstallScript }) => hasInstallScript);
  expect(withScripts.filter(({ name }) => manifest.allowScripts[name] === undefined)).toEqual([]);
  const allowed = Object.entries(manifest.allowScripts).filter(([, isAllowed]) => isAllowed);
  expect(allowed.map(([name]) => name)).toEqual(['node']);
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain('npm rebuild node');
});
