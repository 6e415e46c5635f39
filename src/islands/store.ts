import { atom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { isPaused } from '../boot/choices';
import { THRESHOLD } from '../boot/threshold';

/*
 * What several islands share, or what has to outlive one. Values that the boot script has set on the
 * page before React are read from there when they are first asked for: the first render is right.
 */
const onPage = <Value>(read: () => Value, onServer: Value) =>
  atomWithLazy(() => (typeof document === 'undefined' ? onServer : read()));

/** Whether the page is scrolled past the point where Enquire Now shows. */
export const scrolledAtom = onPage(() => window.scrollY > THRESHOLD, false);

/** Whether the visitor has paused everything that moves by itself: both marquees and the carousel. */
export const pausedAtom = onPage(isPaused, false);

/** Whether the blog's carousel may advance by itself; off for good after any interaction with it. */
export const rotationAtom = atom(true);

/** The ids of the open answers of each page, by its path. */
export const openAnswersAtom = atom<Readonly<Record<string, readonly string[]>>>({});

/** When the last tooltip closed, in milliseconds of the page's clock. */
export const tooltipClosedAtom = atom(Number.NEGATIVE_INFINITY);
