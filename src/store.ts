import { atom } from 'jotai';
import { type EnquiryState, untouched } from './enquiry/enquiry-state';
import { CHOSEN, choose, isPaused } from './parts/script/choices';

/*
 * The Jotai store: state that several islands share. Each island is a React root of its own;
 * without a provider all of them use Jotai's default store. Atoms follow the page script's state.
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

/** The state of the enquiry that was sent last on this page. */
export const enquiryAtom = atom<EnquiryState>(untouched);
