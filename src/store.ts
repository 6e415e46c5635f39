import { atom } from 'jotai';
import { type EnquiryState, untouched } from './enquiry/enquiry-state';
import { CHOSEN, choose, isPaused } from './parts/script/choices';

/** Adds the code of islands, as it arrives, to the script that the footer states for the page. */
function countScript(): void {
  const figure = document.querySelector('[data-weight=script]');
  if (!figure) return;
  let bytes = Number(figure.textContent) * 1000;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      // The import that follows reads the cache.
      if (entry.initiatorType === 'fetch' && entry.name.endsWith('.js'))
        bytes += entry.encodedBodySize;
    }
    figure.textContent = (bytes / 1000).toFixed(1);
  }).observe({ type: 'resource', buffered: true });
}

/*
 * The Jotai store: what several islands share. Each island is a React root of its own; without a
 * provider all of them use Jotai's default store. What the page's script keeps, an atom follows.
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

/** What has become of the enquiry that was sent last on this page. */
export const enquiryAtom = atom<EnquiryState>(untouched);

// With the first island the page's script is no longer what the footer says.
if (typeof document !== 'undefined') countScript();
