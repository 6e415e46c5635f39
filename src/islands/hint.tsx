'use client';

import { useStore } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type HintWord from './hint-word';
import { tooltipClosedAtom } from './store';

/** How long a pointer rests before the tooltip opens, in milliseconds. */
const DELAY = 700;
/** For how long after one closed the next opens without delay, in milliseconds. */
const SKIP = 300;

/** The tooltip itself is Ark's; loaded on demand. */
let Word: typeof HintWord | undefined;

/**
 * Loads the tooltip's code on the first hover or focus. Not through `lazy`: a Suspense boundary
 * that resolves would cross-fade the whole page and reset the focus, and a failed import would
 * crash the page.
 */
async function fetchWord(): Promise<boolean> {
  try {
    // Vite resolves with undefined where the failure is handled elsewhere.
    Word ??= ((await import('./hint-word')) as typeof import('./hint-word') | undefined)?.default;
  } catch {
    // The control has an accessible name: the tooltip is optional.
  }
  return Word !== undefined;
}

/** A tooltip for the control it contains: opens after a delay on hover, at once on focus. */
export function Hint({
  word,
  classes,
  children,
}: {
  readonly word: string;
  readonly classes: { readonly root: string; readonly content: string };
  /** A link or a button with a name of its own. */
  readonly children: ReactNode;
}) {
  // Read, not subscribed to: one hint closes as the pointer enters the next.
  const store = useStore();
  const [fetched, setFetched] = useState(false);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (delay: number) => {
    fetchWord().then(setFetched);
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(() => setOpen(true), delay);
    else setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) store.set(tooltipClosedAtom, performance.now());
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control that it holds
    <span
      ref={anchor}
      className={classes.root}
      data-wake=""
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        const since = performance.now() - store.get(tooltipClosedAtom);
        show(since < SKIP ? 0 : DELAY);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show(0);
      }}
      onBlur={hide}
    >
      {children}
      {fetched && Word && (
        <Word open={open} onClose={hide} anchor={anchor} className={classes.content}>
          {word}
        </Word>
      )}
    </span>
  );
}
