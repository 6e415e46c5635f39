import { expect, test } from 'vitest';
import { namedBy, shortClassNames } from '../../src/build/class-names';

const many = new Map(Array.from({ length: 4000 }, (_, index) => [`style_${index}`, 4000 - index]));

test('short names never collide, with each other or with classes that are taken', () => {
  const names = [...shortClassNames(many, new Set(['b', 'ab'])).values()];
  expect(new Set(names).size).toBe(4000);
  expect(names).not.toContain('b');
  expect(names).not.toContain('ab');
  expect(names.every((name) => /^[a-z][\w-]*$/i.test(name))).toBe(true);
});

test('the most used classes have one letter, and no name begins as advertisements do', () => {
  const names = [...shortClassNames(many, new Set()).values()];
  expect(names.slice(0, 52).every((name) => name.length === 1)).toBe(true);
  expect(names.slice(52, 3000).every((name) => name.length === 2)).toBe(true);
  expect(names.filter((name) => /^ad/i.test(name))).toEqual([]);
});

test('the order in which classes are found changes no name', () => {
  const counts = [
    ['d_flex', 2],
    ['c_quiet', 2],
    ['pos_relative', 9],
  ] as const;
  const forwards = shortClassNames(new Map(counts), new Set());
  const backwards = shortClassNames(new Map(counts.toReversed()), new Set());
  expect(Object.fromEntries(forwards)).toEqual({ pos_relative: 'a', c_quiet: 'b', d_flex: 'c' });
  expect(Object.fromEntries(backwards)).toEqual(Object.fromEntries(forwards));
});

test('the text of the naming function names as the function does, and refuses what was not extracted', () => {
  const toHash = namedBy(new Map([['lg:d_flex', 'a']]));
  const written = new Function(`return ${toHash}`)() as typeof toHash;
  for (const name of [toHash, written]) {
    expect(name(['lg', 'd_flex'])).toBe('a');
    expect(() => name(['d_grid'])).toThrow('d_grid');
  }
});
