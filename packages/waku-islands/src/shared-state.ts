import { type Wake, withReact } from './wake-strategies.ts';

/** Packages whose stores islands share. */
const STORES =
  /from ['"](?:jotai|zustand|valtio|nanostores|@nanostores|@tanstack\/(?:store|react-query)|swr|mobx|redux|@reduxjs\/toolkit|@preact\/signals-react)\b/;
/**
 * Matches a module's own state: a `let`, an event target, or a set or map that begins empty, such
 * as one of listeners.
 */
const KEPT =
  /^(?:export )?(?:let \w|(?:const|var) [^\n=]*= new (?:\w*(?:Set|Map)(?:<.*>)?\(\)|\w*Event(?:Target|Emitter)\())/m;

/** Whether a module holds state that islands can share. */
export const holdsState = (code: string): boolean =>
  STORES.test(code) || code.includes('useSyncExternalStore') || KEPT.test(code);

/**
 * Makes islands that share state wake together: islands of one file or of several, or one island in
 * several places. An island that is still HTML would show old state.
 *
 * @param wakes when each island wakes, by its file; changed in place
 * @param states the modules with state
 * @param importsOf the modules of the project that a module imports
 * @returns the islands that never wake although others share their state, by the module with the
 *   state
 */
export function wakeTogether(
  wakes: Map<string, Wake>,
  states: ReadonlySet<string>,
  importsOf: (id: string) => readonly string[],
): (readonly [module: string, never: string[]])[] {
  return [...states].flatMap((module) => {
    const sharing = [...wakes.keys()].filter((id) => reached(id, importsOf).has(module));
    const never = sharing.filter((id) => wakes.get(id) === 'never');
    for (const id of sharing) wakes.set(id, withReact(wakes.get(id) as Wake));
    return never.length > 0 && sharing.length > 1 ? [[module, never] as const] : [];
  });
}

/** A module and all that it imports. */
export function reached(id: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set([id]);
  for (const one of found) for (const next of importsOf(one)) found.add(next);
  return found;
}
