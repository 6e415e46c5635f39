import { atom } from 'jotai';

/** Whether the page is scrolled past the point where Enquire Now shows. */
export const scrolledAtom = atom(false);

/** Whether the answer to an enquiry is shown. */
export const overlayAtom = atom(false);

/** The theme that the visitor chose; `system` follows the device. */
export const themeAtom = atom<Theme>('system');

/** Whether the blog's carousel advances by itself; off for good after any interaction. */
export const rotationAtom = atom(true);

/** When the last tooltip closed, in milliseconds of the page's clock. */
export const tooltipClosedAtom = atom(Number.NEGATIVE_INFINITY);

/** Day, night, or what the device says. */
export type Theme = 'system' | 'day' | 'night';
