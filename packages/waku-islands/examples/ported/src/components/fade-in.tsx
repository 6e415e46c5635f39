'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** Before porting, an effect showed this at once, as framer-motion's `initial` does. */
export const wake = 'visible';

export function FadeIn({ children }: { readonly children: ReactNode }) {
  const [isShown, show] = useState(false);
  useEffect(() => show(true), []);
  return <div style={{ opacity: isShown ? 1 : 0, transition: 'opacity 0.3s' }}>{children}</div>;
}
