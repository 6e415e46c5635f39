import { expect, test } from 'vitest';
import { holdsState, wakeTogether } from '../../src/shared-state';
import type { Wake } from '../../src/wake-strategies';

test('islands that share state wake with each other; one that never wakes is named', () => {
  const imports: Record<string, string[]> = { a: ['parts'], b: ['store'], parts: ['store'] };
  const wakes = new Map<string, Wake>([
    ['a', 'press'],
    ['b', 'visible'],
    ['c', 'press'],
  ]);
  const importsOf = (id: string) => imports[id] ?? [];
  expect(wakeTogether(wakes, new Set(['store']), importsOf)).toEqual([]);
  expect([...wakes.values()]).toEqual(['press with-react', 'visible with-react', 'press']);
  wakes.set('a', 'never').set('b', 'press');
  expect(wakeTogether(wakes, new Set(['store']), importsOf)).toEqual([['store', ['a']]]);
});

test('islands of one file that holds their state wake with each other', () => {
  const wakes = new Map<string, Wake>([['a', 'press']]);
  expect(wakeTogether(wakes, new Set(['a']), () => [])).toEqual([]);
  expect(wakes.get('a')).toBe('press with-react');
});

test.each([
  [`import { atom } from 'jotai';`, true],
  [`import { create } from 'zustand';`, true],
  ['export const useCount = () => useSyncExternalStore(on, get);', true],
  ['export let count = 0;', true],
  ['const listeners = new Set<() => void>();', true],
  ['const bus = new EventTarget();', true],
  [`const NAMES = new Set(['a']);`, false],
  ['export const LIMIT = 3;', false],
  ['function f() {\n  let count = 0;\n}', false],
])('%s holds state: %s', (code, holds) => {
  expect(holdsState(code)).toBe(holds);
});
