import { expect, test } from 'vitest';
import { namedBy, shortNames } from './class-names';

const many = new Map(Array.from({ length: 4000 }, (_, index) => [`style_${index}`, 4000 - index]));

test('short names are unique, and no advertisement blocker hides them', () => {
  const names = [...shortNames(many, new Set(['b', 'ab'])).values()];
  expect(new Set([...names, 'b', 'ab']).size).toBe(4002);
  expect(names.slice(0, 51).every((name) => name.length === 1)).toBe(true);
  expect(names.slice(51, 3000).every((name) => name.length === 2)).toBe(true);
  expect(names.every((name) => /^(?!ad|(?:to|is|no|or)$)[a-z][\w-]*$/i.test(name))).toBe(true);
});

test('the order in which classes are found changes no name', () => {
  const counts = [
    ['d_flex', 2],
    ['c_quiet', 2],
    ['pos_relative', 9],
  ] as const;
  const forwards = shortNames(new Map(counts), new Set());
  const backwards = shortNames(new Map(counts.toReversed()), new Set());
  expect(Object.fromEntries(forwards)).toEqual({ pos_relative: 'a', c_quiet: 'b', d_flex: 'c' });
  expect(Object.fromEntries(backwards)).toEqual(Object.fromEntries(forwards));
});

test('the naming function works from its text too', () => {
  const toHash = namedBy(new Map([['lg:d_flex', 'a']]));
  const written = new Function(`return ${toHash}`)() as typeof toHash;
  for (const name of [toHash, written]) {
    expect(name(['lg', 'd_flex'])).toBe('a');
    expect(() => name(['d_grid'])).toThrow('d_grid');
  }
});
