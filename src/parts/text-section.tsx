import type { ReactNode } from 'react';
import type { SectionHead as SectionHeadData } from '../content/types';
import { Band } from './band';
import { prose } from './prose.styles';
import { SectionHead } from './section-head';
import { split } from './split.styles';

/** Running text left of the line. */
export function TextSection({
  head: { paragraphs, ...head },
  size,
  tone,
  children,
}: {
  readonly head: SectionHeadData & { readonly paragraphs: readonly string[] };
  readonly size?: 'body' | 'lead';
  readonly tone?: 'green';
  /** Right of the line. */
  readonly children?: ReactNode;
}) {
  const parts = split();
  return (
    <Band tone={tone}>
      <SectionHead head={head} />
      <div className={parts.root}>
        <div className={prose({ size, columns: true })}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {children && <div className={parts.right}>{children}</div>}
      </div>
    </Band>
  );
}
