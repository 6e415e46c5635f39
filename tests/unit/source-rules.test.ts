import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * Rules about the text of source files. Which folder may import which is checked by
 * Biome; see `biome.jsonc`.
 */
const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const components = files.filter(({ file }) =>
  /^src\/(?:pages|sections|components|enquiry|islands)\//.test(file),
);

/** The files whose code, without comments, matches. */
const matching = (pattern: RegExp, among = files) =>
  among
    .filter(({ text }) => pattern.test(text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')))
    .map(({ file }) => file);

const CLIENT = /^src\/(?:islands\/.*|enquiry\/(?:enquiry|enquire-now))\.tsx$/;

test("'use client' is in every island and nowhere else", () => {
  const islands = files.map(({ file }) => file).filter((file) => CLIENT.test(file));
  expect(islands.length).toBeGreaterThan(0);
  expect(matching(/^\s*(['"])use client\1/m).sort()).toEqual(islands.sort());
});

test('every atom of the store is read by more than one island', () => {
  const atoms = [...readFileSync('src/islands/store.ts', 'utf8').matchAll(/export const (\w+)/g)];
  expect(atoms.length).toBeGreaterThan(0);
  for (const [, atom = ''] of atoms)
    expect(
      matching(new RegExp(`\\b${atom}\\b`)).filter((file) => CLIENT.test(file)).length,
      atom,
    ).toBeGreaterThan(1);
});

test('atoms are created in the store only', () => {
  expect(matching(/\batom(?:With\w+|Family)?\s*[(<]/)).toEqual(['src/islands/store.ts']);
});

test("Waku's unstable APIs are used in the adapter files of src/runtime only", () => {
  expect(matching(/unstable_|_UNSTABLE|__WAKU_/).filter((file) => !/\/tests\//.test(file))).toEqual(
    ['src/runtime/client.ts', 'src/runtime/waku.ts'],
  );
});

test('src/runtime is used through the entries of its package only', () => {
  const users = files.filter(({ file }) => !file.startsWith('src/runtime/'));
  expect(matching(/['"][./]+\/runtime\//, users).length).toBeGreaterThan(0);
  expect(matching(/['"][./]+\/runtime\/(?!(?:critical-css|server|vite)['"])/, users)).toEqual([]);
});

test('components take colours from the theme', () => {
  const colour =
    /['"`\s(:]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/i;
  expect(matching(colour, components)).toEqual([]);
});

test('components take sizes from the theme: no pixels in styles', () => {
  const pixels = /style=\{\{[^}]*\b\d+px\b|\bcss\(\{[^)]*['"]\d+px['"]/;
  expect(matching(pixels, components)).toEqual([]);
});

test('biome.jsonc has module boundaries for every folder of src', () => {
  const config = readFileSync('biome.jsonc', 'utf8');
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const without = folders.filter(({ name }) => !config.includes(`"src/${name}/`));
  expect(without.map(({ name }) => name)).toEqual([]);
});
