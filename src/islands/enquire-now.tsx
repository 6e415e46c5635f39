'use client';

import { useAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { THRESHOLD } from '../boot/threshold';
import { scrolledAtom } from './store';

/** Shows its child once the page is scrolled past {@link THRESHOLD}; before React the boot script does. Its place is kept, so nothing shifts. */
export function EnquireNow({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useAtom(scrolledAtom);
  useEffect(() => {
    const look = () => setShown(window.scrollY > THRESHOLD);
    // With the next frame: reading the scroll position now would force a layout in the middle of React's work.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [setShown]);
  return <div data-shown={shown}>{children}</div>;
}
