'use client';

import { useAtomValue } from 'jotai';
import { menuAtom } from '../store';

/**
 * Reads the state that the button writes: the build sees the shared module, and wakes both islands
 * together.
 */
export function Menu() {
  const { opened, isOpen } = useAtomValue(menuAtom);
  return (
    <nav>
      <p>Opened: {opened}</p>
      {isOpen && <a href="/settings">Settings</a>}
    </nav>
  );
}
