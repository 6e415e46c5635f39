import type { ReactNode } from 'react';
import { LANGUAGE } from '../site/format';
import '../theme/styles.css';

/**
 * The document. The script of every page puts the theme on `<html>`, so that React would warn of an
 * attribute that it has not rendered.
 */
export default async function Root({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={LANGUAGE} suppressHydrationWarning>
      <head />
      <body>{children}</body>
    </html>
  );
}
