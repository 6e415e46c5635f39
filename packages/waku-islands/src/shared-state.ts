import { type Wake, withReact } from './wake.ts';

/** Packages whose stores islands share. */
const STORES =
  /from ['"](?:jotai|zustand|valtio|nanostores|@nanostores|@tanstack\/(?:store|react-query)|swr|mobx|redux|@reduxjs\/toolkit|@preact\/signals-react)\b/;
/** Matches state of a module: a variable, or a list that begins empty, such as listeners. */
const KEPT =
  /^(?:export )?(?:let \w|(?:const|var) [^\n=]*= new (?:\w*(?:Set|Map)(?:<.*>)?\(\)|\w*Event(?:Target|Emitter)\())/m;

/** Whether a module holds state that islands can share. */
export const holdsState = (code: string): boolean =>
  STORES.test(code) || code.includes('useSyncExternalStore') || KEPT.test(code);

/**
 * Makes islands that share state wake together, be they of one file or of several, or one island in
 * several places: an island that is still HTML would show old state.
 *
 * @param wakes when each island wakes, by its file; changed in place
 * @param states the modules with state
 * @param importsOf the modules of the project that a module imports
 * @returns the islands that stay HTML and would not show changes of a module, by that module
 */
export function wakeTogether(
  wakes: Map<string, Wake>,
  states: ReadonlySet<string>,
  importsOf: (id: string) => readonly string[],
): (readonly [module: string, deaf: string[]])[] {
  return [...states].flatMap((module) => {
    const sharing = [...wakes.keys()].filter((id) => reached(id, importsOf).has(module));
    const deaf = sharing.filter((id) => wakes.get(id) === 'never');
    for (const id of sharing) wakes.set(id, withReact(wakes.get(id) as Wake));
    return deaf.length > 0 && sharing.length > 1 ? [[module, deaf] as const] : [];
  });
}

/** A module and all that it imports. */
export function reached(id: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set([id]);
  for (const one of found) for (const next of importsOf(one)) found.add(next);
  return found;
}
