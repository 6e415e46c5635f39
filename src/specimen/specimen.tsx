import type { ReactNode } from 'react';
import { specimen } from './specimen.styles';

/** Everything inside is shown in one theme, whichever the page has. */
export function Specimen({
  theme,
  children,
}: {
  readonly theme: 'day' | 'night';
  readonly children: ReactNode;
}) {
  return (
    <section className={specimen({ theme }).root} aria-label={theme}>
      {children}
    </section>
  );
}
