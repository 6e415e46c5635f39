import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* Rules about the text of source files. Which folder may import which: `tools/directions.ts`. */
const files = globSync('{src,packages/waku-islands/src}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The files whose code, without comments, matches. */
const matching = (pattern: RegExp) =>
  files
    .filter(({ text }) => pattern.test(text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')))
    .map(({ file }) => file);

test("'use client' stands in islands only: a component each", () => {
  const islands = files.filter(({ text }) => /^\s*(['"])use client\1/m.test(text));
  expect(islands.length).toBeGreaterThan(5);
  for (const { file, text } of islands) {
    expect(text, file).toMatch(/^'use client';/);
    expect(text.match(/^export function [A-Z]/gm), file).toHaveLength(1);
  }
});

test('atoms are created in the store only', () => {
  expect(matching(/\batom(?:With\w+|Family)?\s*[(<]/)).toEqual(['src/store.ts']);
});

test("Waku's unstable APIs are used in the adapter files of the package only", () => {
  expect(matching(/unstable_|_UNSTABLE|__WAKU_/)).toEqual([
    'packages/waku-islands/src/start-waku.ts',
    'packages/waku-islands/src/waku.ts',
  ]);
});

test('components take colours from the theme', () => {
  const colour =
    /['"`\s(:]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/i;
  expect(matching(colour).filter((file) => /^src\/(?!build|content|seo|theme)/.test(file))).toEqual(
    [],
  );
});

test('a file with a component exports the one that it is named for', () => {
  const components = files.filter(
    ({ file }) => /^src\/.*\.tsx$/.test(file) && !/^src\/(?:pages\/|waku)/.test(file),
  );
  const nameOf = (file: string) =>
    (/([\w-]+)\.tsx$/.exec(file)?.[1] ?? '')
      .split('-')
      .map((word) => word[0]?.toUpperCase() + word.slice(1))
      .join('');
  expect(components.length).toBeGreaterThan(50);
  const others = components.filter(
    ({ file, text }) =>
      !new RegExp(`^export (?:async )?(?:function|const) ${nameOf(file)}\\b`, 'm').test(text),
  );
  expect(others.map(({ file }) => `${file} does not export ${nameOf(file)}`)).toEqual([]);
});
