import type { ReactNode } from 'react';
import { type SectionVariantProps, section } from './section.styles';

/**
 * One band of a page, which rises once as it comes into view (`src/parts/script/rise.ts`). `id`
 * makes it a target of links.
 */
export function Band({
  id,
  label,
  tone,
  space,
  by = 'band',
  children,
}: SectionVariantProps & {
  readonly id?: string | undefined;
  /** Names the band for a screen reader where it has no heading. */
  readonly label?: string;
  /** What rises at once: a band that is tall on a phone rises by parts, so that less is blank. */
  readonly by?: 'band' | 'part';
  readonly children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-label={label}
      className={section({ tone, space })}
      data-rise={by === 'band' ? '' : undefined}
    >
      {children}
    </section>
  );
}
