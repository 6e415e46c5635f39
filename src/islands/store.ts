import { atom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import type { Theme } from '../boot/theme';
import { THRESHOLD } from '../boot/threshold';

/*
 * Values that the boot script has set on the page before React are read from there when they are
 * first asked for: the first render is right, and nothing changes after it.
 */
const onPage = <Value>(read: () => Value, onServer: Value) =>
  atomWithLazy(() => (typeof document === 'undefined' ? onServer : read()));

/** Whether the page is scrolled past the point where Enquire Now shows. */
export const scrolledAtom = onPage(() => window.scrollY > THRESHOLD, false);

/** Whether the answer to an enquiry is shown. */
export const overlayAtom = atom(false);

/** The theme that the visitor chose; `system` follows the device. */
export const themeAtom = onPage<Theme>(() => {
  const { theme } = document.documentElement.dataset;
  return theme === 'day' || theme === 'night' ? theme : 'system';
}, 'system');

/** Whether the blog's carousel advances by itself; off for good after any interaction. */
export const rotationAtom = atom(true);

/** When the last tooltip closed, in milliseconds of the page's clock. */
export const tooltipClosedAtom = atom(Number.NEGATIVE_INFINITY);
