import type { ReactNode } from 'react';
import { PageGuard } from '../islands/page-guard';
import '../theme/styles.css';

/** The document. The theme is put on `<html>` before React comes, hence the suppressed warning. */
export default async function Root({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head />
      <body>
        <PageGuard>{children}</PageGuard>
      </body>
    </html>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
