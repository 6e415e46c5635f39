'use client';

import { useAtomValue } from 'jotai';
import { menuAtom } from '../store';

/** Reads what the button writes: the build sees the shared module, and lets both wake together. */
export function Menu() {
  const { opened, isOpen } = useAtomValue(menuAtom);
  return (
    <nav>
      <p>Opened: {opened}</p>
      {isOpen && <a href="/settings">Settings</a>}
    </nav>
  );
}
