import { atom } from 'jotai';
import { CHOSEN, choose, isPaused } from './choices';
import { isScrolled } from './threshold';
import { countScript } from './weight';

/*
 * The Jotai store: what several islands share. Each island is a React root of its own; without a
 * provider all of them use Jotai's default store. What the page's script keeps, an atom follows.
 */

/** An atom that follows what the page says, from the first island that reads it. */
function followed<Value>(read: () => Value, events: readonly string[], onServer: Value) {
  const own = atom(typeof document === 'undefined' ? onServer : read());
  own.onMount = (set) => {
    const update = () => set(read());
    update();
    for (const event of events) addEventListener(event, update, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, update);
    };
  };
  return own;
}

/** Whether the page is scrolled past the point where Enquire Now shows. */
export const scrolledAtom = followed(isScrolled, ['scroll'], false);

const pausedOnPage = followed(isPaused, [CHOSEN], false);

/** Whether the visitor has paused everything that moves by itself; remembered on the device. */
export const pausedAtom = atom(
  (get) => get(pausedOnPage),
  (_get, _set, paused: boolean) => choose('paused', `${paused}`),
);

/** Whether the blog's carousel advances by itself; off for good after any interaction with it. */
export const rotationAtom = atom(true);

/** The ids of the page's open answers. */
export const openAnswersAtom = atom<readonly string[]>([]);

/** The enquiry that was sent: what is known of it, and whether that is shown yet. */
export const enquiryAtom = atom<{
  readonly result: 'none' | 'sending' | 'stored' | 'lost' | 'unknown';
  readonly isShown: boolean;
}>({ result: 'none', isShown: false });

// With the first island the page's script is no longer what the footer says.
if (typeof document !== 'undefined') countScript();
