'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import { land, rememberScroll, settleScroll, usePayloadRetries } from '../runtime/react';

/**
 * What browsers do on a page load and a router does not: moves the focus to the new page, announces
 * its title, and restores the scroll position after going back.
 */
export function PageChanges() {
  const { path, hash } = useRouter();
  const shown = useRef<string>(undefined);
  const settled = useRef((): boolean => false);
  const [said, setSaid] = useState('');
  usePayloadRetries();
  useEffect(rememberScroll, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what brings a page
  useLayoutEffect(() => {
    if (shown.current !== undefined) settled.current = settleScroll();
  }, [path, hash]);
  useEffect(() => {
    const before = shown.current;
    shown.current = path;
    if (before === undefined) return;
    const returned = settled.current();
    const target = returned ? null : document.getElementById(hash.slice(1));
    // The router scrolls the target to the top of the window, under the sticky bar.
    if (before === path) {
      target?.scrollIntoView();
      return;
    }
    if (target) land(() => target.scrollIntoView({ behavior: 'instant' }));
    else if (!returned) land(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const heading = document.querySelector<HTMLElement>('main h1');
    if (target) focusOn(target);
    else heading?.focus({ preventScroll: true });
    setSaid(document.title || path);
  }, [path, hash]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

/** Focuses the target of a `#fragment`, making it focusable for the moment. */
function focusOn(target: HTMLElement): void {
  if (!target.matches('a[href], button, input, [tabindex]')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
