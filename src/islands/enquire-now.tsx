'use client';

import { useAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { scrolledAtom } from './store';

/** Pixels of scroll beyond which the button shows; at exactly this many it is hidden. */
const THRESHOLD = 200;

/** Shows its child once the page is scrolled past {@link THRESHOLD}. Its place is kept, so nothing shifts. */
export function EnquireNow({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useAtom(scrolledAtom);
  useEffect(() => {
    const look = () => setShown(window.scrollY > THRESHOLD);
    // Asked with the next frame: now it would lay the whole page out in the middle of React's work.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [setShown]);
  return <div data-shown={shown}>{children}</div>;
}
