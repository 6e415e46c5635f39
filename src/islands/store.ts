import { atom, useAtom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { choose, isPaused } from '../boot/choices';
import { THRESHOLD } from '../boot/threshold';
import { useOnPage } from './use-on-page';

/*
 * The Jotai store: state that several islands share or that outlives one. Values that the boot
 * script has set on the page are read from it on first use, so that the first render is right.
 */
const onPage = <Value>(read: () => Value, onServer: Value) =>
  atomWithLazy(() => (typeof document === 'undefined' ? onServer : read()));

/** Whether the page is scrolled past the point where Enquire Now shows. */
export const scrolledAtom = onPage(() => window.scrollY > THRESHOLD, false);

/** Whether the visitor has paused everything that moves by itself: both marquees and the carousel. */
const pausedAtom = onPage(isPaused, false);

/**
 * Whether everything that moves by itself is paused, and its setter: for all islands at once, and
 * remembered on the device.
 */
export function usePaused(): [paused: boolean, setPaused: (paused: boolean) => void] {
  const [paused, setPaused] = useAtom(pausedAtom);
  useOnPage(() => setPaused(isPaused()));
  return [
    paused,
    (next) => {
      setPaused(next);
      choose('paused', `${next}`);
    },
  ];
}

/** Whether the blog's carousel may advance by itself; off for good after any interaction with it. */
export const rotationAtom = atom(true);

/** The ids of the open answers of each page, by its path. */
export const openAnswersAtom = atom<Readonly<Record<string, readonly string[]>>>({});

/** When the last tooltip closed, in milliseconds of the page's clock. */
export const tooltipClosedAtom = atom(Number.NEGATIVE_INFINITY);
