'use client';

import { createContext, type ReactNode } from 'react';

/** Rendered and left as HTML: what is inside is not part of it. */
export const wake = 'never';

const Theme = createContext('day');

export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <Theme value="night">{children}</Theme>
);
