import type { Wake } from './wake.ts';

/** Packages whose stores islands share. */
const STORES =
  /from ['"](?:jotai|zustand|valtio|nanostores|@nanostores|@tanstack\/store|mobx|redux|@reduxjs\/toolkit|@preact\/signals-react)\b/;

/** Whether a module holds state that islands can share: for sure, or by what it looks like. */
export function stateIn(code: string): 'store' | 'maybe' | undefined {
  if (STORES.test(code) || code.includes('useSyncExternalStore')) return 'store';
  return /^(?:export )?let \w/m.test(code) ? 'maybe' : undefined;
}

/**
 * Has islands that share a store wake with each other, since one that is HTML would show what is past.
 *
 * @param wakes when each island wakes, by its file; is changed
 * @param states the modules with state
 * @returns where that is not certain, or a file says `never`: the module, the islands that share it, and
 *   those of them that would not show what happens to it
 */
export function wakeTogether(
  wakes: Map<string, Wake>,
  states: ReadonlyMap<string, 'store' | 'maybe'>,
  importsOf: (id: string) => readonly string[],
): (readonly [module: string, sharing: string[], deaf: string[]])[] {
  return [...states].flatMap(([module, state]) => {
    const sharing = [...wakes.keys()].filter((id) => reached(id, importsOf).has(module));
    if (sharing.length < 2) return [];
    const asleep = sharing.filter((id) => !wakes.get(id)?.includes('with-react'));
    const deaf = asleep.filter((id) => state === 'maybe' || wakes.get(id) === 'never');
    for (const id of asleep) if (!deaf.includes(id)) wakes.set(id, `${wakes.get(id)} with-react`);
    return deaf.length > 0 ? [[module, sharing, deaf] as const] : [];
  });
}

/** A module and all that it imports. */
function reached(id: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set([id]);
  for (const one of found) for (const next of importsOf(one)) found.add(next);
  return found;
}
