import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

/** How often the menu was opened, and whether it is open. */
export const menuAtom = atom({ opened: 0, isOpen: false });

/** How much larger than usual the text is; kept on the device. */
export const sizeAtom = atomWithStorage('size', 0);
