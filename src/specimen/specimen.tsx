import type { ReactNode } from 'react';
import { work } from '../content/work';
import { ButtonLink } from '../parts/button-link';
import { Closing } from '../parts/sections/closing';
import { specimen } from './specimen.styles';

/** Shows its children and a closing in one theme, whichever theme the page has. */
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
      <Closing head={work.closing}>
        <ButtonLink href="/contact">{work.closing.schedule}</ButtonLink>
      </Closing>
    </section>
  );
}
