'use client';

import { useAtom } from 'jotai';
import { pausedAtom } from '../store';

/** CSS moves the row, and this checkbox pauses it; React keeps its state in the store. */
export const wake = 'with-react';

/** Pauses a marquee and everything else that moves; the device remembers it. */
export function Pause({
  className,
  label,
}: {
  readonly className: string;
  readonly label: string;
}) {
  const [paused, setPaused] = useAtom(pausedAtom);
  return (
    <label className={className}>
      <input
        type="checkbox"
        name="paused"
        checked={paused}
        onChange={({ target }) => setPaused(target.checked)}
      />
      <span aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}
