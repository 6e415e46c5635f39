'use client';

import { type ReactNode, ViewTransition } from 'react';
import { useRouter } from 'waku';

/**
 * Cross-fades from page to page; browsers without view transitions just change.
 * Whatever else changes on a page, or moves to another part of it, has no fade.
 */
export function PageTransition({ children }: { readonly children: ReactNode }) {
  const { path } = useRouter();
  return (
    <ViewTransition key={path} default="none" enter="page" exit="page">
      <div>{children}</div>
    </ViewTransition>
  );
}
