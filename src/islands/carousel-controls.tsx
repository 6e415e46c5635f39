'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CarouselLabels } from '../content/types';
import { Hint } from './hint';

/** Labels, class names and icons of the buttons. */
export interface CarouselButtons {
  readonly labels: CarouselLabels;
  readonly classes: Readonly<
    Record<'controls' | 'control' | 'rotation' | 'button' | 'hint', string>
  >;
  readonly icons: Readonly<Record<'previous' | 'next' | 'pause' | 'play', ReactNode>>;
}

/**
 * The buttons of a carousel: before its slides, so that the one that stops it is first in tab
 * order.
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
}: CarouselButtons & {
  /** The id of the row of slides. */
  readonly track: string;
  readonly rotating: boolean;
  /** Which end of the row is in view, where it has ends. */
  readonly ends: { readonly first: boolean; readonly last: boolean };
  /** Called when a button gets the focus. */
  readonly onStop: () => void;
  readonly onToggle: () => void;
  readonly onGo: (by: 1 | -1) => void;
}) {
  // A button that is disabled while focused loses the focus in the next frame.
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (ends.last && document.activeElement === next.current) previous.current?.focus();
    if (ends.first && document.activeElement === previous.current) next.current?.focus();
  }, [ends]);

  const steps = [
    { direction: 'previous', by: -1, button: previous, atEnd: ends.first },
    { direction: 'next', by: 1, button: next, atEnd: ends.last },
  ] as const;
  const hint = { root: classes.control, content: classes.hint };
  const rotationLabel = rotating ? labels.pause : labels.play;
  return (
    <div className={classes.controls}>
      <Hint word={rotationLabel} classes={{ ...hint, root: classes.rotation }}>
        <button
          type="button"
          className={classes.button}
          data-rotate=""
          aria-label={rotationLabel}
          // Pressing it focuses it: if that focus stopped the carousel, the press would start it
          // again.
          onFocus={(event) => {
            if (event.target.matches(':focus-visible')) onStop();
          }}
          onClick={onToggle}
        >
          {rotating ? icons.pause : icons.play}
        </button>
      </Hint>
      {steps.map(({ direction, by, button, atEnd }) => (
        <Hint key={direction} word={labels[direction]} classes={hint}>
          <button
            ref={button}
            type="button"
            className={classes.button}
            aria-label={labels[direction]}
            aria-controls={track}
            data-by={by}
            disabled={atEnd}
            onFocus={onStop}
            onClick={() => onGo(by)}
          >
            {icons[direction]}
          </button>
        </Hint>
      ))}
    </div>
  );
}
