'use client';

import { useAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { THRESHOLD } from '../boot/threshold';
import { scrolledAtom } from './store';

/**
 * Shows its child once the page is scrolled past {@link THRESHOLD}; before hydration the boot
 * script does. Its space is reserved, so nothing shifts.
 */
export function EnquireNow({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useAtom(scrolledAtom);
  useEffect(() => {
    const look = () => setShown(window.scrollY > THRESHOLD);
    // In the next frame: reading the scroll position now would force a layout in the middle of
    // React's work.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [setShown]);
  return <div data-shown={shown}>{children}</div>;
}
