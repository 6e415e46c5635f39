'use client';

import { useAtom } from 'jotai';
import { pausedAtom } from '../store';

/**
 * The checkbox pauses the row by CSS alone, and the page's script keeps the choice. React, once it
 * is there, only lets the checkbox follow the store.
 */
export const wake = 'with-react';

/** A checkbox that pauses the marquee and everything else that moves; the device remembers it. */
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
