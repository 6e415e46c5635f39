'use client';

import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { scrolledAtom } from '../parts/store';

/** The page's script shows and hides it by itself; React adds the same fact to the store. */
export const wake = 'with-react';

/**
 * Shows its child once the page is scrolled past the threshold of `src/parts/threshold.ts`. Its
 * space is reserved, so nothing shifts.
 */
export function EnquireNow({ children }: { readonly children: ReactNode }) {
  return <div data-shown={useAtomValue(scrolledAtom)}>{children}</div>;
}
