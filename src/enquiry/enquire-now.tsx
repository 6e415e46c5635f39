'use client';

import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { enquiryAtom } from '../parts/store';

/** React brings no more than the enquiry's state: the link works without it. */
export const wake = 'with-react';

/** Enquire Now: a link until an enquiry is known to have come, and then the word that it has. */
export function EnquireNow({
  sent,
  waits = false,
  children,
}: {
  readonly sent: string;
  /** Whether it shows only beyond the threshold of `src/parts/threshold.ts`, which sets it. */
  readonly waits?: boolean;
  /** The link. */
  readonly children: ReactNode;
}) {
  const isSent = useAtomValue(enquiryAtom).outcome === 'stored';
  return (
    <div data-shown={waits ? false : undefined} suppressHydrationWarning>
      {isSent ? sent : children}
    </div>
  );
}
