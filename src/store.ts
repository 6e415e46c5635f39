import { atom } from 'jotai';
import { CHOSEN, choose, isPaused } from './parts/script/choices';

/*
 * What several islands share, which is one thing: whether movement is paused. Each island is a
 * React root of its own; without a provider all of them use Jotai's default store. The script of
 * every page holds the choice (`choices.ts`), and the atom follows it.
 */

const pausedOnPage = atom(typeof document !== 'undefined' && isPaused());
pausedOnPage.onMount = (set) => {
  const update = () => set(isPaused());
  update();
  addEventListener(CHOSEN, update);
  return () => removeEventListener(CHOSEN, update);
};

/** Whether the visitor has paused everything that moves by itself; remembered on the device. */
export const pausedAtom = atom(
  (get) => get(pausedOnPage),
  (_get, _set, paused: boolean) => choose('paused', `${paused}`),
);
