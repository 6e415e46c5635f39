'use client';

import { type ReactNode, ViewTransition } from 'react';
import { useRouter } from 'waku';

/**
 * Cross-fades from page to page by view transitions where the browser has them. Other changes, such
 * as to a fragment, have no transition.
 */
export function PageTransition({ children }: { readonly children: ReactNode }) {
  const { path } = useRouter();
  return (
    <ViewTransition key={path} default="none" enter="page" exit="page">
      <div>{children}</div>
    </ViewTransition>
  );
}
