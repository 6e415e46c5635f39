import type { ReactNode } from 'react';
import { LANGUAGE } from '../site/format';
import '../theme/styles.css';

/**
 * The document. The script of every page puts the theme on `<html>`. In development, where React
 * hydrates the document, it would warn of an attribute that it has not rendered: hence
 * `suppressHydrationWarning`.
 */
export default async function Root({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={LANGUAGE} suppressHydrationWarning>
      <head />
      <body>{children}</body>
    </html>
  );
}
