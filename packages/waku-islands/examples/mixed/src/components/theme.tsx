'use client';

import { createContext, type ReactNode } from 'react';

/** A provider that is rendered and stays HTML. The islands inside are no part of it. */
export const wake = 'never';

const Theme = createContext('day');

export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <Theme value="night">{children}</Theme>
);
