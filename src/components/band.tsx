import type { ReactNode } from 'react';
import { type SectionVariantProps, section } from './section.styles';

/** One band of a page. `id` makes it a target of links. */
export function Band({
  id,
  label,
  tone,
  space,
  children,
}: SectionVariantProps & {
  readonly id?: string | undefined;
  /** Names the band for a screen reader where it has no heading. */
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} aria-label={label} className={section({ tone, space })}>
      {children}
    </section>
  );
}
