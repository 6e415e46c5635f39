'use client';

import { useAtom } from 'jotai';
import { pausedAtom } from '../store';

/**
 * The checkbox pauses the row by CSS alone, and the script of every page keeps the choice. Once
 * React is there, the checkbox shows what the store holds, and a press writes the choice there.
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
