import { expect, test } from 'vitest';
import { stateIn, wakeTogether } from '../../src/shared-state';

test('islands that share a store wake with each other; where that is not certain it is said', () => {
  const imports: Record<string, string[]> = { a: ['parts'], b: ['store'], parts: ['store'] };
  const wakes = new Map(Object.entries({ a: 'press', b: 'visible', c: 'press' }));
  const importsOf = (id: string) => imports[id] ?? [];
  expect(wakeTogether(wakes, new Map([['store', 'store']]), importsOf)).toEqual([]);
  expect([...wakes.values()]).toEqual(['press with-react', 'visible with-react', 'press']);
  wakes.set('a', 'never').set('b', 'press');
  expect(wakeTogether(wakes, new Map([['store', 'store']]), importsOf)).toEqual([
    ['store', ['a', 'b'], ['a']],
  ]);
  wakes.set('a', 'press').set('b', 'press');
  expect(wakeTogether(wakes, new Map([['store', 'maybe']]), importsOf)[0]?.[2]).toEqual(['a', 'b']);
});

test('a module holds state where it uses a store, and may where it has a variable', () => {
  expect(stateIn(`import { atom } from 'jotai';`)).toBe('store');
  expect(stateIn('export const useCount = () => useSyncExternalStore(on, get);')).toBe('store');
  expect(stateIn('export let count = 0;')).toBe('maybe');
  expect(stateIn('export const LIMIT = 3;')).toBeUndefined();
});
