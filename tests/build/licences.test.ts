import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from './pages';

/** Licences under which code may be handed on with the site, and fonts. */
const FOR_CODE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
const FOR_FONTS = ['OFL-1.1'];
const isFont = (name: string) => name.startsWith('@fontsource');

const listed = textOf('licences.md')
  .split(/\n(?=## )/)
  .slice(1)
  .map((part) => {
    const [, name = '', version, licence] = /^## (\S+) - (\S+)(?: \((.+)\))?\n/.exec(part) ?? [];
    return { name, version, licence, text: part.slice(part.indexOf('\n')).trim() };
  });

test('what others made of what reaches a browser is listed, each under a licence that lets it', () => {
  expect(listed.length).toBeGreaterThan(10);
  const refused = listed.filter(
    ({ name, licence }) => !(isFont(name) ? FOR_FONTS : FOR_CODE).includes(licence ?? ''),
  );
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test('each brings its terms, and who wrote it, where its package does', () => {
  const without = listed.filter(({ text }) => text.length < 500 || !/copyright/i.test(text));
  const left = without.filter(({ name }) =>
    readdirSync(join('node_modules', name)).some((file) => /^licen[cs]e/i.test(file)),
  );
  expect(left.map(({ name }) => name)).toEqual([]);
  expect(without.length).toBeLessThan(listed.length / 2);
});

test('no package that the code of the browser imports is missing, and no font', () => {
  const islands = globSync('src/**/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').startsWith("'use client'"),
  );
  const imported = [...islands, 'packages/waku-islands/src/browser/hydrate.ts']
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^import (?!type).* from '([^.].*)';/gm),
    ])
    .map(([, from = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? '')
    .filter((name) => name !== 'styled-system')
    // Holds nothing of its own.
    .map((name) => (name === 'motion' ? 'framer-motion' : name));
  const sheet = readFileSync('src/build/fonts.ts', 'utf8');
  const fonts = [...sheet.matchAll(/file: '(@fontsource[^/]*\/[^/]+)/g)].map(([, name]) => name);
  expect(imported).toContain('react');
  expect(fonts.length).toBeGreaterThan(0);
  const names = listed.map(({ name }) => name);
  expect(
    [...new Set([...imported, ...fonts])].filter((name) => !names.includes(name ?? '')),
  ).toEqual([]);
});
