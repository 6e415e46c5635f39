'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CarouselLabels } from '../content/types';
import { Hint } from './hint';

/** What the buttons show. */
export type CarouselIcons = Readonly<Record<'previous' | 'next' | 'pause' | 'play', ReactNode>>;

/**
 * The buttons of a carousel: they stand before its slides, so that the keyboard
 * comes to the one that stops it first.
 */
export function CarouselControls({
  labels,
  classes,
  icons,
  track,
  rotating,
  ends,
  onStop,
  onToggle,
  onGo,
}: {
  readonly labels: CarouselLabels;
  readonly classes: {
    readonly controls: string;
    readonly control: string;
    readonly rotation: string;
    readonly button: string;
    readonly hint: string;
  };
  readonly icons: CarouselIcons;
  /** The id of the row of slides. */
  readonly track: string;
  readonly rotating: boolean;
  /** Which end of the row is in view, where it has ends. */
  readonly ends: { readonly first: boolean; readonly last: boolean };
  /** The keyboard has come to a button. */
  readonly onStop: () => void;
  readonly onToggle: () => void;
  readonly onGo: (by: 1 | -1) => void;
}) {
  // A button that is disabled under the focus takes it away from the keyboard with the next frame.
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (ends.last && document.activeElement === next.current) previous.current?.focus();
    if (ends.first && document.activeElement === previous.current) next.current?.focus();
  }, [ends]);

  const hint = { root: classes.control, content: classes.hint };
  const rotationLabel = rotating ? labels.pause : labels.play;
  return (
    <div className={classes.controls}>
      <Hint word={rotationLabel} classes={{ ...hint, root: classes.rotation }}>
        <button
          type="button"
          className={classes.button}
          aria-label={rotationLabel}
          // Pressing it focuses it, which must not be what stops: the press would then start.
          onFocus={(event) => {
            if (event.target.matches(':focus-visible')) onStop();
          }}
          onClick={onToggle}
        >
          {rotating ? icons.pause : icons.play}
        </button>
      </Hint>
      <Hint word={labels.previous} classes={hint}>
        <button
          ref={previous}
          type="button"
          className={classes.button}
          aria-label={labels.previous}
          aria-controls={track}
          disabled={ends.first}
          onFocus={onStop}
          onClick={() => onGo(-1)}
        >
          {icons.previous}
        </button>
      </Hint>
      <Hint word={labels.next} classes={hint}>
        <button
          ref={next}
          type="button"
          className={classes.button}
          aria-label={labels.next}
          aria-controls={track}
          disabled={ends.last}
          onFocus={onStop}
          onClick={() => onGo(1)}
        >
          {icons.next}
        </button>
      </Hint>
    </div>
  );
}
