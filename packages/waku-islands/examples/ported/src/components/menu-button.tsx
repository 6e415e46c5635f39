'use client';

import { useSetAtom } from 'jotai';
import { menuAtom } from '../store';

/** Before porting, this was a part of the header. A press on this island wakes the menu as well. */
export function MenuButton() {
  const set = useSetAtom(menuAtom);
  const toggle = () =>
    set(({ opened, isOpen }) => ({ opened: opened + (isOpen ? 0 : 1), isOpen: !isOpen }));
  return (
    <button type="button" onClick={toggle}>
      Menu
    </button>
  );
}
