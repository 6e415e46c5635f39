'use client';

import { inView } from 'motion';
import { type ReactNode, useEffect, useRef } from 'react';
import { AMOUNT, isStill, MARGIN, rise } from '../boot/rise';
import { useFound } from './use-found';

/**
 * Fades its children in and lets them rise, once, when they are first seen. On the page that the
 * browser opened the boot script does it; here are the pages that React brings. Only what is still
 * below the window is hidden, and nothing without script or under reduced motion.
 */
export function Reveal({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [isBootScripts] = useFound(() => true, false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isBootScripts || isStill()) return;
    let forget: (() => void) | undefined;
    // The observer tells where it is once the page is laid out anyway; asking would force a layout for each.
    const first = new IntersectionObserver(([entry]) => {
      first.disconnect();
      if (!entry || entry.boundingClientRect.top < window.innerHeight) return;
      element.dataset.rise = 'waiting';
      forget = inView(element, () => rise(element), { amount: AMOUNT, margin: MARGIN });
    });
    first.observe(element);
    return () => {
      first.disconnect();
      forget?.();
    };
  }, [isBootScripts]);
  return (
    <div ref={ref} className={className} data-rise="">
      {children}
    </div>
  );
}
