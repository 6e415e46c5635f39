import { expect, test } from 'vitest';
import { stateIn, wakeTogether } from '../../src/shared-state';

test('islands that share a store wake with each other; where that is not certain it is said', () => {
  const imports: Record<string, string[]> = { a: ['parts'], b: ['store'], parts: ['store'] };
  const wakes = new Map([
    ['a', 'press'],
    ['b', 'visible'],
    ['c', 'press'],
  ]);
  const importsOf = (id: string) => imports[id] ?? [];
  expect(wakeTogether(wakes, new Map([['store', 'store']]), importsOf)).toEqual([]);
  expect([...wakes.values()]).toEqual(['press with-react', 'visible with-react', 'press']);
  wakes.set('a', 'never').set('b', 'press');
  expect(wakeTogether(wakes, new Map([['store', 'store']]), importsOf)).toEqual([
    { module: 'store', sharing: ['a', 'b'], deaf: ['a'] },
  ]);
  wakes.set('a', 'press').set('b', 'press');
  const [found] = wakeTogether(wakes, new Map([['store', 'maybe']]), importsOf);
  expect(found?.deaf).toEqual(['a', 'b']);
});

test.each([
  [`import { atom } from 'jotai';`, 'store'],
  ['export const useCount = () => useSyncExternalStore(subscribe, get);', 'store'],
  ['export let count = 0;', 'maybe'],
  ['export const LIMIT = 3;', undefined],
] as const)('%s', (code, state) => {
  expect(stateIn(code)).toBe(state);
});
