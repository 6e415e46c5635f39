'use client';

import { useStore } from 'jotai';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { tooltipClosedAtom } from './store';

/** How long a pointer rests before the word shows, in milliseconds. */
const DELAY = 700;
/** For how long after one closed the next shows without delay, in milliseconds. */
const SKIP = 300;

/** In the place of a word that did not come: it is not worth a page. */
const silent = { default: () => <></> };
/** Apart from what is made of it: Vite takes a chained `then` into the import whose failure it reports. */
const fetchWord = () => import('./hint-word');
/**
 * The word itself, its place and its manners are Ark's; fetched when a pointer or
 * the focus first comes near. Where a reload is under way for a chunk that is
 * gone, Vite's import ends with nothing.
 */
const Word = lazy(async () => {
  try {
    return (await fetchWord()) ?? silent;
  } catch {
    return silent;
  }
});

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
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (delay: number) => {
    setWanted(true);
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
      {wanted && (
        <Suspense>
          <Word open={open} onClose={hide} anchor={anchor} className={classes.content}>
            {word}
          </Word>
        </Suspense>
      )}
    </span>
  );
}
