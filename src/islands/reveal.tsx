'use client';

import { inView } from 'motion';
import { animate } from 'motion/mini';
import { type ReactNode, useEffect, useRef } from 'react';
import { runUp } from './run-up';

/** The share of it that has to be seen, and how far outside the window counts as seen. */
const AMOUNT = 0.05;
const MARGIN = '50px';
/** How long it takes, in seconds. */
const RISE = 0.6;
const EASE = [0.2, 0.7, 0.1, 1] as const;

/**
 * Fades its children in and lets them rise, once, when they are first seen.
 * Hidden only from here, after hydration, and only what is still below the
 * window: without script, before it, or under reduced motion nothing is hidden.
 */
export function Reveal({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let forget: (() => void) | undefined;
    // The observer tells where it is once the page is laid out anyway; asking would lay it out once for each.
    const first = new IntersectionObserver(([entry]) => {
      first.disconnect();
      if (!entry || entry.boundingClientRect.top < window.innerHeight) return;
      element.dataset.waiting = '';
      forget = whenSeen(element);
    });
    first.observe(element);
    return () => {
      first.disconnect();
      forget?.();
    };
  }, []);
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

/** Lets the element rise once it is in view. Returns what ends the watch. */
function whenSeen(element: HTMLElement): () => void {
  return inView(
    element,
    () => {
      delete element.dataset.waiting;
      runUp(element, RISE);
      animate(
        element,
        { opacity: [0, 1], transform: ['translateY(24px)', 'none'] },
        { duration: RISE, ease: [...EASE] },
      );
    },
    { amount: AMOUNT, margin: MARGIN },
  );
}
