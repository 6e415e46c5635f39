'use client';

import { useStore } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type HintWord from './hint-word';
import { tooltipClosedAtom } from './store';

/** How long a pointer rests before the word shows, in milliseconds. */
const DELAY = 700;
/** For how long after one closed the next shows without delay, in milliseconds. */
const SKIP = 300;

/** The word itself, its place and its manners are Ark's. */
let Word: typeof HintWord | undefined;

/**
 * Fetches the word when a pointer or the focus first comes near. Not through
 * `lazy`: for React a boundary that fills is a change of the page, so it would
 * cross-fade the whole page and put the focus back to where it was before; and
 * a file that does not come would take the page down with it.
 */
async function fetchWord(): Promise<boolean> {
  try {
    // Vite answers with nothing where the failure is dealt with elsewhere.
    Word ??= ((await import('./hint-word')) as typeof import('./hint-word') | undefined)?.default;
  } catch {
    // A control has a name of its own: the word is a courtesy.
  }
  return Word !== undefined;
}

/** Says a word about the control it holds: after a rest of the pointer, at once on focus. */
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
  // Read when it is needed, not followed: one hint closes as the pointer enters the next.
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
