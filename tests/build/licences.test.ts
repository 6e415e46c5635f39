import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from './pages';

/** Licences under which code and fonts may ship with the site. */
const FOR_CODE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
const isFree = (name: string, licence = '') =>
  name.startsWith('@fontsource') ? licence === 'OFL-1.1' : FOR_CODE.includes(licence);

const listed = textOf('licences.md')
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [, name = '', licence] = /^(\S+) - \S+(?: \((.+)\))?\n/.exec(text) ?? [];
    return { name, licence, text };
  });

test('the work of others that reaches a browser is listed with its licence', () => {
  expect(listed.length).toBeGreaterThan(10);
  const refused = listed.filter(({ name, licence }) => !isFree(name, licence));
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test('each licence has its terms and its author, where the package brings them', () => {
  const without = listed.filter(({ text }) => text.length < 500 || !/copyright/i.test(text));
  const left = without.filter(({ name }) =>
    readdirSync(join('node_modules', name)).some((file) => /^licen[cs]e/i.test(file)),
  );
  expect(left.map(({ name }) => name)).toEqual([]);
  expect(without.length).toBeLessThan(listed.length / 2);
});
