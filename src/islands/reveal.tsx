'use client';

import { inView } from 'motion';
import { type ReactNode, useEffect, useRef } from 'react';
import { AMOUNT, isStill, MARGIN, rise } from '../boot/rise';
import { useFound } from './use-found';

/**
 * Fades its children in, once, when they first scroll into view. On the page that the browser
 * loaded the boot script does it; this is for pages that React renders. Hides only what is below
 * the window, and nothing without script or under reduced motion.
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
    // The observer reports the position after layout; reading it would force a layout for each.
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
