'use client';

import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import { pausedAtom } from '../parts/store';

/** CSS moves the row, and its checkbox pauses it; React keeps that in the store. */
export const wake = 'with-react';

/** A marquee. Pausing one pauses everything that moves, and is remembered on the device. */
export function Marquee({
  classes,
  label,
  pause,
  children,
}: {
  readonly classes: {
    readonly root: string;
    readonly window: string;
    readonly track: string;
    readonly control: string;
  };
  /** Names the row. */
  readonly label: string;
  /** Names the control. */
  readonly pause: string;
  /** The copies of the row. */
  readonly children: ReactNode;
}) {
  const [paused, setPaused] = useAtom(pausedAtom);
  return (
    <div className={classes.root}>
      <label className={classes.control}>
        <input
          type="checkbox"
          name="paused"
          checked={paused}
          onChange={({ target }) => setPaused(target.checked)}
        />
        <span aria-hidden="true" />
        <span className="visually-hidden">{pause}</span>
      </label>
      {/* Scrollable by hand, keyboard included, where it does not move by itself. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes focus */}
      <div className={classes.window} role="group" aria-label={label} tabIndex={0}>
        <div className={classes.track}>{children}</div>
      </div>
    </div>
  );
}
